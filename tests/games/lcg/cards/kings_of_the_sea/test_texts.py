"""Texts of Kings of the Sea with every new kind of word, read by eye against the facts: German and English."""

from __future__ import annotations

import pytest

from games.lcg.saying import both
from thronsaal.games.lcg.catalogue import CATALOGUE
from thronsaal.games.lcg.wording import card_text

TEXTS: list[tuple[str, str, str]] = [
    (
        "KOTSE1 Balon Greyjoy",
        "Ruhmreich.\n"
        "Solange kein König-Charakter außer Balon Greyjoy im Spiel ist und Balon Greyjoy angreift, können "
        "Charaktere mit niedrigerer Stärke als Balon Greyjoy nicht als Verteidiger deklariert werden.",
        "Renown.\n"
        "While no King character except Balon Greyjoy is in play and Balon Greyjoy is attacking, characters "
        "with lower STR than Balon Greyjoy cannot be declared as defenders.",
    ),
    (
        "KOTSE5 Victarion Greyjoy",
        "Einschüchternd.\n"
        "Reaktion: Nachdem du eine Strategiekarte aufgedeckt hast, und falls du einen Kriegsschiff-Ort "
        "kontrollierst, beansprucht Victarion Greyjoy 1 Machtpunkt. Höchstens einmal pro Phase.",
        "Intimidate.\n"
        "Response: After you reveal a plot, if you control a Warship location, Victarion Greyjoy claims 1 "
        "power. Limit once per phase.",
    ),
    (
        "KOTSE6 Aeron Damphair",
        "Heimlich.\n"
        "Wenn Aeron Damphair getötet würde, geschieht stattdessen Folgendes: Durchsuche deinen Nachziehstapel "
        "nach einem nicht einzigartigen Charakter mit dem Siegel Geweihter mit aufgedruckten Kosten von "
        "höchstens 3, zeige ihn vor, bringe ihn ins Spiel und mische den Stapel. Lege Aeron Damphair unter "
        "den Nachziehstapel des Besitzers.",
        "Stealth.\n"
        "When Aeron Damphair would be killed, instead search your draw deck for a non-unique character with a "
        "holy crest with printed cost 3 or lower, reveal it, put it into play and shuffle the deck. Put Aeron "
        "Damphair at the bottom of its owner's draw deck.",
    ),
    (
        "KOTSE7 Maester Wendamyr",
        "Reaktion: Wenn ein Greyjoy-Charakter getötet oder abgelegt würde, beuge Maester Wendamyr, um ihn zu "
        "retten. Dann darfst du Folgendes tun: Beuge 2 Einfluss oder beuge einen Charakter unter deiner "
        "Kontrolle mit dem Siegel Gelehrter, um ihn aufzurichten.",
        "Response: When a Greyjoy character would be killed or discarded from play, kneel Maester Wendamyr to "
        "save it. Then you may kneel 2 influence or kneel a character you control with a learned crest to "
        "stand it.",
    ),
    (
        "KOTSE8 Wex Pyke",
        "Solange Wex Pyke angreift, können Charaktere ohne Siegel nicht als Verteidiger deklariert werden.",
        "While Wex Pyke is attacking, characters without a crest cannot be declared as defenders.",
    ),
    (
        "KOTSE12 Drumbeater",
        "Herausforderung: Falls du angreifst, beuge Drumbeater, damit diese Herausforderung als unverteidigt "
        "gilt, falls du sie mit mindestens 4 Stärke Vorsprung gewinnst.",
        "Challenges: If you are attacking, kneel Drumbeater to have this challenge count as unopposed if you "
        "win it by 4 or more STR.",
    ),
    (
        "KOTSE13 Drowned Disciple",
        "Heimlich.\n"
        "Wenn Drowned Disciple getötet würde, geschieht stattdessen Folgendes: Lege Drowned Disciple unter "
        "den Nachziehstapel des Besitzers. Dann legt jeder Gegner die obersten 3 Karten seines "
        "Nachziehstapels ab.",
        "Stealth.\n"
        "When Drowned Disciple would be killed, instead put Drowned Disciple at the bottom of its owner's "
        "draw deck. Then each opponent discards the top 3 cards of their draw deck.",
    ),
    (
        "KOTSE14 Dagmer Cleftjaw",
        "Tödlich.\n"
        "Du zählst in der Herrschaft-Phase 2 Stärke mehr für jeden stehenden Kriegsschiff-Ort unter deiner "
        "Kontrolle.",
        "Deadly.\nYou count 2 more STR during the dominance phase for each standing Warship location you control.",
    ),
    (
        "KOTSE17 Assault of the Kraken",
        "Nur Haus Greyjoy.\n"
        "Reaktion: Nachdem du eine Herausforderung unverteidigt gewonnen hast, darfst du bis zum Ende der "
        "Phase eine weitere Herausforderung derselben Art ansagen, aber nur als deine nächste. Falls sie "
        "verteidigt wird, gewinnt sie niemand.",
        "House Greyjoy only.\n"
        "Response: After you win a challenge unopposed, you may initiate one more challenge of the same type "
        "until the end of the phase, but only as your next one. If it is opposed, nobody wins it.",
    ),
    (
        "KOTSE18 Kingsmoot",
        "Reaktion: Nachdem du die Herrschaft gewonnen hast, beuge 2 Eisenmänner-Charaktere unter deiner "
        "Kontrolle, um einen Greyjoy-Lord- oder Lady-Charakter zu wählen. Richte ihn auf. Dann beansprucht er "
        "2 Machtpunkte. Ziehe 2 Karten.",
        "Response: After you win dominance, kneel 2 Ironborn characters you control to choose a Greyjoy Lord "
        "or Lady character. Stand it. Then it claims 2 power. Draw 2 cards.",
    ),
    (
        "KOTSE19 Seasick",
        "Nur Haus Greyjoy.\n"
        "Reaktion: Wenn ein Spieler einen Effekt auslöst, hebe ihn auf, sofern dieser Spieler nicht 1 "
        "Einfluss beugt.",
        "House Greyjoy only.\n"
        "Response: When a player triggers an effect, cancel it unless that player kneels 1 influence.",
    ),
    (
        "KOTSE20 Risen from the Sea",
        "Reaktion: Wenn ein Greyjoy-Charakter getötet würde, rette ihn. Dann lege Risen from the Sea als "
        "Zusatz mit dem Attribut Zustand an ihn an (+1 Stärke).",
        "Response: When a Greyjoy character would be killed, save it. Then attach Risen from the Sea to it as "
        "an attachment with the Condition trait (+1 STR).",
    ),
    (
        "KOTSE22 Veteran Marauder",
        "Solange der Träger ein Charakter ist, erhält er Heimlich.\n"
        "Reaktion: Nachdem du mit dem Träger eine Herausforderung unverteidigt gewonnen hast, bestimme einen "
        "Ort unter gegnerischer Kontrolle. Lege Veteran Marauder an ihn an.\n"
        "Solange der Träger ein Ort ist, verliert er den gesamten Text bis auf die Attribute.",
        "While the bearer is a character, it has stealth.\n"
        "Response: After you win a challenge unopposed with the bearer participating, pick a location "
        "controlled by an opponent. Attach Veteran Marauder to it.\n"
        "While the bearer is a location, it loses all text except traits.",
    ),
    (
        "KOTSE28 Longship Iron Victory",
        "Am Ende der Aufmarsch-Phase und falls du keinen Greyjoy-Charakter kontrollierst, beuge alle "
        "Kriegsschiff-Karten unter deiner Kontrolle.\n"
        "Herausforderung: Beuge Longship Iron Victory, um einen teilnehmenden Charakter zu wählen. Bis zum "
        "Ende der Herausforderung erhält er +2 Stärke. Nachdem du diese Herausforderung gewonnen hast, ziehe "
        "1 Karte.",
        "At the end of the marshalling phase, if you control no Greyjoy character, kneel all Warship cards "
        "you control.\n"
        "Challenges: Kneel Longship Iron Victory to choose a participating character. Until the end of the "
        "challenge, it has +2 STR. After you win this challenge, draw 1 card.",
    ),
    (
        "KOTSE30 Bay of Ice",
        "Nachdem ein Spieler die Initiative gewonnen hat, beuge alle Exemplare von Bay of Ice. Dann zieht "
        "dieser Spieler 1 Karte.\n"
        "+1 Initiative.",
        "After a player wins initiative, kneel all copies of Bay of Ice. Then that player draws 1 card.\n"
        "+1 initiative.",
    ),
    (
        "KOTSE32 Kingdom of Shadows",
        "Nachdem ein Spieler eine Intrige gewonnen hat, beuge alle Exemplare von „Königreich der Schatten“. Der "
        "Gewinner bestimmt eine Karte mit dem Siegel Schatten. Richte sie auf.\n"
        "+1 Einkommen.",
        "After a player wins an intrigue challenge, kneel all copies of Kingdom of Shadows. The winner picks "
        "a card with a shadow crest. Stand it.\n"
        "+1 income.",
    ),
    (
        "KOTSE33 Robb Stark",
        "Ruhmreich.\n"
        "Jederzeit: Falls kein König-Charakter außer Robb Stark im Spiel ist, beuge Robb Stark, damit dich "
        "der nächste Stark-Armee-Charakter, den du in dieser Phase ausspielst, kein Gold kostet.",
        "Renown.\n"
        "Any Phase: If no King character except Robb Stark is in play, kneel Robb Stark to have the next "
        "Stark Army character you play this phase cost you no gold.",
    ),
    (
        "KOTSE34 Joffrey Baratheon",
        "Solange kein König-Charakter außer Joffrey Baratheon im Spiel ist, erhält Joffrey Baratheon +1 "
        "Stärke für jedes Gold auf Joffrey Baratheon.\n"
        "Reaktion: Nachdem ein Gegner einen Charakter ausgespielt hat, lege das dafür gezahlte Gold auf "
        "Joffrey Baratheon. Höchstens einmal pro Runde.",
        "While no King character except Joffrey Baratheon is in play, Joffrey Baratheon has +1 STR for each "
        "gold on Joffrey Baratheon.\n"
        "Response: After an opponent plays a character, place the gold paid for it on Joffrey Baratheon. "
        "Limit once per round.",
    ),
    (
        "KOTSE35 Robert Baratheon",
        "Ruhmreich.\n"
        "Jederzeit: Falls kein König-Charakter außer Robert Baratheon im Spiel ist, beuge Robert Baratheon, "
        "um ein Jederzeit-Ereignis von deinem Ablagestapel auszuspielen, als käme es aus deiner Hand. Dann "
        "mische es in deinen Nachziehstapel.",
        "Renown.\n"
        "Any Phase: If no King character except Robert Baratheon is in play, kneel Robert Baratheon to play "
        "an Any Phase event from your discard pile as if from your hand. Then shuffle it into your draw deck.",
    ),
    (
        "KOTSE36 Viserys Targaryen",
        "Solange kein König-Charakter außer Viserys Targaryen im Spiel ist, brauchst du zum Sieg für jeden "
        "Zusatz an Viserys Targaryen 1 Machtpunkt weniger, aber mindestens 5.",
        "While no King character except Viserys Targaryen is in play, you need 1 power less to win for each "
        "attachment on Viserys Targaryen (to a minimum of 5).",
    ),
    (
        "KOTSE38 The Price of War",
        "Reaktion: Nachdem du als Angreifer mit einem Charakter mit dem Siegel Krieger einen Militärschlag "
        "gewonnen hast, wähle bis zu 2 Orte ohne Limitiert unter der Kontrolle des Verlierers. Lege sie ab. "
        "Höchstens einmal pro Runde.",
        "Response: After you win a military challenge as attacker with a character with a war crest "
        "participating, choose up to 2 locations without limited controlled by the loser. Discard them from "
        "play. Limit once per round.",
    ),
    (
        "KOTSE39 Confession",
        "Jederzeit: Beuge 3 Einfluss oder beuge einen Charakter unter deiner Kontrolle mit dem Siegel "
        "Geweihter, um einen Gegner zu wählen. Sieh dir die Handkarten dieses Spielers an. Dann wirf davon "
        "eine Karte ohne Limitiert ab.",
        "Any Phase: Kneel 3 influence or kneel a character you control with a holy crest to choose an "
        "opponent. Look at the hand of that player. Then discard a card without limited from it.",
    ),
    (
        "KOTSE42 Shivering Sea",
        "Aufmarsch: Lege Shivering Sea ab, damit dich der nächste neutrale Charakter, den du in dieser Phase "
        "ausspielst, 1 Gold weniger kostet.\n"
        "1 Einfluss.",
        "Marshalling: Discard Shivering Sea from play to have the next neutral character you play this phase "
        "cost you 1 gold less.\n"
        "1 influence.",
    ),
    (
        "KOTSE46 Jack of all Trades",
        "Jederzeit: Beuge 1 Einfluss, damit Jack of all Trades bis zum Ende der Phase ein Siegel deiner Wahl "
        "erhält (Krieger, Adliger, Gelehrter oder Geweihter).",
        "Any Phase: Kneel 1 influence so that, until the end of the phase, Jack of all Trades has a crest of "
        "your choice (war, noble, learned or holy).",
    ),
    (
        "KOTSE47 Godswood Attendant",
        "Reaktion: Nachdem du mit Godswood Attendant eine Herausforderung gewonnen hast, wähle einen Spieler. "
        "Sieh dir die oberste Karte des Nachziehstapels dieses Spielers an. Lass sie liegen oder lege sie ab.",
        "Response: After you win a challenge with Godswood Attendant participating, choose a player. Look at "
        "the top card of that player's draw deck. Leave it there or discard it.",
    ),
    (
        "KOTSE49 Siege of Riverrun",
        "Du darfst keine Intrige ansagen.",
        "You cannot initiate intrigue challenges.",
    ),
    (
        "KOTSE51 The Promise of Victory",
        "Nachdem du eine Intrige gewonnen hast, kannst du alle deine Handkarten unter deinen Nachziehstapel "
        "legen und ebenso viele von oben auf die Hand nehmen.",
        "After you win an intrigue challenge, you may put your whole hand at the bottom of your draw deck and "
        "take as many cards from its top into your hand.",
    ),
    (
        "KOTSE52 Stay of Execution",
        "Wenn ein König- oder Königin-Charakter getötet würde, geschieht stattdessen Folgendes: Nimm ihn auf "
        "die Hand des Besitzers zurück.",
        "When a King or Queen character would be killed, instead return it to its owner's hand.",
    ),
    (
        "KOTSE54 Rise of the Kraken",
        "Nur Haus Greyjoy.\n"
        "Du beanspruchst für jede unverteidigte Herausforderung, die du gewinnst, 1 Machtpunkt mehr.",
        "House Greyjoy only.\nYou claim 1 more power for each unopposed challenge you win.",
    ),
]


@pytest.mark.parametrize(("which", "german", "english"), TEXTS, ids=[text[0] for text in TEXTS])
def test_full_texts(which: str, german: str, english: str):
    code, _, name = which.partition(" ")
    assert CATALOGUE[code].name == name
    assert both(card_text(CATALOGUE[code])) == (german, english)
