"""Texts of the cards for the shadows from other cycles, read by eye: every word that came with them."""

from __future__ import annotations

import pytest

from games.lcg.saying import both
from thronsaal.games.lcg.catalogue import CATALOGUE
from thronsaal.games.lcg.wording import card_text

TEXTS = [
    (
        "QOD14 Warlock of Qarth",
        "Nur Haus Targaryen.\n"
        "Tödlich.\n"
        "Reaktion: Nachdem Warlock of Qarth aus dem Schatten gekommen ist, wähle einen Ort mit "
        "aufgedruckten Kosten von höchstens der Zahl der Karten im Schatten. Nimm ihn auf die Hand des "
        "Besitzers zurück.",
        "House Targaryen only.\n"
        "Deadly.\n"
        "Response: After Warlock of Qarth comes out of shadows, choose a location with printed cost no "
        "higher than the number of cards in shadows. Return it to its owner's hand.",
    ),
    (
        "QOD18 Black Hatchling",
        "Nur Haus Targaryen.\n"
        "Keine Zusätze. Tödlich.\n"
        "Solange du Drogon kontrollierst, ist Black Hatchling mit allen Duplikaten ein Duplikat von "
        "Drogon.",
        "House Targaryen only.\n"
        "No attachments. Deadly.\n"
        "While you control Drogon, Black Hatchling and each of its duplicates is a duplicate of Drogon.",
    ),
    (
        "SOO35 Jaqen H'ghar",
        "Jederzeit (aus dem Schatten): Zahle den Rest der Kosten von Jaqen H'ghar und hole Jaqen H'ghar "
        "aus dem Schatten, um einen Nicht-Armee-Charakter auf einem gegnerischen Totenstapel (in dieser "
        "Phase getötet) zu wählen. Lege ihn als Duplikat unter Jaqen H'ghar.\n"
        "Jaqen H'ghar erhält aufgedruckten Text, Stärke, Symbole, Attribute und Siegel des Charakters "
        "darunter. Verlässt dieser das Spiel, kehrt die Karte in den Schatten zurück.",
        "Any Phase (from shadows): Pay the rest of Jaqen H'ghar's cost and bring Jaqen H'ghar out of "
        "shadows to choose a non-Army character in an opponent's dead pile (killed this phase). Put it "
        "under Jaqen H'ghar as a duplicate.\n"
        "Jaqen H'ghar has the printed text, STR, icons, traits and crests of the character under it. If "
        "that character leaves play, this card returns to shadows.",
    ),
    (
        "SOO61 Guardian Wolf",
        "Nur Haus Stark.\n"
        "Keine Zusätze. Tödlich.\n"
        "Herausforderung (aus dem Schatten): Falls ein Lord- oder Lady-Charakter auf deiner Seite an "
        "einer Herausforderung teilnimmt, zahle den Rest der Kosten von Guardian Wolf, um Guardian Wolf "
        "gebeugt aus dem Schatten zu holen. Lass Guardian Wolf auf deiner Seite an der Herausforderung "
        "teilnehmen.",
        "House Stark only.\n"
        "No attachments. Deadly.\n"
        "Challenges (from shadows): If a Lord or Lady character participates in a challenge on your "
        "side, pay the rest of Guardian Wolf's cost to bring Guardian Wolf out of shadows (kneeling). "
        "Have Guardian Wolf participate in the challenge on your side.",
    ),
    (
        "ATOC2 Meera Reed",
        "Nur Haus Stark.\n"
        "Heimlich.\n"
        "Reaktion: Nachdem ein Stark-Charakter das Spiel verlassen hat, lege Meera Reed in den "
        "Schatten.\n"
        "Reaktion: Nachdem Meera Reed aus dem Schatten gekommen ist, und falls es nicht Winter ist, "
        "wähle eine Karte. Bis zum Ende der Phase verliert sie den gesamten Text bis auf die Attribute.\n"
        "Reaktion: Nachdem Meera Reed aus dem Schatten gekommen ist, und falls es Winter ist, wähle bis "
        "zu 2 Karten. Bis zum Ende der Phase verlieren sie den gesamten Text bis auf die Attribute.",
        "House Stark only.\n"
        "Stealth.\n"
        "Response: After a Stark character leaves play, put Meera Reed into shadows.\n"
        "Response: After Meera Reed comes out of shadows, if it is not Winter, choose a card. Until the "
        "end of the phase, it loses all text except traits.\n"
        "Response: After Meera Reed comes out of shadows, if it is Winter, choose up to 2 cards. Until "
        "the end of the phase, they lose all text except traits.",
    ),
    (
        "ATOC24 Varys",
        "Nur Haus Lannister.\n"
        "Heimlich.\n"
        "Reaktion: Nachdem ein Gegner eine Herausforderung angesagt hat, und falls du mindestens 2 "
        "Gegner hast, lege Varys aus dem Spiel in den Schatten, damit sich die Herausforderung gegen "
        "einen anderen Gegner des Angreifers deiner Wahl richtet. Titel schränken diese Wahl nicht ein.",
        "House Lannister only.\n"
        "Stealth.\n"
        "Response: After an opponent declares a challenge, if you have at least 2 opponents, put Varys "
        "from play into shadows so that the challenge is against another opponent of the attacker, of "
        "your choice. Titles do not limit this choice.",
    ),
    (
        "ATOC47 Fiery Kiss",
        "Nur Haus Baratheon.\n"
        "Reaktion: Nachdem Fiery Kiss aus dem Schatten gekommen ist, wähle einen "
        "Baratheon-Nicht-Armee-Charakter auf deinem Totenstapel. Bringe ihn ins Spiel. Bis zum Ende der "
        "Phase erhält er Wachsam. Am Ende der Phase lege ihn ab.",
        "House Baratheon only.\n"
        "Response: After Fiery Kiss comes out of shadows, choose a Baratheon non-Army character in your "
        "dead pile. Put it into play. Until the end of the phase, it has vigilant. At the end of the "
        "phase, discard it from play.",
    ),
    (
        "ATOC53 Maiden of Poisons",
        "Nur Haus Martell.\n"
        "Reaktion: Nachdem du als Verteidiger eine Herausforderung verloren hast, nenne ein Symbol. "
        "Jeder Gegner bestimmt einen stehenden Charakter mit diesem Symbol unter eigener Kontrolle, "
        "falls er kann. Bis zum Ende der Phase verliert jede so bestimmte Karte dieses Symbol.",
        "House Martell only.\n"
        "Response: After you lose a challenge as defender, name a challenge icon. Each opponent picks a "
        "standing character with that icon under their own control, if they can. Until the end of the "
        "phase, each card picked this way loses it.",
    ),
    (
        "ATOC110 Sorrowful Man",
        "Nur Haus Targaryen.\n"
        "Tödlich.\n"
        "Reaktion (aus dem Schatten): Nachdem ein Charakter unter gegnerischer Kontrolle ins Spiel "
        "gekommen ist, beuge 2 Einfluss, um Sorrowful Man aus dem Schatten zu holen. Dann muss der "
        "Spieler, der ihn kontrolliert, dir 1 Gold zahlen oder ihn töten.",
        "House Targaryen only.\n"
        "Deadly.\n"
        "Response (from shadows): After a character controlled by an opponent comes into play, kneel 2 "
        "influence to bring Sorrowful Man out of shadows. Then whoever controls it must pay you 1 gold "
        "or kill it.",
    ),
    (
        "BTNS2 Turncloak",
        "Nur Haus Stark oder Greyjoy.\n"
        "Nur an einen Charakter unter gegnerischer Kontrolle.\n"
        "Reaktion: Nachdem Turncloak aus dem Schatten gekommen ist, und falls die Herausforderung-Phase "
        "läuft, lege Turncloak kostenlos an einen Charakter unter gegnerischer Kontrolle an.\n"
        "Der Träger erhält das Attribut Verräter.\n"
        "Nachdem der Spieler, der den Träger kontrolliert, die Herrschaft nicht gewonnen hat, lege den "
        "Träger ab.",
        "House Stark or Greyjoy only.\n"
        "Attach only to a character controlled by an opponent.\n"
        "Response: After Turncloak comes out of shadows, if it is the challenges phase, attach Turncloak "
        "to a character controlled by an opponent without paying its cost.\n"
        "The bearer has the Traitor trait.\n"
        "After the bearer's controller does not win dominance, discard the bearer from play.",
    ),
    (
        "BTNS33 Young Griff",
        "Nur Haus Targaryen.\n"
        "Heimlich.\n"
        "Reaktion: Nachdem Young Griff aus dem Schatten gekommen ist, richte beliebig viele Charaktere "
        "unter deiner Kontrolle auf. Dann darfst du noch eine Karte für den Rest ihrer Kosten aus dem "
        "Schatten holen.",
        "House Targaryen only.\n"
        "Stealth.\n"
        "Response: After Young Griff comes out of shadows, stand any number of characters you control. "
        "Then you may bring one more card out of shadows for the rest of its cost.",
    ),
    (
        "ASOTS17 Summer Sea Corsair",
        "Reaktion: Nachdem Summer Sea Corsair aus dem Schatten gekommen ist, decke für jeden "
        "Schmuggler-Charakter unter deiner Kontrolle 1 Karte von deinem Nachziehstapel auf. Nimm eine "
        "davon auf die Hand und mische den Rest in den Stapel.",
        "Response: After Summer Sea Corsair comes out of shadows, reveal 1 card from the top of your "
        "draw deck for each Smuggler character you control. Take one of them into your hand and shuffle "
        "the rest into the deck.",
    ),
    (
        "ASOTS93 Blood Magic Ritual",
        "Nur Haus Targaryen.\n"
        "Reaktion: Nachdem Blood Magic Ritual aus dem Schatten gekommen ist, wähle einen "
        "Nicht-Armee-Charakter auf deinem Totenstapel. Bringe ihn ins Spiel und lege Blood Magic Ritual "
        "daran an.\n"
        "Nachdem Blood Magic Ritual das Spiel verlassen hat, töte den Träger.",
        "House Targaryen only.\n"
        "Response: After Blood Magic Ritual comes out of shadows, choose a non-Army character in your "
        "dead pile. Put it into play and attach Blood Magic Ritual to it.\n"
        "After Blood Magic Ritual leaves play, kill the bearer.",
    ),
    (
        "KR32 The Long Plan",
        "Nur Haus Martell.\n"
        "Reaktion (aus dem Schatten): Nachdem du die dritte Herausforderung derselben Phase verloren "
        "hast, zahle den Rest der Kosten von The Long Plan, um The Long Plan aus dem Schatten zu holen. "
        "Dann beanspruche 3 Machtpunkte für dein Haus. Höchstens einmal pro Phase.",
        "House Martell only.\n"
        "Response (from shadows): After you lose your third challenge of the same phase, pay the rest of "
        "The Long Plan's cost to bring The Long Plan out of shadows. Then claim 3 power for your House. "
        "Limit once per phase.",
    ),
    (
        "KR41 Shadow Killer",
        "Nur Haus Baratheon.\n"
        "Heimlich. Tödlich.\n"
        "Reaktion: Nachdem Shadow Killer aus dem Schatten gekommen ist, wähle einen Charakter unter der "
        "Kontrolle eines Spielers mit mehr verfügbaren Karten als du (Hand, Spiel und Schatten). Töte "
        "ihn (kann nicht gerettet werden).",
        "House Baratheon only.\n"
        "Stealth. Deadly.\n"
        "Response: After Shadow Killer comes out of shadows, choose a character controlled by a player "
        "with more cards at their command than you (in hand, in play and in shadows). Kill it (cannot be "
        "saved).",
    ),
    (
        "KR50 Moat Cailin",
        "Nur Haus Stark.\n"
        "Verteidigst du mit mindestens 1 Charakter, zählt deine Seite für jede Karte im Schatten 1 "
        "Stärke mehr.\n"
        "Reaktion (aus dem Schatten): Nachdem ein Gegner dir eine Herausforderung angesagt hat, hole "
        "Moat Cailin aus dem Schatten.",
        "House Stark only.\n"
        "While you defend with at least 1 character, your side counts 1 STR more for each card in "
        "shadows.\n"
        "Response (from shadows): After an opponent declares a challenge against you, bring Moat Cailin "
        "out of shadows.",
    ),
    (
        "KR51 Ser Jorah Mormont",
        "Nur Haus Targaryen.\n"
        "Keine Zusätze außer Waffen.\n"
        "Wenn Ser Jorah Mormont aus deiner Hand abgeworfen würde, lege Ser Jorah Mormont stattdessen in "
        "den Schatten. Ziehe dann 1 Karte.",
        "House Targaryen only.\n"
        "No attachments except weapons.\n"
        "If Ser Jorah Mormont would be discarded from your hand, put Ser Jorah Mormont into shadows "
        "instead. Then draw 1 card.",
    ),
    (
        "KR54 Ser Jaime Lannister",
        "Keine Zusätze. Ruhmreich.\n"
        "Reaktion: Nachdem eine Karte aus dem Schatten gekommen ist, ziehe 1 Karte. Falls du mindestens "
        "3 Königsgarde-Charaktere kontrollierst, gilt stattdessen: Ziehe 3 Karten.",
        "No attachments. Renown.\n"
        "Response: After a card comes out of shadows, draw 1 card. If you control at least 3 Kingsguard "
        "characters, do this instead: Draw 3 cards.",
    ),
    (
        "KR56 Ser Mandon Moore",
        "Keine Zusätze. Tödlich.\n"
        "Solange jeder Gegner weniger Karten im Schatten hat als du, können Charaktere unter "
        "gegnerischer Kontrolle nicht gerettet werden.",
        "No attachments. Deadly.\n"
        "While every opponent has fewer cards in shadows than you, characters controlled by an opponent "
        "cannot be saved.",
    ),
    (
        "KR57 Ser Preston Greenfield",
        "Keine Zusätze.\n"
        "Jederzeit: Wähle einen Königsgarde- oder Königinnengarde-Charakter unter deiner Kontrolle. Lege "
        "ihn in den Schatten. Höchstens einmal pro Runde.",
        "No attachments.\n"
        "Any Phase: Choose a Kingsguard or Queensguard character you control. Put it into shadows. Limit "
        "once per round.",
    ),
    (
        "KR101 Maester Cressen",
        "Nur Haus Baratheon.\n"
        "Reaktion: Nachdem Maester Cressen aus dem Schatten gekommen ist, oder nachdem Maester Cressen "
        "getötet wurde, nimm die oberste Karte deines Ablagestapels auf die Hand.",
        "House Baratheon only.\n"
        "Response: After Maester Cressen comes out of shadows or after Maester Cressen is killed, take "
        "the top card of your discard pile into your hand.",
    ),
    (
        "KR112 Littlefinger",
        "Heimlich. Immun gegen Ereignisse von Gegnern.\n"
        "Littlefinger aus dem Schatten zu holen kostet für jeden Machtpunkt eines Gegners deiner Wahl 1 "
        "Gold weniger.\n"
        "Solange du einen Gegner angreifst, der mehr Machtpunkte hat als du, ist dein Schadenswert um 1 "
        "höher.",
        "Stealth. Immune to opponents' events.\n"
        "Bringing Littlefinger out of shadows costs 1 gold less for each power of an opponent of your "
        "choice.\n"
        "While you are attacking an opponent who has more power than you, your claim is 1 higher.",
    ),
    (
        "CAD26 Ser Robert Strong",
        "Nur Haus Lannister.\n"
        "Keine Zusätze.\n"
        "Jeder Charakter, dessen aufgedruckte Kosten niedriger sind als die Zahl der Charaktere auf dem "
        "Totenstapel des Spielers, der ihn kontrolliert, kommt gebeugt ins Spiel.",
        "House Lannister only.\n"
        "No attachments.\n"
        "Each character whose printed cost is lower than the number of characters in its controller's "
        "dead pile comes into play kneeling.",
    ),
    (
        "CAD85 Farwynd Explorer",
        "Nur Haus Greyjoy.\n"
        "Reaktion (aus dem Schatten): Wenn ein Spieler einen Effekt auslöst, und falls du Startspieler "
        "bist, hole Farwynd Explorer aus dem Schatten, um ihn aufzuheben.\n"
        "+2 Initiative.",
        "House Greyjoy only.\n"
        "Response (from shadows): When a player triggers an effect, if you are the first player, bring "
        "Farwynd Explorer out of shadows to cancel it.\n"
        "+2 initiative.",
    ),
    (
        "CAD106 Ser Balon Swann",
        "Nur Haus Lannister.\n"
        "Keine Zusätze.\n"
        "Reaktion: Nachdem Ser Balon Swann aus dem Schatten gekommen ist, wirft jeder Gegner mit "
        "mindestens 4 Handkarten 1 Handkarte eigener Wahl ab.",
        "House Lannister only.\n"
        "No attachments.\n"
        "Response: After Ser Balon Swann comes out of shadows, each opponent with 4 or more cards in "
        "hand discards 1 card of their choice from their hand.",
    ),
    (
        "W1 Knight of Flowers",
        "Nur Haus Baratheon.\n"
        "Ruhmreich.\n"
        "Reaktion (aus dem Schatten): Wenn ein einzigartiger Charakter getötet oder abgelegt würde, wirf "
        "1 zufällig bestimmte Handkarte ab und hole Knight of Flowers aus dem Schatten, um ihn zu "
        "retten.",
        "House Baratheon only.\n"
        "Renown.\n"
        "Response (from shadows): When a unique character would be killed or discarded from play, "
        "discard 1 card at random from your hand and bring Knight of Flowers out of shadows to save it.",
    ),
    (
        "W68 Obella Sand",
        "Nur Haus Martell.\n"
        "Reaktion (vom Totenstapel aus): Nachdem ein Sandschlange-Charakter unter deiner Kontrolle außer "
        "Obella Sand getötet wurde, lege Obella Sand verdeckt in den Schatten des Besitzers.",
        "House Martell only.\n"
        "Response (from your dead pile): After a Sand Snake character you control except Obella Sand is "
        "killed, lay Obella Sand face down into its owner's shadows.",
    ),
]


@pytest.mark.parametrize(("card", "german", "english"), TEXTS, ids=[name for name, _, _ in TEXTS])
def test_texts_are_said_from_declarations(card: str, german: str, english: str):
    code = card.partition(" ")[0]
    assert both(card_text(CATALOGUE[code])) == (german, english)
    assert card == f"{code} {CATALOGUE[code].name}"
