"""The cards of a feud say themselves in German and English, from the very declarations that run."""

from __future__ import annotations

import pytest

from thronsaal.core.engine.select import EACH, MANY, ONE, THE, Form, Selector
from thronsaal.core.text import Voice
from toys import feud
from toys.feud import cards as c
from toys.feud.vocabulary import CHARACTER, EVENT, KNEELING, LOCATION, STANDING, UNIQUE
from toys.feud.wording import text

TEXTS = """
shield-bearer
    Unterbrechung, wenn ein Charakter unter deiner Kontrolle außer dieser Karte getötet werden soll: \
Beuge diese Karte → Rette ihn.
    Interrupt, when a character you control except this card is about to be killed: Kneel this card → Save it.
headsman
    Aktion: Beuge diese Karte → Töte einen knienden Charakter.
    Action: Kneel this card → Kill a kneeling character.
herald
    Immer nachdem ein Charakter getötet wurde: Erlange 1 Macht.
    Always after a character was killed: Claim 1 power.
mourner
    Immer nachdem du Macht erlangt hast: Ziehe eine Karte.
    Always after you claimed power: Draw a card.
drillmaster
    Reaktion, nachdem ein Charakter unter deiner Kontrolle außer dieser Karte ins Spiel gekommen ist: \
Er erhält bis zum Ende der Phase +2 Stärke.
    Response, after a character you control except this card came into play: \
It gets +2 strength until the end of the phase.
scribe
    Immer nachdem du gezogen hast: Nimm 1 Gold.
    Always after you drew: Take 1 gold.
watchman
    Immer am Ende der Phase: Diese Karte steht auf.
    Always at the end of the phase: This card stands.
martyr
    Aktion: Opfere diese Karte → Erlange 1 Macht.
    Action: Sacrifice this card → Claim 1 power.
crypt
    Unterbrechung, wenn ein Charakter unter deiner Kontrolle getötet werden soll: \
Beuge diese Karte → Er kommt stattdessen oben auf das Deck seines Besitzers.
    Interrupt, when a character you control is about to be killed: \
Kneel this card → It goes on top of its owner's deck instead.
inn
    Aktion: Beuge diese Karte → Ziehe eine Karte. Lege eine Handkarte verdeckt oben auf dein Deck.
    Action: Kneel this card → Draw a card. Lay a card from your hand face down on top of your deck.
ambush
    Aktion: Töte einen stehenden Charakter eines Gegners mit Stärke 2 oder weniger; gelingt das, ziehe eine Karte.
    Action: Kill a standing character an opponent controls with strength 2 or less; if that succeeds, draw a card.
countermand
    Unterbrechung, wenn die Wirkung eines Ereignisses eintreten soll: Hebe sie auf.
    Interrupt, when the effect of an event is about to happen: Cancel it.
reprisal
    Reaktion, nachdem ein Charakter unter deiner Kontrolle getötet wurde: Töte einen Charakter eines Gegners.
    Response, after a character you control was killed: Kill a character an opponent controls.
last-will
    Reaktion, nachdem ein Charakter unter deiner Kontrolle getötet wurde: \
Beuge einen stehenden Charakter unter deiner Kontrolle → Er kommt stattdessen auf die Hand seines Besitzers.
    Response, after a character you control was killed: \
Kneel a standing character you control → It goes to its owner's hand instead.
war-cry
    Aktion: Gib jedem Charakter unter deiner Kontrolle bis zum Ende der Phase +1 Stärke.
    Action: Give each character you control +1 strength until the end of the phase.
curse
    Aktion: Bis zum Ende der Phase verliert ein nicht einzigartiger Charakter eines Gegners 3 Stärke.
    Action: Until the end of the phase a non-unique character an opponent controls loses 3 strength.
arrest
    Aktion: Beuge einen stehenden Charakter eines Gegners oder einen stehenden Ort eines Gegners.
    Action: Kneel a standing character an opponent controls or a standing location an opponent controls.
spy
    Aktion: Sieh dir die Handkarten deines linken Nachbarn an.
    Action: Look at the hand of your left neighbour.
"""


def test_every_card_reads_like_a_card():
    lines = [line.strip() for line in TEXTS.strip().splitlines()]
    voices = [Voice(language, feud.GAME.texts) for language in ("de", "en")]
    said = [line for face in c.FACES for line in (face.slug, *(voice.say(text(face)) for voice in voices))]
    assert said == lines


@pytest.mark.parametrize(
    ("selector", "form", "german"),
    [
        (STANDING & CHARACTER, Form("acc"), "einen stehenden Charakter"),
        (KNEELING & LOCATION, Form("dat", ONE, THE), "dem knienden Ort"),
        (UNIQUE, Form("dat", ONE, THE), "der einzigartigen Karte"),
        (STANDING & CHARACTER, Form("gen", ONE, EACH), "jedes stehenden Charakters"),
        (STANDING & CHARACTER, Form("nom", MANY), "stehende Charaktere"),
        (STANDING & CHARACTER, Form("dat", MANY, THE), "den stehenden Charakteren"),
        (EVENT, Form("gen"), "eines Ereignisses"),
    ],
)
def test_nouns_decline(selector: Selector, form: Form, german: str):
    assert Voice("de", feud.GAME.texts).say(selector.formed(form)) == german
