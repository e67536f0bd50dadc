"""Card texts read like cards, in German and English: each card, each kind of ability, each noun phrase."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from typing import Any

import pytest

from games.lcg.cardtexts import TEXTS
from games.lcg.saying import FLAWS, SENTENCE_FLAWS, VOICES, both, flaws_of
from thronsaal.core.engine import select
from thronsaal.core.text import LANGUAGES
from thronsaal.games.lcg.abilities import Action, Constant, Limit, Response
from thronsaal.games.lcg.catalogue import CARDS, CATALOGUE
from thronsaal.games.lcg.material import Against, House, How, Icon, Keyword, Phase, Zone
from thronsaal.games.lcg.printed import Agenda, Attachment, Card, Character, Event, Location
from thronsaal.games.lcg.wording import ability_text, card_line, card_lines, card_text
from thronsaal.games.lcg.words import modifiers, speech
from thronsaal.games.lcg.words import selectors as w
from thronsaal.games.lcg.words.conditions import BearerIs, Count, InPile, Not, There, X
from thronsaal.games.lcg.words.costs import KNEEL_SELF, EitherCost, Influence, KneelYours
from thronsaal.games.lcg.words.dealings import Draw
from thronsaal.games.lcg.words.effects import SAVE, Grant, Kneel, Remove, Stand, kill
from thronsaal.games.lcg.words.measures import Carrying
from thronsaal.games.lcg.words.modifiers import CannotAttack, GainsIcon, GainsKeyword, Given, Immune, Strength
from thronsaal.games.lcg.words.pointing import ABOUT, BEARER, IT, SELF, Named
from thronsaal.games.lcg.words.seats import CHOSEN, EACH_OPPONENT, EVERYBODY, YOU_AND_CHOSEN
from thronsaal.games.lcg.words.selectors import CHARACTER, LORD, STARK, YOURS
from thronsaal.games.lcg.words.speech import A_CARD, ALL, UNKNOWN, Said, Speech, spoken
from thronsaal.games.lcg.words.triggers import Left, Won

TEXTUAL = [card for card in CARDS if card.text]


def test_flaws_are_found():
    bad = ["{ $x }", "a  b", "a , b", "a,b", "a.. b", "Karte(n)", "eine(n) Ort"]
    assert all(flaws_of(each) for each in bad)
    assert flaws_of("Töte ihn. ziehe 1 Karte", SENTENCE_FLAWS) == list(SENTENCE_FLAWS)
    assert not flaws_of("Reaktion (aus der Hand): Ziehe 1 Karte, dann „Raff“.", FLAWS | SENTENCE_FLAWS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.code)
def test_every_card_says_itself(card: Card, language: str):
    voice = VOICES[language]
    for errata in (True, False):
        text = voice.say(card_text(card, errata))
        assert not flaws_of(text, FLAWS | SENTENCE_FLAWS), text
        assert text.split("\n") == [voice.say(line) for line in card_lines(card, errata)]
    line = voice.say(card_line(card))
    assert not flaws_of(line), line
    assert line[0].isupper()


@pytest.mark.parametrize("card", TEXTUAL, ids=lambda card: card.code)
def test_both_languages_have_as_much_to_say(card: Card):
    german, english = both(card_text(card))
    assert len(german.split("\n")) == len(english.split("\n"))
    assert german != english
    german = german.replace("dreimal", "3-mal")
    assert sorted(re.findall(r"\d", german)) == sorted(re.findall(r"\d", english)), "numbers differ"


@pytest.mark.parametrize(("which", "german", "english"), TEXTS, ids=[text[0] for text in TEXTS])
def test_full_texts(which: str, german: str, english: str):
    code, _, name = which.partition(" ")
    assert CATALOGUE[code].name == name
    assert both(card_text(CATALOGUE[code])) == (german, english)


# Noun phrases.


def phrase(which: select.Selector, form: select.Form = A_CARD, about: Speech = UNKNOWN) -> tuple[str, str]:
    return both(spoken(which, about).formed(form))


@pytest.mark.parametrize(
    ("which", "german", "english"),
    [
        (
            CHARACTER & (w.STARK | w.BARATHEON),
            "einen Stark- oder Baratheon-Charakter",
            "a Stark or Baratheon character",
        ),
        (
            CHARACTER & (w.STARK | w.BARATHEON | w.GREYJOY),
            "einen Stark-, Baratheon- oder Greyjoy-Charakter",
            "a Stark, Baratheon or Greyjoy character",
        ),
        (
            CHARACTER & (w.WithKeyword(Keyword.STEALTH) | w.WithKeyword(Keyword.RENOWN)),
            "einen Charakter mit Heimlich oder Ruhmreich",
            "a character with stealth or renown",
        ),
        (
            CHARACTER & (w.ATTACKING | w.STANDING),
            "einen angreifenden oder stehenden Charakter",
            "an attacking or standing character",
        ),
        (CHARACTER | w.LOCATION, "einen Charakter oder einen Ort", "a character or a location"),
        (CHARACTER - w.HAS_INTRIGUE, "einen Charakter ohne Intrige-Symbol", "a character without an intrigue icon"),
        (
            CHARACTER - (w.NOBLE | w.WAR),
            "einen Charakter ohne das Siegel Adliger oder Krieger",
            "a character without a noble or war crest",
        ),
        (CHARACTER - STARK, "einen Nicht-Stark-Charakter", "a non-Stark character"),
        (CHARACTER - w.STANDING, "einen nicht stehenden Charakter", "a non-standing character"),
        (CHARACTER - BEARER, "einen Charakter außer dem Träger", "a character except the bearer"),
        (
            CHARACTER & w.WAR & YOURS,
            "einen Charakter unter deiner Kontrolle mit dem Siegel Krieger",
            "a character you control with a war crest",
        ),
        (w.ATTACHMENT & w.CONDITION, "einen Zustands-Zusatz", "a Condition attachment"),
        (CHARACTER & w.WithTrait("House Tully"), "einen Haus-Tully-Charakter", "a House Tully character"),
        (CHARACTER & w.WithTrait("Army"), "einen Armee-Charakter", "an Army character"),
        (
            CHARACTER & Carrying(w.ATTACHMENT & w.WEAPON),
            "einen Charakter mit einem Waffen-Zusatz",
            "a character with a Weapon attachment",
        ),
        (w.CARD & STARK, "eine Stark-Karte", "a Stark card"),
        (w.EVENT, "ein Ereignis", "an event"),
        (Named("Raff the Sweetling"), "„Raff der Liebling“", "Raff the Sweetling"),
        (SELF, "diese Karte", "this card"),
    ],
)
def test_noun_phrases(which: select.Selector, german: str, english: str):
    assert phrase(which) == (german, english)


@pytest.mark.parametrize(
    ("which", "german"),
    [(CHARACTER, "er ihm ihn"), (w.CARD, "sie ihr sie"), (w.EVENT, "es ihm es"), (w.ATTACHMENT & STARK, "er ihm ihn")],
)
def test_what_was_chosen_is_a_pronoun_of_its_gender(which: select.Selector, german: str):
    about = Speech(it=speech.pronoun(which))
    assert " ".join(phrase(IT, select.Form(case), about)[0] for case in ("nom", "dat", "acc")) == german
    assert {phrase(IT, select.Form(case), about)[1] for case in ("nom", "dat", "acc")} == {"it"}


def test_names_stay_names():
    about = Speech(card=Named("Arya Stark"), about=speech.pronoun(Named("Ghost")))
    assert [phrase(SELF, select.Form(case), about)[0] for case in ("nom", "gen", "dat", "acc")] == [
        "Arya Stark",
        "von Arya Stark",
        "Arya Stark",
        "Arya Stark",
    ]
    assert phrase(ABOUT, ALL, about) == ("Ghost", "Ghost")


# Abilities.

KING = w.WithTrait("King")
HERO = Character(code="X1", name="Hero", strength=1)


@pytest.mark.parametrize(
    ("ability", "german", "english"),
    [
        (
            Action(cost=(KNEEL_SELF,), target=w.LOCATION, do=(Stand(IT), Kneel(IT))),
            "Jederzeit: Beuge Hero, um einen Ort zu wählen. Richte ihn auf. Beuge ihn.",
            "Any Phase: Kneel Hero to choose a location. Stand it. Kneel it.",
        ),
        (
            Action(phase=Phase.DRAW, whom=EVERYBODY, target=w.EVENT, do=(Draw(1, CHOSEN),)),
            "Nachziehen: Wähle einen Spieler und ein Ereignis. Dieser Spieler zieht 1 Karte.",
            "Draw: Choose a player and an event. That player draws 1 card.",
        ),
        (
            Response(after=Left(w.CARD), cost=(Influence(2),), do=(SAVE,)),
            "Reaktion: Nachdem eine Karte getötet wurde, beuge 2 Einfluss, um sie zu retten.",
            "Response: After a card is killed, kneel 2 influence to save it.",
        ),
        (
            Response(after=Won(), when=InPile(CHARACTER, Zone.DEAD), do=(Draw(2, EACH_OPPONENT),)),
            "Reaktion: Nachdem du eine Herausforderung gewonnen hast, und falls ein Charakter auf deinem Totenstapel "
            "liegt, zieht jeder Gegner 2 Karten.",
            "Response: After you win a challenge, if a character is in your dead pile, each opponent draws 2 cards.",
        ),
        (
            Action(cost=(KneelYours(CHARACTER & LORD, 2),), do=(Draw(1, YOU_AND_CHOSEN),)),
            "Jederzeit: Beuge 2 Lord-Charaktere unter deiner Kontrolle, damit ihr beide je 1 Karte zieht.",
            "Any Phase: Kneel 2 Lord characters you control to have you both draw 1 card.",
        ),
        (
            Action(cost=(EitherCost(Influence(1), KneelYours(CHARACTER)),), do=(Remove(CHARACTER, How.RETURNED),)),
            "Jederzeit: Beuge 1 Einfluss oder beuge einen Charakter unter deiner Kontrolle, um alle Charaktere auf die "
            "Hand der Besitzer zurückzunehmen.",
            "Any Phase: Kneel 1 influence or kneel a character you control to return all characters to their owners' "
            "hands.",
        ),
        (
            Action(target=CHARACTER, do=(Grant(IT, GainsIcon(Icon.POWER)), Grant(IT, GainsKeyword(Keyword.STEALTH)))),
            "Jederzeit: Wähle einen Charakter. Bis zum Ende der Phase erhält er ein Machtkampf-Symbol und Heimlich.",
            "Any Phase: Choose a character. Until the end of the phase, it has a power icon and stealth.",
        ),
        (
            Action(cost=(KNEEL_SELF,), do=(Grant(CHARACTER & YOURS, Strength(X()), "challenge"),)),
            "Jederzeit: Beuge Hero, damit alle Charaktere unter deiner Kontrolle bis zum Ende der Herausforderung "
            "+X Stärke erhalten.",
            "Any Phase: Kneel Hero so that all characters you control have +X STR until the end of the challenge.",
        ),
        (
            Constant(
                when=Not(There(CHARACTER & w.WithTrait("King"))), gives=(Strength(Count(w.LOCATION & YOURS), -1),)
            ),
            "Solange kein König-Charakter im Spiel ist, erhält Hero -1 Stärke für jeden Ort unter deiner Kontrolle.",
            "While no King character is in play, Hero has -1 STR for each location you control.",
        ),
        (
            Constant(when=Not(There(Named("Ghost"))), gives=(Immune(Against.EVENTS), CannotAttack())),
            "Solange Ghost nicht im Spiel ist, ist Hero immun gegen Ereignisse und kann nicht als Angreifer deklariert "
            "werden.",
            "While Ghost is not in play, Hero is immune to events and cannot be declared as an attacker.",
        ),
        (
            Constant(to=BEARER - w.HAS_POWER, when=BearerIs(w.STANDING), gives=(Strength(1),)),
            "Solange der Träger steht und der Träger kein Machtkampf-Symbol hat, erhält er +1 Stärke.",
            "While the bearer is standing and the bearer has no power icon, it has +1 STR.",
        ),
        (
            Action(zone=Zone.DISCARD, do=(Draw(1),), limit=Limit(4, "round")),
            "Jederzeit (vom Ablagestapel aus): Ziehe 1 Karte. Höchstens 4-mal pro Runde.",
            "Any Phase (from your discard pile): Draw 1 card. Limit 4 times per round.",
        ),
    ],
)
def test_abilities(ability: Any, german: str, english: str):
    assert both(ability_text(ability, HERO)) == (german, english)


def test_without_its_card_a_text_speaks_of_this_card():
    assert both(ability_text(Action(cost=(KNEEL_SELF,), do=(kill(SELF),)))) == (
        "Jederzeit: Beuge diese Karte, um diese Karte zu töten.",
        "Any Phase: Kneel this card to kill this card.",
    )


def test_errata_are_said_where_they_apply():
    bran = CATALOGUE["S13"]
    assert "Höchstens dreimal pro Runde." in both(card_text(bran))[0]
    assert "Höchstens" not in both(card_text(bran, errata=False))[0]
    text = (Constant(gives=(Strength(1),), errata=True), Constant(gives=(Strength(2),), errata=False))
    hero = replace(HERO, text=text)
    assert both(card_text(hero))[1] == "Hero has +1 STR."
    assert both(card_text(hero, errata=False))[1] == "Hero has +2 STR."


def test_the_whole_text_box():
    card = Attachment(
        code="X2",
        name="Banner",
        only=House.STARK,
        on=CHARACTER & LORD,
        one_each=True,
        copies=1,
        keywords=(Keyword.SETUP, Keyword.AMBUSH),
        immune=(Against.EVENTS,),
        text=(Constant(to=BEARER, gives=(Strength(1),)),),
        income=2,
        influence=1,
        initiative=1,
    )
    german, english = both(card_text(card))
    assert german.split("\n") == [
        "Nur Haus Stark.",
        "Nur an einen Lord-Charakter.",
        "Höchstens 1 Exemplar an jeder Karte.",
        "Höchstens 1 pro Nachziehstapel.",
        "Aufbau. Hinterhältig. Immun gegen Ereignisse.",
        "Der Träger erhält +1 Stärke.",
        "+2 Einkommen. 1 Einfluss. +1 Initiative.",
    ]
    assert english.split("\n")[4] == "Setup. Ambush. Immune to events."
    assert both(card_text(Event(code="X3", name="Nothing"))) == ("Kein Text.", "No text.")


@pytest.mark.parametrize(
    ("card", "german", "english"),
    [
        (
            CATALOGUE["S5"],
            "Charakter · einzigartig · Stark · Kosten 4 · Stärke 3 · Militärschlag, Machtkampf · Siegel: Adliger · "
            "Lord",
            "Character · unique · Stark · cost 4 · STR 3 · military, power · crest: noble · Lord",
        ),
        (
            CATALOGUE["S33"],
            "Ort · Stark, Baratheon · Kosten 0 · Westeros",
            "Location · Stark, Baratheon · cost 0 · Westeros",
        ),
        (
            CATALOGUE["S201"],
            "Strategiekarte · Einkommen 2, Initiative 0, Schadenswert 0",
            "Plot · income 2, initiative 0, claim 0",
        ),
        (CATALOGUE["S160"], "Ereignis · Kleiner Rat", "Event · Small Council"),
        (Agenda(code="X4", name="Plan"), "Agenda · neutral", "Agenda · neutral"),
        (Location(code="X5", name="Place", cost=1), "Ort · neutral · Kosten 1", "Location · neutral · cost 1"),
    ],
    ids=lambda value: value.code if isinstance(value, Card) else "",
)
def test_card_lines(card: Card, german: str, english: str):
    assert both(card_line(card)) == (german, english)


def test_what_the_log_says_of_modifiers_agrees_in_number():
    assert both(Given(CannotAttack(), 1).word)[0] == "kann nicht als Angreifer deklariert werden"
    assert both(Given(CannotAttack(), 2).word)[0] == "können nicht als Angreifer deklariert werden"
    assert (
        both(Given(modifiers.Guard(), 1, "Bronn").word)[1] == "is not killed if Bronn is kneeling; Bronn stands instead"
    )
    assert both(Strength(2).word) == ("erhält +2 Stärke", "has +2 STR")


def test_words_that_are_only_said_pick_no_cards():
    for kind in Said.__subclasses__():
        word = kind(*(CHARACTER for _ in fields(kind)))
        with pytest.raises(TypeError, match="is only said"):
            word.mask(None, None)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.code)
def test_every_trait_has_its_name(card: Card):
    for trait in card.traits:
        german, english = both(speech.trait_word(trait))
        assert english == trait
        assert german
        assert "-" not in german
        assert " " not in both(speech.trait_word(trait, "bound"))[0]
