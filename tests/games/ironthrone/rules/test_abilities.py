"""Anführerfähigkeit, Charakterkarten, Konfliktlösung; every printed leader and what the words of cards do."""

import pytest

from games.ironthrone.court import Court, meeting
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone.cardset import built_in, read
from thronsaal.games.ironthrone.encounter import LayCards
from thronsaal.games.ironthrone.support import OfferSupport
from thronsaal.games.ironthrone.truce import Talks
from thronsaal.games.ironthrone.vocabulary.effects import Strengthen
from thronsaal.games.ironthrone.windows import Window

rule = pytest.mark.rule


def card(character: str, copy: int, moment: str, do: str, when: str = "", cost: str = "") -> str:
    """A card as a file would have it."""
    listed = {"when": when, "do": do, "cost": cost}
    lists = "\n".join(
        f"{key} = {[part.strip() for part in text.split(',') if part.strip()]}" for key, text in listed.items()
    )
    face = f'character = "{character}"\ncopy = {copy}\ntitle_de = "Probe"\ntitle_en = "Trial"\nmoment = "{moment}"\n'
    return f"[[card]]\n{face}{lists}\n"


def leader(character: str, moment: str, do: str, when: str = "") -> str:
    """A leader as a file would have it."""
    return card(character, 1, moment, do, when).replace("[[card]]", "[[leader]]").replace("copy = 1\n", "")


def meeting_with(text: str, **given: object) -> Court:
    defaults: dict[str, object] = {
        "at": "encounter",
        "defender": "B",
        "fighters": {"A": "arya", "B": "cersei"},
        "hand": {
            "A": "arya-1, stark-1, stark-12, stark-truce",
            "B": "lannister-truce, lannister-5, lannister-20",
            "C": "",
        },
    }
    for key, value in given.items():
        old = defaults.get(key)
        defaults[key] = {**old, **value} if isinstance(old, dict) and isinstance(value, dict) else value
    return Court(read(text, "trial"), **defaults)


@rule("ironthrone.leader-ability")
def test_a_leader_ability_is_optional():
    court = meeting(leaders="eddard tywin mace").lay("stark-truce", "lannister-20")
    court.seat("A").may_play("pass", "use")
    court.play("pass").quiet()
    assert court.state.result is not None
    assert court.state.result.value == "betrayal"


@rule("ironthrone.change-result", "ironthrone.card-over-rules")
def test_eddard_turns_betrayal_into_truce():
    court = meeting(leaders="eddard tywin mace").lay("stark-truce", "lannister-20")
    court.play("use").expects(rule="ironthrone.change-result")
    assert court.quiet().asked is Talks


@rule("ironthrone.moments")
def test_leaders_come_first_then_hands_clockwise_from_the_challenger():
    court = meeting(
        challenger="B",
        defender="A",
        leaders="bran tywin loras",
        sides={"C": "defender"},
        fighters={"A": "arya", "B": "cersei", "C": "garlan"},
        hand={"A": "stark-1, arya-2", "B": "lannister-1, tywin-2", "C": "loras-1, garlan-2"},
    ).lay("lannister-1", "stark-1")
    asked = []
    while court.asked is Window:
        asked.append(("ABC"[court.state.actors[0]], "use" in court.listed("ABC"[court.state.actors[0]])))
        court.play("pass")
    assert asked[:5] == [("B", True), ("C", True), ("B", False), ("C", False), ("A", False)]


@rule("ironthrone.moments")
def test_who_might_hold_a_card_is_asked_and_who_visibly_does_not_is_not():
    court = meeting(
        at="encounter", fighters={"A": "bran"}, leaders="robb tywin mace", hand={"A": "stark-1, stark-truce"}
    )
    assert court.listed("A") == ["pass"]
    gone = meeting(at="encounter", fighters={"A": "bran"}, leaders="robb tywin mace", discard={"A": "bran-1"})
    assert gone.asked is LayCards or "A" not in ["ABC"[seat] for seat in gone.state.actors]


@rule("ironthrone.moments")
def test_a_seat_may_play_several_cards_in_its_turn():
    court = meeting(leaders="eddard tywin mace", hand={"A": "stark-1, eddard-1, arya-2"}).lay("stark-1", "lannister-12")
    court.use("play eddard-1").use("play arya-2")
    assert court.sees("houses")[0]["played"] == ["eddard-1", "arya-2"]
    winter = built_in().cards[m.cards_for(0)[0]].ability.do[0]
    assert isinstance(winter, Strengthen)
    assert court.sees("encounter")["strength"] == [4 + 1 + winter.n, 2 + 12]


@rule("ironthrone.character-card")
def test_a_card_needs_its_character_or_its_leader():
    court = meeting(leaders="eddard tywin mace", hand={"A": "stark-1, robb-2, eddard-1"}).lay("stark-1", "lannister-12")
    while "play eddard-1" not in court.listed("A"):
        court.play("pass")
    court.seat("A").tries("play robb-2")
    court.expects(reason="ironthrone.character-card")
    court.seat("A").tries("play arya-2")
    court.expects(reason="ironthrone.character-card")
    court.seat("A").tries("play cersei-1")
    court.expects(reason="ironthrone.foreign-cards")


@rule("ironthrone.moments")
def test_a_card_is_refused_outside_its_moment():
    court = meeting(hand={"A": "stark-1, arya-1, arya-2"}).lay("stark-1", "lannister-12")
    while "play arya-2" not in court.listed("A"):
        court.play("pass")
    court.seat("A").tries("play arya-1")
    court.expects(reason="ironthrone.moments")


@rule("ironthrone.targets")
def test_the_user_picks_whom_it_touches():
    court = meeting(sides={"C": "defender"}, fighters={"C": "loras"}, hand={"A": "stark-1, arya-2"})
    court.lay("stark-1", "lannister-12").use("play arya-2")
    court.seat("A").may_play("seat B", "seat C")
    court.seat("A").tries("seat A")
    court.expects(reason="ironthrone.targets")
    court.play("seat C")
    assert (court.power("loras"), court.power("cersei")) == (2, 4)
    alone = meeting(hand={"A": "stark-1, arya-2"}).lay("stark-1", "lannister-12").use("play arya-2")
    assert alone.power("cersei") == 2


@rule("ironthrone.press")
def test_cersei_presses_those_she_has_influence_on():
    given = {"at": "support", "challenger": "B", "defender": "A", "fighters": {"A": "arya", "B": "tywin"}}
    court = meeting(**given, leaders="eddard cersei mace", influence={"B": "C"})
    court.expects(turn="B")
    court.play("use")
    court.seat("B").may_play(*(f"choose {name}" for name in ("olenna", "margaery", "loras", "garlan")))
    court.play("choose olenna").expects(rule="ironthrone.press")
    assert court.state.side[2] == 1
    assert court.asked is not OfferSupport
    without = meeting(**given, leaders="eddard cersei mace")
    assert without.asked is OfferSupport


@rule("ironthrone.remove", "ironthrone.as-much")
def test_arya_takes_revenge_on_opposing_supporters():
    court = meeting(
        leaders="arya tywin mace",
        fighters={"A": "robb", "C": "loras"},
        sides={"C": "defender"},
        power={"loras": 1},
        sheet={"B": 0, "C": 0},
    ).lay("stark-1", "lannister-20")
    court.do("deck")
    court.use("use")
    assert (court.power("loras"), court.power("cersei"), court.sheet("C")) == (0, 4, 1)


@rule("ironthrone.discard", "ironthrone.as-much")
def test_robb_trades_three_cards_for_two():
    court = Court(leaders="robb tywin mace", hand={"A": "stark-1, stark-2, stark-20"}, held={"A": "lannister-1"})
    court.play("use").expects(rule="ironthrone.leader-ability")
    court.seat("A").tries("card stark-7")
    court.expects(reason="ironthrone.lay")
    court.play("card stark-1", "card stark-2", "card stark-20")
    assert sorted(court.discard("A")) == ["stark-1", "stark-2", "stark-20"]
    assert len(court.hand("A")) == 2
    few = Court(leaders="robb tywin mace", hand={"A": "stark-1"}, held={"A": "lannister-1"})
    few.play("use", "card stark-1")
    assert len(few.hand("A")) == 2


@rule("ironthrone.distribute")
def test_catelyn_distributes_up_to_two():
    court = Court(leaders="catelyn tywin mace", sheet={"A": 1}, held={"A": "lannister-1"})
    court.play("use", "choose arya")
    assert (court.power("arya"), court.sheet("A")) == (5, 0)
    court = Court(leaders="catelyn tywin mace", held={"A": "lannister-1"})
    court.play("use", "choose arya", "pass")
    assert court.sheet("A") == 3


@rule("ironthrone.raise-card")
def test_political_acumen():
    given = {"leaders": "eddard cersei mace", "fighters": {"B": "tyrion"}}
    court = meeting(**given, hand={"B": "lannister-1, lannister-5, lannister-12, tyrion-1"}).lay(
        "stark-12", "lannister-1"
    )
    court.use("play tyrion-1")
    court.seat("B").may_play("seat A", "seat B")
    court.play("seat B")
    court.seat("B").may_play("lay lannister-5", "lay lannister-12")
    court.play("lay lannister-12").expects(rule="ironthrone.raise-card")
    assert "lannister-1" in court.discard("B")
    assert court.sees("encounter")["laid"][1] == "lannister-12"
    other = meeting(**given, hand={"A": "stark-20, stark-1", "B": "lannister-1, tyrion-1"}).lay(
        "stark-20", "lannister-1"
    )
    other.use("play tyrion-1").play("seat A")
    other.seat("A").may_play("pass")
    other.play("pass").expects(rule="ironthrone.raise-card")


@rule("ironthrone.swap-card")
def test_the_third_eye_swaps():
    court = meeting(leaders="robb tywin mace", fighters={"A": "bran"}, hand={"A": "stark-truce, stark-20, bran-2"})
    court.lay("stark-truce", "lannister-5").use("play bran-2")
    court.play("lay stark-20").expects(rule="ironthrone.swap-card")
    assert court.sees("encounter")["result"] == "war"
    assert "stark-truce" in court.hand("A")
    assert court.state.view(1)["houses"][0]["known"] == ["stark-truce"]


@rule("ironthrone.swap-card", "ironthrone.change-result")
def test_a_swapped_card_counts_from_then_on():
    hand = {"A": "stark-truce, stark-5, bran-2", "B": "lannister-truce, lannister-5"}
    court = meeting(leaders="robb tywin mace", fighters={"A": "bran"}, hand=hand)
    court.lay("stark-5", "lannister-truce").use("play bran-2").play("lay stark-truce")
    assert court.sees("encounter")["result"] == "truce"
    assert [event.values["result"].key for event in court.events if event.kind == "result"] == ["result-truce"]
    court.quiet()
    assert court.asked is Talks
    set_for_good = meeting(fighters={"A": "bran"}, hand=hand).lay("stark-truce", "lannister-5")
    set_for_good.use("use").use("play bran-2").play("lay stark-5").quiet()
    assert set_for_good.sees("encounter")["result"] == "truce", "Eddard has spoken"
    assert set_for_good.asked is Talks


@rule("ironthrone.keep-card")
def test_the_winner_keeps_the_card():
    court = meeting(
        houses="baratheon-lannister-tyrell",
        leaders="robert tywin mace",
        fighters={"A": "stannis"},
        hand={"A": "baratheon-20, robert-2"},
    ).lay("baratheon-20", "lannister-1")
    court.do("deck").use("play robert-2").expects(rule="ironthrone.keep-card")
    assert "baratheon-20" in court.hand("A")
    court.quiet()
    assert court.state.turn == 2
    assert court.sees("last")["laid"][:2] == ["baratheon-20", "lannister-1"], "remembered with its card"


@rule("ironthrone.strengthen")
def test_strength_adds_up():
    court = meeting(leaders="eddard tywin mace", hand={"A": "stark-5, eddard-1"}).lay("stark-5", "lannister-5")
    court.use("use").use("play eddard-1").expects(rule="ironthrone.strengthen")
    eddards, tywins = (
        each.ability.do[0] for each in (built_in().cards[m.cards_for(0)[0]], built_in().leaders[court.state.leader[1]])
    )
    assert isinstance(eddards, Strengthen)
    assert isinstance(tywins, Strengthen)
    assert court.sees("encounter")["strength"] == [4 + 5 + eddards.n, 4 + 5 + tywins.n]
    assert court.sheet("B") == 3


@rule("ironthrone.draw-effect")
def test_cards_are_drawn_by_effects():
    court = Court(leaders="eddard tywin mace", challenger="C", held={"A": "lannister-1"})
    court.use("use").expects(rule="ironthrone.draw-effect")
    assert len(court.hand("C")) == 6


@rule("ironthrone.reshuffle")
def test_tactical_maneuver():
    court = meeting(
        leaders="eddard tywin mace",
        fighters={"A": "robb"},
        hand={"A": "stark-20, robb-1"},
        discard={"A": "stark-7, stark-8"},
    ).lay("stark-20", "lannister-1")
    court.do("deck").use("play robb-1")
    assert "stark-7" not in court.discard("A")
    assert "draw-effect" in court.rules()


@rule("ironthrone.scatter")
def test_scatter_discards_by_chance():
    court = meeting(
        at="encounter", leaders="eddard tywin mace", fighters={"B": "joffrey"}, hand={"B": "joffrey-2, lannister-1"}
    )
    court.use("play joffrey-2").expects(rule="ironthrone.scatter")
    assert len(court.hand("A")) == 4
    assert len(court.discard("A")) == 1


@rule("ironthrone.recover", "ironthrone.rescue")
def test_rescue_and_recover():
    court = meeting(
        houses="targaryen-lannister-tyrell",
        leaders="drogo tywin mace",
        fighters={"A": "missandei"},
        hand={"A": "targaryen-1, missandei-2"},
        held={"C": "targaryen-20"},
        discard={"A": "targaryen-12"},
        sheet={"B": 0},
    ).lay("targaryen-1", "lannister-20")
    court.do("deck").use("play missandei-2").play("seat C").expects(rule="ironthrone.rescue")
    assert "targaryen-20" in court.hand("A")
    court.play("card targaryen-12").expects(rule="ironthrone.recover")
    assert "targaryen-12" in court.hand("A")


@rule("ironthrone.seize")
def test_seize_moves_power_between_sheets():
    court = meeting(
        houses="targaryen-lannister-tyrell",
        leaders="drogo tywin mace",
        fighters={"A": "jorah"},
        hand={"A": "targaryen-20"},
        sheet={"B": 1},
    ).lay("targaryen-20", "lannister-1")
    court.do("deck").use("use").expects(rule="ironthrone.seize")
    assert (court.sheet("A"), court.sheet("B")) == (6, 1), "1 and 2 lost by Cersei, less 2"


@rule("ironthrone.look")
def test_looking_shows_the_hand_to_the_user_only():
    court = meeting(at="encounter", fighters={"A": "bran"}, leaders="robb tywin mace", hand={"A": "bran-1, stark-1"})
    court.use("play bran-1").expects(rule="ironthrone.look")
    assert court.state.view(0)["houses"][1]["known"] == court.state.view(1)["houses"][1]["hand"]
    assert court.state.view(2)["houses"][1]["known"] == []
    for seat in (None, 0, 1, 2):
        looked = court.state.view(seat)["sights"][0]
        assert (looked["what"], looked["seat"], looked["other"]) == ("looked", 0, 1), (
            "that somebody looked is no secret"
        )
        assert looked["cards"] == (court.hand("B") if seat == 0 else None)


@rule("ironthrone.bar")
def test_who_is_barred_offers_nothing():
    text = leader("eddard", "before-offer", "bar", "active")
    court = meeting_with(text, at="support")
    court.play("use").expects(rule="ironthrone.bar")
    assert court.asked is not OfferSupport
    assert court.state.side[2] == 0


@rule("ironthrone.spread-effect")
def test_an_effect_can_spread_influence():
    court = meeting_with(card("arya", 1, "after-reveal", "spread opposing-active", "active"))
    court.lay("stark-1", "lannister-20").use("play arya-1").expects(rule="ironthrone.spread-effect")
    assert court.spread("A") == 1


@rule("ironthrone.change-result")
def test_a_card_can_make_war():
    court = meeting_with(card("arya", 1, "after-reveal", "become war", "betrayal"))
    court.lay("stark-truce", "lannister-5").use("play arya-1")
    assert court.sees("encounter")["result"] == "war"
    assert court.sees("encounter")["strength"] == [4, 9]


@rule("ironthrone.costs")
def test_cards_and_power_pay_costs():
    court = meeting_with(card("arya", 1, "after-reveal", "strengthen 9", "war", "pay-cards 1, pay-fighter 1"))
    court.lay("stark-1", "lannister-5").use("play arya-1").play("card stark-truce")
    assert court.power("arya") == 3
    assert court.sees("encounter")["strength"] == [13, 9]
    poor = meeting_with(card("arya", 1, "after-reveal", "strengthen 9", "war", "pay-fighter 1"), power={"arya": 1})
    poor.lay("stark-1", "lannister-5")
    while poor.asked is Window:
        assert "play arya-1" not in poor.listed("A"), "who pays with its last power would die"
        poor.play("pass")
