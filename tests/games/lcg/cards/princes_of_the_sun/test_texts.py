"""Texts of Princes of the Sun, read by eye against the facts of the cards: every word that came with them."""

from __future__ import annotations

import pytest

from games.lcg.saying import both
from thronsaal.games.lcg.catalogue import CATALOGUE
from thronsaal.games.lcg.wording import card_text

TEXTS = [
    (
        "POTS1 The Red Viper",
        "Ruhmreich. Immun gegen Ereignisse. Immun gegen die Fähigkeiten von Charakteren.\n"
        "Solange du einen Gegner angreifst, der mehr Charaktere kontrolliert als du, wird The Red Viper zum "
        "Angreifen nicht gebeugt.",
        "Renown. Immune to events. Immune to character abilities.\n"
        "While you are attacking an opponent who controls more characters than you, The Red Viper does not "
        "kneel to attack.",
    ),
    (
        "POTS2 Arianne Martell",
        "Heimlich.\nSolange Arianne Martell angreift, ist dein Schadenswert um 1 höher.",
        "Stealth.\nWhile Arianne Martell is attacking, your claim is 1 higher.",
    ),
    (
        "POTS3 Doran Martell",
        "Wer als Angreifer eine Herausforderung verliert, muss deren Schaden erleiden, nach dem Schadenswert "
        "der aufgedeckten Strategiekarte des Verteidigers.",
        "Whoever loses a challenge as attacker must satisfy its claim, using the claim value of the defending "
        "player's revealed plot.",
    ),
    (
        "POTS4 Darkstar",
        "Nur Haus Martell.\n"
        "Rachsüchtig. Ruhmreich.\n"
        "Wenn Darkstar aus deiner Hand oder deinem Nachziehstapel abgelegt würde, bringe Darkstar stattdessen "
        "ins Spiel.",
        "House Martell only.\n"
        "Vengeful. Renown.\n"
        "If Darkstar would be discarded from your hand or draw deck, put Darkstar into play instead.",
    ),
    (
        "POTS7 Ellaria Sand",
        "Rachsüchtig.\n"
        "Reaktion: Nachdem du eine Herausforderung verloren hast, bestimme einen Charakter mit mindestens 1 "
        "Machtpunkt außer Ellaria Sand. Lege 1 Machtpunkt von ihm auf Ellaria Sand.",
        "Vengeful.\n"
        "Response: After you lose a challenge, pick a character with at least 1 power except Ellaria Sand. "
        "Move 1 power from it to Ellaria Sand.",
    ),
    (
        "POTS8 Harmen Uller",
        "Ruhmreich.\nSolange du mindestens 7 Karten auf der Hand hast, wird Harmen Uller zum Angreifen nicht gebeugt.",
        "Renown.\nWhile you have 7 or more cards in your hand, Harmen Uller does not kneel to attack.",
    ),
    (
        "POTS10 House Messenger",
        "Nachdem du House Messenger ausgespielt hast, decke die obersten 2 Karten deines Nachziehstapels auf. "
        "Nimm dann eine davon auf die Hand und lege den Rest unter den Stapel.",
        "After you play House Messenger, reveal the top 2 cards of your draw deck. Then take one of them into "
        "your hand and put the rest at the bottom of the deck.",
    ),
    (
        "POTS14 House Dayne Skirmisher",
        "Keine Zusätze.\n"
        "Jederzeit: Töte House Dayne Skirmisher, um 1 Karte zu ziehen. Dann wirft jeder Gegner 1 Handkarte "
        "eigener Wahl ab.",
        "No attachments.\n"
        "Any Phase: Kill House Dayne Skirmisher to draw 1 card. Then each opponent discards 1 card of their "
        "choice from their hand.",
    ),
    (
        "POTS16 The Viper's Bannermen",
        "Heimlich. Tödlich. Keine Zusätze.\n"
        "Reaktion: Nachdem The Viper's Bannermen ins Spiel gekommen ist, oder nachdem The Viper's Bannermen "
        "das Spiel verlassen hat, decke die obersten 2 Karten deines Nachziehstapels auf und nimm sie auf die "
        "Hand.",
        "Stealth. Deadly. No attachments.\n"
        "Response: After The Viper's Bannermen comes into play or after The Viper's Bannermen leaves play, "
        "reveal the top 2 cards of your draw deck and take them into your hand.",
    ),
    (
        "POTS17 House Dayne Reserves",
        "Nur Haus Martell.\n"
        "Keine Zusätze.\n"
        "Wenn House Dayne Reserves durch den Schadenswert einer Intrige aus deiner Hand abgeworfen würde, "
        "bringe House Dayne Reserves stattdessen ins Spiel.\n"
        "Jederzeit: Beuge 1 Einfluss, um House Dayne Reserves auf die Hand des Besitzers zurückzunehmen.",
        "House Martell only.\n"
        "No attachments.\n"
        "If House Dayne Reserves would be discarded from your hand for intrigue claim, put House Dayne "
        "Reserves into play instead.\n"
        "Any Phase: Kneel 1 influence to return House Dayne Reserves to its owner's hand.",
    ),
    (
        "POTS19 Locked Away",
        "Jederzeit: Beuge 1 Einfluss, um ein Symbol des Trägers zu bestimmen. Bis zum Ende der Phase verliert er es.",
        "Any Phase: Kneel 1 influence to pick an icon of the bearer. Until the end of the phase, it loses that icon.",
    ),
    (
        "POTS20 Blood for Blood",
        "Reaktion: Nachdem ein Martell-Charakter unter deiner Kontrolle getötet wurde, wähle einen Charakter "
        "mit derselben oder weniger Stärke. Töte ihn. Höchstens einmal pro Phase.",
        "Response: After a Martell character you control is killed, choose a character with the same or lower "
        "STR. Kill it. Limit once per phase.",
    ),
    (
        "POTS21 He Calls It Thinking",
        "Nur Haus Martell.\n"
        "Reaktion: Wenn der Effekt einer Reaktion ausgelöst wird, deren Kosten keinen Einfluss enthalten, "
        "hebe ihn auf. Dann lege He Calls It Thinking als Zusatz mit dem Attribut Segen an einen "
        "Martell-Charakter an (+2 Stärke).",
        "House Martell only.\n"
        "Response: When a response whose cost contains no influence is triggered, cancel it. Then attach He "
        "Calls It Thinking to a Martell character as an attachment with the Boon trait (+2 STR).",
    ),
    (
        "POTS24 Scheming on the Sand",
        "Nur Haus Martell.\n"
        "Strategie: Beuge 5 Einfluss oder beuge 2 Charaktere unter deiner Kontrolle mit dem Siegel Adliger, "
        "um eine weitere Karte aus deinem Strategiestapel zu bestimmen und aufzudecken.\n"
        "Herausforderung: Falls es Sommer ist, beuge 5 Einfluss oder beuge 2 Charaktere unter deiner "
        "Kontrolle mit dem Siegel Adliger, um eine weitere Karte aus deinem Strategiestapel zu bestimmen und "
        "aufzudecken.",
        "House Martell only.\n"
        "Plot: Kneel 5 influence or kneel 2 characters you control with a noble crest to pick and reveal a "
        "further card from your plot deck.\n"
        "Challenges: If it is Summer, kneel 5 influence or kneel 2 characters you control with a noble crest "
        "to pick and reveal a further card from your plot deck.",
    ),
    (
        "POTS25 Red Vengeance",
        "Nur Haus Martell.\n"
        "Reaktion: Nachdem du als Verteidiger eine Herausforderung verloren hast, beuge 2 Einfluss, um deren "
        "Schaden aufzuheben. Bestimme dann einen Gegner. Er erleidet ihn, als hätte er die Herausforderung "
        "als Verteidiger verloren.",
        "House Martell only.\n"
        "Response: After you lose a challenge as defender, kneel 2 influence to cancel its claim. Then pick "
        "an opponent. That player satisfies it as if they had lost the challenge as defender.",
    ),
    (
        "POTS31 Dorne",
        "Aufmarsch: Beuge Dorne, um ein Attribut zu nennen. Bis zum Ende der Phase kosten dich Karten mit "
        "diesem Attribut beim Ausspielen 1 Gold weniger.",
        "Marshalling: Kneel Dorne to name a trait. Until the end of the phase, cards with that trait cost you "
        "1 gold less to play.",
    ),
    (
        "POTS32 The Old Palace",
        "Charaktere ohne Intrige-Symbol können Heimlich nicht anwenden.",
        "Characters without an intrigue icon cannot use stealth.",
    ),
    (
        "POTS34 Tower of the Sun",
        "Charaktere ohne Machtkampf-Symbol können durch Ruhmreich keine Machtpunkte beanspruchen.",
        "Characters without a power icon cannot claim power for renown.",
    ),
    (
        "POTS37 Brienne of Tarth",
        "Solange Brienne of Tarth an einer Herausforderung teilnimmt, können deine Gegner keine Effekte auslösen.",
        "While Brienne of Tarth is participating in a challenge, your opponents cannot trigger effects.",
    ),
    (
        "POTS38 Theon Greyjoy",
        "Heimlich.\n"
        "Nachdem ein Spieler eine Herausforderung mit mindestens 4 Stärke Vorsprung gewonnen hat, nennt der "
        "Verlierer „Charakter“ oder „Ort“. Dann bestimmt er eine solche Karte unter eigener Kontrolle und "
        "legt sie ab (kann nicht gerettet werden).",
        "Stealth.\n"
        "After a player wins a challenge by 4 or more STR, the loser names character or location. Then that "
        "player picks a card of that type under their own control and discards it from play (cannot be "
        "saved).",
    ),
    (
        "POTS41 Wars Are Won with Quills",
        "Reaktion: Nachdem du eine Intrige mit mindestens 4 Stärke Vorsprung gewonnen hast, nenne eine "
        "Herausforderungsart. Bis zum Ende der Phase kann der Verlierer bei Herausforderungen dieser Art "
        "weder angreifen noch verteidigen. Höchstens einmal pro Phase.",
        "Response: After you win an intrigue challenge by 4 or more STR, name a type of challenge. Until the "
        "end of the phase, the loser can neither attack nor defend in challenges of that type. Limit once per "
        "phase.",
    ),
    (
        "POTS44 Formal Petition",
        "Nur an deine Hauskarte.\nHöchstens 1 Exemplar an jeder Karte.\nDu brauchst zum Sieg 2 Machtpunkte weniger.",
        "Attach only to your House card.\nNo more than 1 copy on each card.\nYou need 2 power less to win.",
    ),
    (
        "POTS46 The Art of Diplomacy",
        "Der Träger erhält ein Machtkampf-Symbol.\n"
        "Solange eine aufgedeckte Strategiekarte das Attribut Machtprobe hat, erhält der Träger +4 Stärke.",
        "The bearer has a power icon.\nWhile a revealed plot has the Power Struggle trait, the bearer has +4 STR.",
    ),
    (
        "POTS47 Rusted Sword",
        "Der Träger erhält +2 Stärke und ein Militärschlag-Symbol.\n"
        "Jederzeit (aus der Hand): Beuge 1 Einfluss, um Rusted Sword kostenlos an einen Charakter unter "
        "deiner Kontrolle anzulegen.",
        "The bearer has +2 STR and a military icon.\n"
        "Any Phase (from your hand): Kneel 1 influence to attach Rusted Sword to a character you control "
        "without paying its cost.",
    ),
    (
        "POTS52 Former Champion",
        "Ruhmreich.\n"
        "Former Champion erhält -2 Stärke für jeden Machtpunkt auf Former Champion.\n"
        "Solange Former Champion höchstens 3 Stärke hat, erhält Former Champion ein Machtkampf-Symbol und "
        "Tödlich.\n"
        "Solange Former Champion höchstens 1 Stärke hat, erhält Former Champion ein Intrige-Symbol und "
        "Heimlich.",
        "Renown.\n"
        "Former Champion has -2 STR for each power on Former Champion.\n"
        "While Former Champion has STR 3 or lower, Former Champion has a power icon and deadly.\n"
        "While Former Champion has STR 1 or lower, Former Champion has an intrigue icon and stealth.",
    ),
    (
        "POTS54 Battle of Oxcross",
        "Am Ende der Herausforderung-Phase bestimmt jeder Spieler, der in dieser Phase keinen Militärschlag "
        "gewonnen hat, einen Charakter unter eigener Kontrolle. Töte jede so bestimmte Karte.",
        "At the end of the challenges phase, each player who has won no military challenge this phase picks a "
        "character under their own control. Kill each card picked this way.",
    ),
    (
        "POTS57 The Red Wedding",
        "Beim Aufdecken: Dein linker Nachbar bestimmt einen Lord-Charakter und einen Lady-Charakter, soweit "
        "vorhanden. Töte dann einen von beiden. Der andere beansprucht 2 Machtpunkte.",
        "When Revealed: The opponent to your left picks a Lord character and a Lady character, if there are "
        "any. Then kill one of them. The other claims 2 power.",
    ),
    (
        "POTS59 Alliance",
        "Du zahlst keine Goldstrafe für Karten anderer Häuser.",
        "You pay no gold penalty for cards of other Houses.",
    ),
]


@pytest.mark.parametrize(("which", "german", "english"), TEXTS, ids=[text[0] for text in TEXTS])
def test_full_texts(which: str, german: str, english: str):
    code, _, name = which.partition(" ")
    assert CATALOGUE[code].name == name
    assert both(card_text(CATALOGUE[code])) == (german, english)
