"""Texts of King's Landing, read by eye against the facts of the cards: every word that came with them."""

from __future__ import annotations

import pytest

from games.lcg.saying import both
from thronsaal.games.lcg.catalogue import CATALOGUE
from thronsaal.games.lcg.wording import card_text

TEXTS = [
    (
        "KL1 Arya Stark",
        "Nur Haus Stark.\n"
        "Solange es Winter ist, erhält Arya Stark Heimlich und Tödlich.\n"
        "Arya Stark kommt im Todesfall stattdessen in den Schatten des Besitzers.",
        "House Stark only.\n"
        "While it is Winter, Arya Stark has stealth and deadly.\n"
        "Arya Stark goes into its owner's shadows instead when killed.",
    ),
    (
        "KL3 Hidden Chambers",
        "Keine Zusätze.\n"
        "Solange es Winter ist, kostet es dich 1 Gold weniger, Karten aus dem Schatten zu holen.\n"
        "Solange es Sommer ist, wird Hidden Chambers auf die Hand des Besitzers zurückgenommen.",
        "No attachments.\n"
        "While it is Winter, bringing cards out of shadows costs you 1 gold less.\n"
        "While it is Summer, Hidden Chambers is returned to its owner's hand.",
    ),
    (
        "KL5 Tyrion Lannister",
        "Nur Haus Lannister.\n"
        "Heimlich.\n"
        "Reaktion: Nachdem eine Karte aus dem Schatten gekommen ist, erhält Tyrion Lannister bis zum "
        "Ende der Phase +2 Stärke. Bis zum Ende der Phase erhält Tyrion Lannister eines davon deiner "
        "Wahl (Tödlich, Ruhmreich, Keine Zusätze oder immun gegen Ereignisse).",
        "House Lannister only.\n"
        "Stealth.\n"
        "Response: After a card comes out of shadows, Tyrion Lannister has +2 STR until the end of the "
        "phase. Until the end of the phase, Tyrion Lannister has one of these of your choice (deadly, "
        "renown, no attachments or immune to events).",
    ),
    (
        "KL7 City Watch",
        "Keine Zusätze außer Waffen.\n"
        "Reaktion: Nachdem du mit City Watch eine Herausforderung gewonnen hast, wähle einen Gegner. Zu "
        "Beginn der nächsten Phase wird eine Karte im Schatten dieses Spielers zufällig bestimmt. Er "
        "holt sie für ihre Kosten hervor oder legt sie ab.",
        "No attachments except weapons.\n"
        "Response: After you win a challenge with City Watch participating, choose an opponent. At the "
        "beginning of the next phase, a card in that player's shadows is picked at random. That player "
        "brings it out, paying what is due, or discards it.",
    ),
    (
        "KL8 Kingswood Trail",
        "Nur Haus Baratheon.\n"
        "Reaktion: Nachdem du bei einem Machtkampf Angreifer deklariert hast, lege Kingswood Trail aus "
        "dem Spiel in den Schatten, um einen Charakter mit Machtkampf-Symbol unter der Kontrolle des "
        "verteidigenden Spielers zu wählen. Beuge ihn.",
        "House Baratheon only.\n"
        "Response: After you declare attackers in a power challenge, put Kingswood Trail from play into "
        "shadows to choose a character with a power icon controlled by the defending player. Kneel it.",
    ),
    (
        "KL9 Wharf Rats",
        "Nur Haus Greyjoy.\n"
        "Keine Zusätze.\n"
        "Wharf Rats kann nicht getötet werden.\n"
        "Nachdem du eine Herausforderung gewonnen hast, lege die oberste Karte deines Nachziehstapels "
        "ab.\n"
        "Reaktion: Nachdem Wharf Rats aus dem Schatten gekommen ist, wähle einen Gegner. Dieser Spieler "
        "übernimmt die Kontrolle über Wharf Rats.",
        "House Greyjoy only.\n"
        "No attachments.\n"
        "Wharf Rats cannot be killed.\n"
        "After you win a challenge, discard the top card of your draw deck.\n"
        "Response: After Wharf Rats comes out of shadows, choose an opponent. That player takes control "
        "of Wharf Rats.",
    ),
    (
        "KL12 Ser Barristan Selmy",
        "Nur Haus Targaryen.\n"
        "Ruhmreich. Keine Zusätze außer Waffen.\n"
        "Reaktion: Nachdem Ser Barristan Selmy aus dem Schatten gekommen ist, wähle einen Gegner. Sieh "
        "dir die Handkarten dieses Spielers an. Dann nenne eine Karte, die keine Strategiekarte ist. Bis "
        "zum Ende der Phase darf niemand sie ausspielen.",
        "House Targaryen only.\n"
        "Renown. No attachments except weapons.\n"
        "Response: After Ser Barristan Selmy comes out of shadows, choose an opponent. Look at that "
        "player's hand. Then name a card that is not a plot. Until the end of the phase, no player may "
        "play it.",
    ),
    (
        "KL13 Dragon Skull",
        "Nur Haus Targaryen.\n"
        "Nur an einen Charakter unter gegnerischer Kontrolle.\n"
        "Reaktion: Nachdem Dragon Skull aus dem Schatten gekommen ist, lege Dragon Skull kostenlos an "
        "einen Charakter unter gegnerischer Kontrolle an.\n"
        "Der Träger erhält -2 Stärke und wird bei Stärke 0 getötet.",
        "House Targaryen only.\n"
        "Attach only to a character controlled by an opponent.\n"
        "Response: After Dragon Skull comes out of shadows, attach Dragon Skull to a character "
        "controlled by an opponent without paying its cost.\n"
        "The bearer has -2 STR and is killed at STR 0.",
    ),
    (
        "KL16 The Shadow of the South",
        "Nur Haus Martell.\n"
        "Reaktion: Nachdem The Shadow of the South aus dem Schatten gekommen ist, wähle einen Gegner. "
        "Dieser Spieler darf bis zum Ende der Phase keine Ereignisse ausspielen. Dann nimm The Shadow of "
        "the South auf die Hand des Besitzers zurück, statt die Karte abzulegen, falls es Sommer ist.",
        "House Martell only.\n"
        "Response: After The Shadow of the South comes out of shadows, choose an opponent. That player "
        "may play no events until the end of the phase. Then return The Shadow of the South to its "
        "owner's hand instead of discarding it if it is Summer.",
    ),
    (
        "KL18 Shadow Politics",
        "Reaktion: Nachdem Shadow Politics aus dem Schatten gekommen ist, wähle einen Spieler. Dieser "
        "Spieler darf bis zum Ende der Phase als Aktion eine Intrige mehr ansagen, gegen einen Gegner "
        "eigener Wahl.",
        "Response: After Shadow Politics comes out of shadows, choose a player. That player may until "
        "the end of the phase initiate one more intrigue challenge as an action, against an opponent of "
        "their choice.",
    ),
    (
        "KL19 City of Lies",
        "Beim Aufdecken: Du darfst bis zu 2 Schattenkarten von deiner Hand kostenlos in den Schatten legen.",
        "When Revealed: You may lay up to 2 cards of shadows from your hand into shadows for free.",
    ),
    (
        "KL20 City of Shadows",
        "Dein Deck darf Karten mit dem Siegel Schatten auch dann enthalten, wenn sie nur für ein anderes "
        "Haus sind.\n"
        "Karten nur für ein anderes Haus aus dem Schatten zu holen kostet dich 1 Gold mehr.\n"
        "Solange keine Karte in deinem Schatten liegt, beanspruchst du für unverteidigte "
        "Herausforderungen keine Machtpunkte.",
        "Your deck may hold cards with the shadow crest even if they are for another House only.\n"
        "Bringing cards for another House only out of shadows costs you 1 gold more.\n"
        "While no card is in your shadows, you claim no power for unopposed challenges.",
    ),
    (
        "KL21 Catelyn Stark",
        "Solange es Winter ist und eine Karte in deinem Schatten liegt, darf dich niemand zu einer "
        "Intrige herausfordern.",
        "While it is Winter and a card is in your shadows, nobody may initiate an intrigue challenge against you.",
    ),
    (
        "KL23 Storm Dancer",
        "Reaktion: Nachdem du als Verteidiger eine Herausforderung gewonnen hast, beuge Storm Dancer, um "
        "1 Karte zu ziehen. Falls es Winter ist und eine Karte in deinem Schatten liegt, gilt "
        "stattdessen: Ziehe 3 Karten.",
        "Response: After you win a challenge as defender, kneel Storm Dancer to draw 1 card. If it is "
        "Winter and a card is in your shadows, do this instead: Draw 3 cards.",
    ),
    (
        "KL24 Cersei Lannister",
        "Reaktion: Nachdem du mit Cersei Lannister eine Intrige gewonnen hast, wähle für jede Karte in "
        "deinem Schatten bis zu 1 Nicht-Armee-Charakter. Beuge sie.",
        "Response: After you win an intrigue challenge with Cersei Lannister participating, choose up to "
        "1 non-Army character for each card in your shadows. Kneel them.",
    ),
    (
        "KL25 Gold Cloaks",
        "Nur Haus Lannister.\n"
        "Keine Zusätze außer Waffen.\n"
        "Reaktion: Nachdem Gold Cloaks aus dem Schatten gekommen ist, ziehe für jeden Söldner-Charakter "
        "unter deiner Kontrolle 1 Karte.",
        "House Lannister only.\n"
        "No attachments except weapons.\n"
        "Response: After Gold Cloaks comes out of shadows, draw 1 card for each Mercenary character you "
        "control.",
    ),
    (
        "KL29 Abandoned Forge",
        "Nur Haus Baratheon.\n"
        "Keine Zusätze außer Waffen.\n"
        "Reaktion: Nachdem Abandoned Forge aus dem Schatten gekommen ist, zahle X Gold (mindestens 1), "
        "um deinen Nachziehstapel nach X Waffen-Zusätzen zu durchsuchen. Lege sie an Abandoned Forge an "
        "und mische den Stapel.\n"
        "Jederzeit: Beuge Abandoned Forge, um einen Waffen-Zusatz an Abandoned Forge zu bestimmen. Nimm "
        "ihn auf die Hand des Besitzers zurück.",
        "House Baratheon only.\n"
        "No attachments except weapons.\n"
        "Response: After Abandoned Forge comes out of shadows, pay X gold (at least 1) to search your "
        "draw deck for X Weapon attachments, attach them to Abandoned Forge and shuffle the deck.\n"
        "Any Phase: Kneel Abandoned Forge to pick a Weapon attachment attached to Abandoned Forge. "
        "Return it to its owner's hand.",
    ),
    (
        "KL30 Balon Greyjoy",
        "Nur Haus Greyjoy.\n"
        "Ruhmreich.\n"
        "Reaktion: Nachdem eine Karte mit dem Siegel Schatten von einem Nachziehstapel abgelegt wurde, "
        "beuge 1 Einfluss oder beuge einen Charakter unter deiner Kontrolle mit dem Siegel Adliger, um "
        "sie unter deiner Kontrolle in den Schatten zu legen. Höchstens einmal pro Phase.",
        "House Greyjoy only.\n"
        "Renown.\n"
        "Response: After a card with a shadow crest is discarded from a draw deck, kneel 1 influence or "
        "kneel a character you control with a noble crest to put it into shadows under your control. "
        "Limit once per phase.",
    ),
    (
        "KL38 Condemned by the Council",
        "Reaktion: Nachdem du eine Intrige gewonnen hast, wähle einen Ort unter der Kontrolle des "
        "Verlierers. Lege ihn ab. Falls er das Siegel Schatten hat, gilt stattdessen: Lege ihn in den "
        "Schatten.",
        "Response: After you win an intrigue challenge, choose a location controlled by the loser. "
        "Discard it from play. If it has a shadow crest, do this instead: Put it into shadows.",
    ),
    (
        "KL45 Shae's Manse",
        "Nur Haus Lannister.\n"
        "Reaktion: Nachdem eine Karte aus dem Schatten gekommen ist, sieh dir die oberste Karte deines "
        "Nachziehstapels an. Lege sie zurück oder unter den Stapel.",
        "House Lannister only.\n"
        "Response: After a card comes out of shadows, look at the top card of your draw deck. Put it "
        "back or at the bottom of the deck.",
    ),
    (
        "KL46 Robert Baratheon",
        "Ruhmreich.\n"
        "Jederzeit: Falls keine Karte im Schatten liegt, richte Robert Baratheon auf. Höchstens dreimal "
        "pro Phase.",
        "Renown.\nAny Phase: If no card is in shadows, stand Robert Baratheon. Limit 3 times per phase.",
    ),
    (
        "KL49 The Iron Throne",
        "Nur Haus Baratheon.\n"
        "Reaktion: Nachdem The Iron Throne aus dem Schatten gekommen ist, wähle einen Gegner. Falls "
        "dieser Spieler mehr Handkarten hat als du, wirft dieser Spieler 1 zufällig bestimmte Handkarte "
        "ab.\n"
        "Reaktion: Nachdem ein Gegner eine Karte gezogen hat, und falls die Nachzieh-Phase nicht läuft, "
        "lege The Iron Throne in den Schatten.",
        "House Baratheon only.\n"
        "Response: After The Iron Throne comes out of shadows, choose an opponent. If that player holds "
        "more cards in hand than you, that player discards 1 card at random from their hand.\n"
        "Response: After an opponent draws a card, if it is not the draw phase, put The Iron Throne into "
        "shadows.",
    ),
    (
        "KL52 The Shadow of the Isles",
        "Nur Haus Greyjoy.\n"
        "Reaktion: Nachdem The Shadow of the Isles aus dem Schatten gekommen ist, bestimmt jeder Spieler "
        "einen Ort unter eigener Kontrolle ohne Limitiert. Lege jede so bestimmte Karte ab. Dann nimm "
        "The Shadow of the Isles auf die Hand des Besitzers zurück, statt die Karte abzulegen, falls es "
        "Winter ist.",
        "House Greyjoy only.\n"
        "Response: After The Shadow of the Isles comes out of shadows, each player picks a location "
        "under their own control without limited. Discard each card picked this way from play. Then "
        "return The Shadow of the Isles to its owner's hand instead of discarding it if it is Winter.",
    ),
    (
        "KL56 By the Light of the Sun",
        "Reaktion: Nachdem du eine Intrige gewonnen hast, bestimmt der Verlierer eine Karte im Schatten "
        "des Verlierers. Lege sie ab.",
        "Response: After you win an intrigue challenge, the loser picks a card in the loser's shadows. Discard it.",
    ),
    (
        "KL63 Maester Malleon's Tome",
        "Nur Haus Stark.\n"
        "Nur an einen einzigartigen Charakter.\n"
        "Reaktion: Nachdem Maester Malleon's Tome aus dem Schatten gekommen ist, lege Maester Malleon's "
        "Tome kostenlos an einen einzigartigen Charakter an. Dann sieh dir den Strategiestapel eines "
        "Gegners an und lege eine Karte daraus zu seinen benutzten, falls es Winter ist.\n"
        "Der Träger erhält ein Intrige-Symbol.",
        "House Stark only.\n"
        "Attach only to a unique character.\n"
        "Response: After Maester Malleon's Tome comes out of shadows, attach Maester Malleon's Tome to a "
        "unique character without paying its cost. Then look at all plots in an opponent's plot deck and "
        "put one of them on that player's used pile if it is Winter.\n"
        "The bearer has an intrigue icon.",
    ),
    (
        "KL68 The Black Cells",
        "Nur Haus Baratheon.\n"
        "Reaktion: Nachdem eine Karte aus dem Schatten gekommen ist, beuge The Black Cells, um einen "
        "Charakter unter gegnerischer Kontrolle zu wählen. Bis zum Ende der Phase kann er weder gebeugt "
        "noch aufgerichtet werden.",
        "House Baratheon only.\n"
        "Response: After a card comes out of shadows, kneel The Black Cells to choose a character "
        "controlled by an opponent. Until the end of the phase, it cannot be knelt or stood.",
    ),
    (
        "KL70 Blackwater Raiders",
        "Nur Haus Greyjoy.\n"
        "Keine Zusätze außer Waffen.\n"
        "Reaktion: Nachdem Blackwater Raiders aus dem Schatten gekommen ist, wähle einen Ort auf einem "
        "gegnerischen Ablagestapel. Bringe ihn unter deiner Kontrolle ins Spiel.",
        "House Greyjoy only.\n"
        "No attachments except weapons.\n"
        "Response: After Blackwater Raiders comes out of shadows, choose a location in an opponent's "
        "discard pile. Put it into play under your control.",
    ),
    (
        "KL74 The Dragonpit",
        "Nur Haus Targaryen.\n"
        "Solange eine Karte in deinem Schatten liegt, erhalten alle Charaktere unter der Kontrolle von "
        "Gegnern mit nicht mehr Karten im Schatten als du -1 Stärke.",
        "House Targaryen only.\n"
        "While a card is in your shadows, all characters controlled by opponents who have no more cards "
        "in shadows than you have -1 STR.",
    ),
    (
        "KL78 The Red Keep",
        "Keine Zusätze.\n"
        "The Red Keep kommt beim Verlassen des Spiels stattdessen in den Schatten des Besitzers.\n"
        "3 Einfluss.",
        "No attachments.\n"
        "The Red Keep goes into its owner's shadows instead whenever it would leave play.\n"
        "3 influence.",
    ),
    (
        "KL81 Jeyne Poole",
        "Reaktion: Wenn ein Effekt einer Karte ausgelöst wird, die gerade aus dem Schatten gekommen ist, "
        "lege Jeyne Poole ab, um ihn aufzuheben.",
        "Response: When an effect of a card that has just come out of shadows is triggered, discard "
        "Jeyne Poole from play to cancel it.",
    ),
    (
        "KL83 Qyburn",
        "Nur Haus Lannister.\n"
        "Tödlich.\n"
        "Reaktion: Nachdem Qyburn aus dem Schatten gekommen ist, wähle einen Nicht-Armee-Charakter auf "
        "einem gegnerischen Totenstapel. Bringe ihn unter deiner Kontrolle ins Spiel. Am Ende der Phase "
        "lege ihn auf den Totenstapel des Besitzers.",
        "House Lannister only.\n"
        "Deadly.\n"
        "Response: After Qyburn comes out of shadows, choose a non-Army character in an opponent's dead "
        "pile. Put it into play under your control. At the end of the phase, put it into its owner's "
        "dead pile.",
    ),
    (
        "KL84 Littlefinger",
        "Heimlich. Keine Zustands-Zusätze.\n"
        "Littlefinger wird zum Angreifen nicht gebeugt.\n"
        "Littlefinger kostet für jede Karte im Schatten 1 Gold weniger.",
        "Stealth. No Condition attachments.\n"
        "Littlefinger does not kneel to attack.\n"
        "Littlefinger costs 1 gold less for each card in shadows.",
    ),
    (
        "KL90 King's Landing Assassin",
        "Nur Haus Targaryen.\n"
        "Reaktion: Nachdem King's Landing Assassin aus dem Schatten gekommen ist, wähle einen Charakter "
        "ohne Zusätze. Bis zum Ende der Phase erhält er -2 Stärke und wird bei Stärke 0 getötet.",
        "House Targaryen only.\n"
        "Response: After King's Landing Assassin comes out of shadows, choose a character without "
        "attachments. Until the end of the phase, it has -2 STR and is killed at STR 0.",
    ),
    (
        "KL91 Shadow Prophet",
        "Nur Haus Targaryen.\n"
        "Reaktion: Nachdem Shadow Prophet aus dem Schatten gekommen ist, darfst du dir je 1 Karte im "
        "Schatten jedes Gegners ansehen.",
        "House Targaryen only.\n"
        "Response: After Shadow Prophet comes out of shadows, you may look at 1 card in shadows of each "
        "opponent.",
    ),
    (
        "KL96 Backroom Bribery",
        "Nur Haus Martell.\n"
        "Reaktion: Nachdem Backroom Bribery aus dem Schatten gekommen ist, wähle einen Gegner. Lege 1 "
        "Gold aus der Goldreserve dieses Spielers in deine.",
        "House Martell only.\n"
        "Response: After Backroom Bribery comes out of shadows, choose an opponent. Move 1 gold from the "
        "gold pool of that player to yours.",
    ),
    (
        "KL99 King's Landing",
        "Nachdem eine Karte aus dem Schatten gekommen ist, richte King's Landing auf.\n"
        "Jederzeit: Falls du mehr Königsmund-Orte kontrollierst als jeder Gegner, beuge King's Landing, "
        "um 1 Karte zu ziehen.",
        "After a card comes out of shadows, stand King's Landing.\n"
        "Any Phase: If you control more King's Landing locations than each opponent, kneel King's "
        "Landing to draw 1 card.",
    ),
    (
        "KL103 Alchemist's Guild Hall",
        "Nur Haus Lannister.\n"
        "Einmalige Reaktion: Nachdem eine Karte aus dem Schatten gekommen ist, beuge Alchemist's Guild "
        "Hall, um einen Charakter ohne das Siegel Schatten oder einen Ort ohne das Siegel Schatten zu "
        "wählen. Beuge ihn.",
        "House Lannister only.\n"
        "Limited Response: After a card comes out of shadows, kneel Alchemist's Guild Hall to choose a "
        "character without a shadow crest or a location without a shadow crest. Kneel it.",
    ),
    (
        "KL107 Blackwater Bay",
        "Nur Haus Baratheon.\n"
        "Reaktion: Nachdem du einen Machtkampf gewonnen hast, beuge Blackwater Bay, um eine Karte mit "
        "dem Siegel Schatten auf deinem Ablagestapel zu bestimmen. Lege sie verdeckt in den Schatten des "
        "Besitzers.",
        "House Baratheon only.\n"
        "Response: After you win a power challenge, kneel Blackwater Bay to pick a card with a shadow "
        "crest in your discard pile. Lay it face down into its owner's shadows.",
    ),
    (
        "KL113 Southron Mercenaries",
        "Nur Haus Martell.\n"
        "Ruhmreich. Keine Zusätze.\n"
        "Reaktion: Nachdem du mit Southron Mercenaries eine Herausforderung gewonnen hast, lege 1 "
        "Machtpunkt von der Hauskarte des Verlierers auf deine.",
        "House Martell only.\n"
        "Renown. No attachments.\n"
        "Response: After you win a challenge with Southron Mercenaries participating, move 1 power from "
        "the House card of the loser to yours.",
    ),
    (
        "KL115 Venomous Blade",
        "Nur Haus Martell.\n"
        "Nur an einen Charakter unter deiner Kontrolle.\n"
        "Nachdem Venomous Blade aus dem Schatten gekommen ist, wähle einen Charakter unter gegnerischer "
        "Kontrolle mit höchstens 2 aufgedruckter Stärke. Töte ihn.\n"
        "Reaktion: Nachdem du eine Herausforderung verloren hast, lege Venomous Blade in den Schatten.",
        "House Martell only.\n"
        "Attach only to a character you control.\n"
        "After Venomous Blade comes out of shadows, choose a character controlled by an opponent with "
        "printed STR 2 or lower. Kill it.\n"
        "Response: After you lose a challenge, put Venomous Blade into shadows.",
    ),
    (
        "KL117 Ser Mandon Moore",
        "Keine Zusätze außer Waffen.\n"
        "Herausforderung (aus dem Schatten): Zahle den Rest der Kosten von Ser Mandon Moore, um Ser "
        "Mandon Moore aus dem Schatten zu holen.\n"
        "Reaktion: Nachdem du als Verteidiger mit Ser Mandon Moore eine Herausforderung gewonnen hast, "
        "wähle einen teilnehmenden Charakter. Töte ihn.",
        "No attachments except weapons.\n"
        "Challenges (from shadows): Pay the rest of Ser Mandon Moore's cost to bring Ser Mandon Moore "
        "out of shadows.\n"
        "Response: After you win a challenge as defender with Ser Mandon Moore participating, choose a "
        "participating character. Kill it.",
    ),
    (
        "KL118 Pyromancer's Apprentice",
        "Reaktion: Nachdem Pyromancer's Apprentice aus dem Schatten gekommen ist, wähle einen Ort unter "
        "gegnerischer Kontrolle. Der Spieler, der ihn kontrolliert, muss dir 1 Gold zahlen oder ihn "
        "ablegen.",
        "Response: After Pyromancer's Apprentice comes out of shadows, choose a location controlled by "
        "an opponent. Whoever controls it must pay you 1 gold or discard it.",
    ),
]


@pytest.mark.parametrize(("card", "german", "english"), TEXTS, ids=[name for name, _, _ in TEXTS])
def test_texts_are_said_from_declarations(card: str, german: str, english: str):
    code = card.partition(" ")[0]
    assert both(card_text(CATALOGUE[code])) == (german, english)
    assert card == f"{code} {CATALOGUE[code].name}"
