"""Texts of cards of every shape, read by eye against the facts of the cards: German and English."""

from __future__ import annotations

TEXTS: list[tuple[str, str, str]] = [
    (
        "S1 Ice",
        "Nur an einen Stark-Charakter.\n"
        "Herausforderung: Falls der Träger an einer Herausforderung teilnimmt, beuge Ice und lege Ice ab, um "
        "einen teilnehmenden Charakter außer dem Träger zu wählen. Töte ihn.",
        "Attach only to a Stark character.\n"
        "Challenges: If the bearer is participating in a challenge, kneel Ice and discard Ice from play to "
        "choose a participating character except the bearer. Kill it.",
    ),
    (
        "S2 Nymeria",
        "Nur an einen Stark-Charakter.\n"
        "Reaktion: Wenn der Träger getötet würde, beuge Nymeria, um ihn zu retten.\n"
        "Solange der Träger Arya Stark ist, erhält er +1 Stärke und Heimlich.",
        "Attach only to a Stark character.\n"
        "Response: When the bearer would be killed, kneel Nymeria to save it.\n"
        "While the bearer is Arya Stark, it has +1 STR and stealth.",
    ),
    (
        "S4 Ser Rodrik Cassel",
        "Ser Rodrik Cassel wird zum Verteidigen nicht gebeugt.\n"
        "Solange Ser Rodrik Cassel verteidigt, erhält Ser Rodrik Cassel +2 Stärke.",
        "Ser Rodrik Cassel does not kneel to defend.\n"
        "While Ser Rodrik Cassel is defending, Ser Rodrik Cassel has +2 STR.",
    ),
    (
        "S5 Eddard Stark",
        "Standhaft. Ruhmreich. Tödlich.\n"
        "Nachdem Eddard Stark ins Spiel gekommen ist, beansprucht Eddard Stark 1 Machtpunkt.",
        "Stalwart. Renown. Deadly.\nAfter Eddard Stark comes into play, Eddard Stark claims 1 power.",
    ),
    (
        "S6 Catelyn Stark",
        "Reaktion: Nachdem Catelyn Stark als Verteidiger deklariert wurde, wähle einen teilnehmenden "
        "Charakter. Bis zum Ende der Herausforderung wird er bei der Auswertung nicht mitgezählt.",
        "Response: After Catelyn Stark is declared as a defender, choose a participating character. Until the "
        "end of the challenge, it does not count when the challenge is resolved.",
    ),
    (
        "S7 Arya Stark",
        "Jederzeit: Beuge 1 Einfluss, um einen Charakter mit Heimlich oder Ruhmreich zu wählen. Bis zum Ende "
        "der Phase verliert er Heimlich und Ruhmreich, und Arya Stark erhält jede Eigenschaft, die so "
        "verloren ging.",
        "Any Phase: Kneel 1 influence to choose a character with stealth or renown. Until the end of the "
        "phase, it loses stealth and renown, and Arya Stark gains each keyword lost this way.",
    ),
    (
        "S8 Robb Stark",
        "Reaktion: Nachdem du mit Robb Stark einen Militärschlag gewonnen hast, wähle einen Charakter unter "
        "der Kontrolle des Verlierers. Töte ihn.",
        "Response: After you win a military challenge with Robb Stark participating, choose a character "
        "controlled by the loser. Kill it.",
    ),
    (
        "S9 Sansa Stark",
        "Nur Haus Stark.\n"
        "Reaktion (jeder Spieler): Nachdem du einen Zusatz an Sansa Stark angelegt hast, ziehe 1 Karte.",
        "House Stark only.\nResponse (any player): After you play an attachment on Sansa Stark, draw 1 card.",
    ),
    (
        "S10 Greatjon Umber",
        "Herausforderung: Falls ein Militärschlag oder ein Machtkampf läuft, beuge Greatjon Umber, um "
        "Greatjon Umber auf deiner Seite an der Herausforderung teilnehmen zu lassen.",
        "Challenges: If a military challenge or a power challenge is under way, kneel Greatjon Umber to have "
        "Greatjon Umber participate in the challenge on your side.",
    ),
    (
        "S11 Shaggydog",
        "Tödlich. Keine Zusätze.\n"
        "Solange du einen Stark-Lord-Charakter kontrollierst, erhält Shaggydog +3 Stärke und ist immun gegen "
        "Ereignisse.",
        "Deadly. No attachments.\n"
        "While you control a Stark Lord character, Shaggydog has +3 STR and is immune to events.",
    ),
    (
        "S12 Hodor",
        "Tödlich. Keine Zusätze.\n"
        "Hodor kann nicht als Angreifer deklariert werden und nicht als Ziel von Heimlich bestimmt werden.",
        "Deadly. No attachments.\nHodor cannot be declared as an attacker or be chosen for stealth.",
    ),
    (
        "S13 Bran Stark",
        "Strategie: Beuge Bran Stark, um eine weitere Karte aus deinem Strategiestapel zu bestimmen und "
        "aufzudecken. Höchstens dreimal pro Runde.",
        "Plot: Kneel Bran Stark to pick and reveal a further card from your plot deck. Limit 3 times per round.",
    ),
    (
        "S14 Grey Wind",
        "Tödlich. Keine Zusätze.\nGrey Wind kostet 2 Gold weniger, solange Robb Stark im Spiel ist.",
        "Deadly. No attachments.\nGrey Wind costs 2 gold less while Robb Stark is in play.",
    ),
    (
        "S17 Winterfell Honor Guard",
        "Nur Haus Stark.\n"
        "Keine Zusätze.\n"
        "Herausforderung (aus der Hand): Wähle einen Gegner. Bringe Winterfell Honor Guard unter der "
        "Kontrolle dieses Spielers ins Spiel.\n"
        "Nachdem du mit Winterfell Honor Guard eine Herausforderung gewonnen hast, geht die Kontrolle über "
        "Winterfell Honor Guard an den Besitzer zurück.",
        "House Stark only.\n"
        "No attachments.\n"
        "Challenges (from your hand): Choose an opponent. Put Winterfell Honor Guard into play under that "
        "player's control.\n"
        "After you win a challenge with Winterfell Honor Guard participating, control of Winterfell Honor "
        "Guard goes back to its owner.",
    ),
    (
        "S20 Kennel Master",
        "Kennel Master erhält +1 Stärke für jede Schattenwolf-Karte im Spiel.\n"
        "Reaktion: Wenn Kennel Master getötet oder abgelegt würde, und falls du mindestens 3 "
        "Schattenwolf-Karten kontrollierst, rette Kennel Master. Nimm Kennel Master auf die Hand des "
        "Besitzers zurück.",
        "Kennel Master has +1 STR for each Direwolf card in play.\n"
        "Response: When Kennel Master would be killed or discarded from play, if you control at least 3 "
        "Direwolf cards, save Kennel Master. Return Kennel Master to its owner's hand.",
    ),
    (
        "S22 Trident Reinforcements",
        "Herrschaft (vom Totenstapel aus): Falls mindestens 3 Charaktere auf deinem Totenstapel liegen, nimm "
        "Trident Reinforcements auf die Hand.",
        "Dominance (from your dead pile): If at least 3 characters are in your dead pile, take Trident "
        "Reinforcements into your hand.",
    ),
    (
        "S24 Winterfell Kennels",
        "Jederzeit: Beuge Winterfell Kennels und zahle 1 Gold, um deinen Nachziehstapel nach einer "
        "Schattenwolf-Karte zu durchsuchen. Zeige sie vor, nimm sie auf die Hand und mische den Stapel.",
        "Any Phase: Kneel Winterfell Kennels and pay 1 gold to search your draw deck for a Direwolf card, "
        "reveal it, take it into your hand and shuffle the deck.",
    ),
    (
        "S25 Winterfell Castle",
        "Keine Zusätze.\nAlle Stark-Charaktere unter deiner Kontrolle erhalten +1 Stärke.",
        "No attachments.\nAll Stark characters you control have +1 STR.",
    ),
    (
        "S26 Northern Fiefdoms",
        "Limitiert.\n"
        "Aufmarsch: Beuge Northern Fiefdoms, damit dich die nächste Stark-Karte, die du in dieser Phase "
        "ausspielst, 1 Gold weniger kostet.\n"
        "1 Einfluss.",
        "Limited.\n"
        "Marshalling: Kneel Northern Fiefdoms to have the next Stark card you play this phase cost you 1 gold "
        "less.\n"
        "1 influence.",
    ),
    (
        "S28 Lord Eddard's Chambers",
        "Du kannst Lord Eddard's Chambers auch als Zusatz an deine Hauskarte anlegen.\n+1 Einkommen. 1 Einfluss.",
        "You may play Lord Eddard's Chambers as an attachment on your House card instead.\n+1 income. 1 influence.",
    ),
    (
        "S33 Narrow Sea",
        "Aufmarsch: Lege Narrow Sea ab, damit dich der nächste Stark- oder Baratheon-Charakter, den du in "
        "dieser Phase ausspielst, 2 Gold weniger kostet.\n"
        "1 Einfluss.",
        "Marshalling: Discard Narrow Sea from play to have the next Stark or Baratheon character you play "
        "this phase cost you 2 gold less.\n"
        "1 influence.",
    ),
    (
        "L36 Joffrey Baratheon",
        "Reaktion: Nachdem ein Lord- oder Lady-Charakter getötet wurde, beansprucht Joffrey Baratheon 1 "
        "Machtpunkt. Höchstens dreimal pro Runde.",
        "Response: After a Lord or Lady character is killed, Joffrey Baratheon claims 1 power. Limit 3 times "
        "per round.",
    ),
    (
        "L37 Ser Jaime Lannister",
        "Berüchtigt. Tödlich.\n"
        "Ser Jaime Lannister wird bei einem Militärschlag weder zum Angreifen noch zum Verteidigen gebeugt.",
        "Infamy. Deadly.\nSer Jaime Lannister does not kneel to attack or to defend in a military challenge.",
    ),
    (
        "L38 Tyrion Lannister",
        "Heimlich.\n"
        "Reaktion: Nachdem du eine Intrige gewonnen hast, oder nachdem du mit Tyrion Lannister eine "
        "Herausforderung gewonnen hast, zahle 1 Gold, um 1 Karte zu ziehen.",
        "Stealth.\n"
        "Response: After you win an intrigue challenge or after you win a challenge with Tyrion Lannister "
        "participating, pay 1 gold to draw 1 card.",
    ),
    (
        "L39 Cersei Lannister",
        "Herrschaft: Beuge Cersei Lannister und zahle 2 Gold, um einen Charakter zu wählen. Beuge ihn. Bis "
        "zum Ende der Runde wird er in der Aufrichten-Phase nicht aufgerichtet.",
        "Dominance: Kneel Cersei Lannister and pay 2 gold to choose a character. Kneel it. Until the end of "
        "the round, it does not stand during the standing phase.",
    ),
    (
        "L42 The Hound",
        "The Hound kommt im Todesfall stattdessen auf den Ablagestapel.\n"
        "Zu Beginn der Herrschaft-Phase lege die oberste Karte deines Nachziehstapels ab oder lege The Hound "
        "ab (kann nicht gerettet werden).",
        "The Hound goes to the discard pile instead when killed.\n"
        "At the beginning of the dominance phase, discard the top card of your draw deck or discard The Hound "
        "from play (cannot be saved).",
    ),
    (
        "L43 Chella, Daughter of Cheyk",
        "Heimlich.\n"
        "Reaktion: Nachdem du mit einem Bergclan-Charakter eine Herausforderung gewonnen hast, zahle X Gold, "
        "um einen Ort mit aufgedruckten Kosten von X zu wählen. Nimm ihn auf die Hand des Besitzers zurück.",
        "Stealth.\n"
        "Response: After you win a challenge with a Clansman character participating, pay X gold to choose a "
        "location with printed cost X. Return it to its owner's hand.",
    ),
    (
        "L44 Bronn",
        "Tödlich. Keine Zusätze.\n"
        "Jederzeit: Zahle 2 Gold, um einen Charakter zu wählen. Bis zum Ende der Phase wird er nicht getötet, "
        "falls Bronn gebeugt ist; stattdessen wird Bronn aufgerichtet.",
        "Deadly. No attachments.\n"
        "Any Phase: Pay 2 gold to choose a character. Until the end of the phase, it is not killed if Bronn "
        "is kneeling; Bronn stands instead.",
    ),
    (
        "L45 Grand Maester Pycelle",
        "Reaktion: Nachdem der Effekt eines Gegners (außer von Grand Maester Pycelle) eine Karte aufgedeckt "
        "hat, decke die oberste Karte deines Nachziehstapels auf und nimm sie auf die Hand. Höchstens dreimal "
        "pro Phase.",
        "Response: After an opponent's effect (other than that of Grand Maester Pycelle) reveals a card, "
        "reveal the top card of your draw deck and take it into your hand. Limit 3 times per phase.",
    ),
    (
        "L56 Lannisport Brothel",
        "Reaktion: Nachdem sich ein Charakter in der Aufrichten-Phase aufgerichtet hat, beuge Lannisport "
        "Brothel, um ihn zu beugen.",
        "Response: After a character stands during the standing phase, kneel Lannisport Brothel to kneel it.",
    ),
    (
        "B66 Shadow's Blessing",
        "Solange der Träger ein Machtkampf-Symbol hat, erhält er +2 Stärke.\n"
        "Solange der Träger kein Machtkampf-Symbol hat, erhält er -2 Stärke.",
        "While the bearer has a power icon, it has +2 STR.\nWhile the bearer has no power icon, it has -2 STR.",
    ),
    (
        "B67 Motley",
        "Nur an einen Charakter unter gegnerischer Kontrolle.\n"
        "Wer den Träger als Angreifer oder Verteidiger deklarieren oder eine seiner Fähigkeiten auslösen "
        "will, muss dir 1 Gold aus seiner Goldreserve geben.",
        "Attach only to a character controlled by an opponent.\n"
        "Whoever wants to declare the bearer as an attacker or defender, or to trigger one of its abilities, "
        "must give you 1 gold from their gold pool.",
    ),
    (
        "B72 Stannis Baratheon",
        "Ruhmreich.\n"
        "Greift Stannis Baratheon einen Spieler an, der keinen Lord-Charakter kontrolliert, darf dieser keine "
        "Verteidiger deklarieren.",
        "Renown.\n"
        "While Stannis Baratheon attacks a player who controls no Lord character, that player may declare no "
        "defenders.",
    ),
    (
        "B74 Melisandre",
        "Ruhmreich.\n"
        "Solange Melisandre steht, erhalten alle Asshai-Charaktere +1 Stärke.\n"
        "Machtpunkte auf Charakteren deiner Gegner zählen nicht für deren Sieg.",
        "Renown.\n"
        "While Melisandre is standing, all Asshai characters have +1 STR.\n"
        "Power on opponents' characters does not count towards their victory.",
    ),
    (
        "B79 Edric Storm",
        "Heimlich.\n"
        "Einmalige Reaktion: Nachdem du als Angreifer einen Machtkampf mit mindestens 4 Stärke Vorsprung "
        "gewonnen hast, lege Edric Storm ab, um bis zum Ende der Phase einen Machtkampf mehr ansagen zu "
        "dürfen.",
        "Stealth.\n"
        "Limited Response: After you win a power challenge as attacker by 4 or more STR, discard Edric Storm "
        "from play to be allowed to initiate one more power challenge until the end of the phase.",
    ),
    (
        "B85 Army of the Faithful",
        "Ruhmreich. Keine Zusätze.\n"
        "Army of the Faithful kostet für jeden Asshai-Charakter unter deiner Kontrolle 1 Gold weniger.",
        "Renown. No attachments.\nArmy of the Faithful costs 1 gold less for each Asshai character you control.",
    ),
    (
        "B82 Stannis's Northern Cavalry",
        "Tödlich. Keine Zusätze.\n"
        "Stannis's Northern Cavalry kann in einer Phase, in der sich die eigene Stärke verändert hat, weder "
        "getötet noch abgelegt werden.",
        "Deadly. No attachments.\n"
        "Stannis's Northern Cavalry cannot be killed or discarded from play during a phase in which its own "
        "STR has changed.",
    ),
    (
        "B84 Old Red Priest",
        "Nachdem Old Red Priest getötet wurde, bestimme einen stehenden Ort unter deiner Kontrolle. Beuge ihn.",
        "After Old Red Priest is killed, pick a standing location you control. Kneel it.",
    ),
    (
        "T101 Poisoned Wine",
        "Der Träger erhält -2 Stärke.\n"
        "Jederzeit: Beuge 1 Einfluss, um „Vergifteter Wein“ an einen anderen Charakter anzulegen.",
        "The bearer has -2 STR.\nAny Phase: Kneel 1 influence to attach Poisoned Wine to a different character.",
    ),
    (
        "T103 Flame-Kissed",
        "Nur Haus Targaryen.\n"
        "Hinterhältig.\n"
        "Solange der Träger keinen anderen Zusatz trägt, erhält er -2 Stärke und wird bei Stärke 0 getötet.",
        "House Targaryen only.\n"
        "Ambush.\n"
        "While the bearer bears no other attachment, it has -2 STR and is killed at STR 0.",
    ),
    (
        "T106 Daenerys Targaryen",
        "Ruhmreich.\n"
        "Nachdem du als Angreifer allein mit Daenerys Targaryen eine Herausforderung gewonnen hast, lege "
        "alles Gold aus der Goldreserve des Verlierers in deine.",
        "Renown.\n"
        "After you win a challenge as attacker with Daenerys Targaryen participating alone, move all gold "
        "from the gold pool of the loser to yours.",
    ),
    (
        "T107 Khal Drogo",
        "Nur Haus Targaryen.\n"
        "Heimlich.\n"
        "Reaktion (aus der Hand): Nachdem du eine Herausforderung gewonnen hast, bringe Khal Drogo ins Spiel. "
        "Am Ende der Phase nimm Khal Drogo auf die Hand des Besitzers zurück.",
        "House Targaryen only.\n"
        "Stealth.\n"
        "Response (from your hand): After you win a challenge, put Khal Drogo into play. At the end of "
        "the phase, return Khal Drogo to its owner's hand.",
    ),
    (
        "T111 Drogon",
        "Heimlich. Keine Zusätze.\n"
        "Jederzeit: Zahle 2 Gold, um einen Charakter zu wählen. Bis zum Ende der Phase erhält er -1 Stärke "
        "und wird bei Stärke 0 getötet. Höchstens einmal pro Phase.",
        "Stealth. No attachments.\n"
        "Any Phase: Pay 2 gold to choose a character. Until the end of the phase, it has -1 STR and is killed "
        "at STR 0. Limit once per phase.",
    ),
    (
        "T124 Pentoshi Guildmaster",
        "Reaktion (vom Ablagestapel aus): Nachdem du eine Herausforderung mit mindestens 4 Stärke Vorsprung "
        "gewonnen hast, nimm Pentoshi Guildmaster auf die Hand. Dann kannst du 3 Gold zahlen, um Pentoshi "
        "Guildmaster ins Spiel zu bringen.",
        "Response (from your discard pile): After you win a challenge by 4 or more STR, take Pentoshi "
        "Guildmaster into your hand. Then you may pay 3 gold to put Pentoshi Guildmaster into play.",
    ),
    (
        "S135 Benjen Stark",
        "Heimlich.\n"
        "Nachdem Benjen Stark getötet wurde, mischt jeder Spieler seinen Totenstapel in seinen "
        "Nachziehstapel.",
        "Stealth.\nAfter Benjen Stark is killed, each player shuffles their dead pile into their draw deck.",
    ),
    (
        "S136 Jon Snow",
        "Keine Zusätze außer Waffen.\n"
        "Ghost ist immun gegen Ereignisse.\n"
        "Reaktion: Nachdem du mit Jon Snow oder Ghost eine Herausforderung gewonnen hast, beansprucht Jon "
        "Snow 1 Machtpunkt.",
        "No attachments except weapons.\n"
        "Ghost is immune to events.\n"
        "Response: After you win a challenge with Jon Snow or Ghost participating, Jon Snow claims 1 power.",
    ),
    (
        "B147 Knight of Flowers",
        "Keine Zusätze.\n"
        "Zu Beginn der Herrschaft-Phase und falls Knight of Flowers steht, beansprucht Knight of Flowers 1 "
        "Machtpunkt.",
        "No attachments.\n"
        "At the beginning of the dominance phase, if Knight of Flowers is standing, Knight of Flowers claims "
        "1 power.",
    ),
    (
        "S157 Kings in the North",
        "Reaktion: Nachdem du die Herrschaft gewonnen hast, beuge 2 Stark-Charaktere unter deiner Kontrolle, "
        "damit jede so gebeugte Karte 1 Machtpunkt beansprucht.",
        "Response: After you win dominance, kneel 2 Stark characters you control to have each card knelt this "
        "way claim 1 power.",
    ),
    (
        "S160 Guilty!",
        "Nur Haus Stark.\n"
        "Herrschaft: Beuge 3 Einfluss oder beuge einen Charakter unter deiner Kontrolle mit dem Siegel "
        "Adliger, um einen Nicht-Stark-Charakter zu wählen. Töte ihn.",
        "House Stark only.\n"
        "Dominance: Kneel 3 influence or kneel a character you control with a noble crest to choose a "
        "non-Stark character. Kill it.",
    ),
    (
        "L163 Insidious Ways",
        "Herausforderung: Wähle einen angreifenden Lannister-Charakter. Bis zum Ende der Phase erhält er +2 "
        "Stärke. Nachdem du diese Herausforderung gewonnen hast, ziehe 2 Karten.",
        "Challenges: Choose an attacking Lannister character. Until the end of the phase, it has +2 STR. "
        "After you win this challenge, draw 2 cards.",
    ),
    (
        "L165 I'm You Writ Small",
        "Nur Haus Lannister.\n"
        "Herausforderung: Wähle einen Charakter. Bis zum Ende der Phase erhält er Tödlich. Dann lege I'm You "
        "Writ Small als Zusatz mit dem Attribut Segen an einen Lannister-Charakter an (+2 Stärke).",
        "House Lannister only.\n"
        "Challenges: Choose a character. Until the end of the phase, it has deadly. Then attach I'm You Writ "
        "Small to a Lannister character as an attachment with the Boon trait (+2 STR).",
    ),
    (
        "B170 Lords of the Narrow Sea",
        "Nur Haus Baratheon.\n"
        "Jederzeit: Beuge 3 Einfluss oder beuge einen Charakter unter deiner Kontrolle mit dem Siegel "
        "Adliger, um einen Gegner zu wählen. Dieser Spieler bestimmt eine weitere Karte aus seinem "
        "Strategiestapel und deckt sie auf. Falls die aufgedeckte Strategiekarte dieses Spielers weniger "
        "Einkommen hat als deine, beanspruche 1 Machtpunkt für dein Haus.",
        "House Baratheon only.\n"
        "Any Phase: Kneel 3 influence or kneel a character you control with a noble crest to choose an "
        "opponent. That player picks and reveals a further card from their plot deck. If that player's "
        "revealed plot has less income than yours, claim 1 power for your House.",
    ),
    (
        "B172 Support of the Kingdom",
        "Reaktion: Nachdem du einen Machtkampf gewonnen hast, wähle einen Ort mit Einkommen oder Einfluss "
        "unter gegnerischer Kontrolle. Übernimm die Kontrolle über ihn.",
        "Response: After you win a power challenge, choose a location with income or influence controlled by "
        "an opponent. Take control of it.",
    ),
    (
        "T105 Captain Groleo",
        "Reaktion: Nachdem ein Gegner einen Zusatz ausgespielt hat, oder nachdem ein Gegner einen Zusatz "
        "aufgedeckt hat, beanspruche 1 Machtpunkt für dein Haus. Höchstens einmal pro Phase.",
        "Response: After an opponent plays an attachment or after an opponent reveals an attachment, claim 1 "
        "power for your House. Limit once per phase.",
    ),
    (
        "B171 Retreat",
        "Reaktion: Nachdem ein einzigartiger Charakter unter deiner Kontrolle getötet wurde, kommt er "
        "stattdessen auf die Hand des Besitzers.",
        "Response: After a unique character you control is killed, it goes to its owner's hand instead.",
    ),
    (
        "B181 Summoning Season",
        "Beim Aufdecken: Wähle einen Gegner. Ihr beide durchsucht eure Nachziehstapel nach je einem "
        "Charakter, zeigt ihn vor, nehmt ihn auf die Hand und mischt die Stapel.",
        "When Revealed: Choose an opponent. You both search your draw decks for a character each, reveal it, "
        "take it into your hand and shuffle the deck.",
    ),
    (
        "B182 Mutual Cause",
        "Beim Aufdecken: Falls du mindestens 2 Gegner hast, wähle einen Gegner. Ihr dürft bis zum Ende der "
        "Runde einander nicht zu einem Machtkampf herausfordern.",
        "When Revealed: If you have at least 2 opponents, choose an opponent. You may not initiate power "
        "challenges against each other until the end of the round.",
    ),
    (
        "B183 Uneasy Truce",
        "Wer einen Militärschlag ansagen will, muss dem Spieler, den er angreift, 2 Gold aus seiner Goldreserve geben.",
        "Whoever wants to initiate a military challenge must give the player being attacked 2 gold from their "
        "gold pool.",
    ),
    (
        "L191 Wildfire Assault",
        "Beim Aufdecken: Jeder Spieler bestimmt bis zu 3 Charaktere unter eigener Kontrolle. Töte alle "
        "Charaktere, die niemand bestimmt hat (können nicht gerettet werden).",
        "When Revealed: Each player picks up to 3 characters under their own control. Kill all characters "
        "that nobody picked (cannot be saved).",
    ),
    (
        "L194 The Power of Blood",
        "Höchstens 2 pro Strategiestapel.\nCharaktere mit dem Siegel Adliger können nicht getötet werden.",
        "No more than 2 per plot deck.\nCharacters with a noble crest cannot be killed.",
    ),
    (
        "T202 Condemned by the Realm",
        "Beim Aufdecken: Wähle einen Gegner. Dieser Spieler bestimmt einen Charakter außerhalb der eigenen "
        "Kontrolle. Töte ihn.",
        "When Revealed: Choose an opponent. That player picks a character not under their own control. Kill it.",
    ),
    (
        "T206 Rule by Decree",
        "Beim Aufdecken: Wer die meisten Handkarten hat, wirft Handkarten eigener Wahl ab, bis 4 übrig sind. "
        "Das kann nicht aufgehoben werden.",
        "When Revealed: Whoever holds the most cards in hand discards cards of their choice until 4 are left. "
        "This cannot be cancelled.",
    ),
]
