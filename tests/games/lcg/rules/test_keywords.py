"""Keywords, also those that no card of a deck has."""

from __future__ import annotations

import pytest

from games.lcg.realm import RealmTable, realm
from support.table import rule
from thronsaal.games.lcg.material import How, Keyword
from thronsaal.games.lcg.occurrences import Leaves
from thronsaal.games.lcg.words.modifiers import GainsKeyword, Granted
from thronsaal.games.lcg.words.scope import Scope


def give(table: RealmTable, keyword: Keyword, *names: str) -> RealmTable:
    """These cards have a keyword for the rest of the phase."""
    cards = sum(1 << table.card(name) for name in names)
    table.state.last(Granted("keyword", cards, 0, -1, "phase", GainsKeyword(keyword), Scope(0, -1)))
    return table


# Intimidate.


@rule("lcg.intimidate")
@pytest.mark.parametrize(
    ("defenders", "won", "unopposed"),
    [
        (["Lady", "Direwolf Pup"], "A", True),
        (["Ghost"], "A", False),
        (["Ghost", "Lady"], "A", False),
        (["Grey Wind", "Lady"], "B", False),
    ],
)
def test_who_is_weaker_than_an_intimidating_attacker_counts_nothing(defenders: list[str], won: str, unopposed: bool):
    table = realm("greyjoy", "stark").given(
        A="play: Reaver Captain", B="play: Lady, Direwolf Pup, Ghost, Grey Wind; gold: 0", at="challenges"
    )
    table.attack("military", "Reaver Captain").defend(*defenders).quiet()
    if table.asked == "choose-dead":
        table.play(f"card {defenders[0]}").quiet()
    assert table.state.won == ([1, 0] if won == "A" else [0, 1])
    assert table.seat("A").house_power == unopposed


@rule("lcg.intimidate")
def test_the_weak_on_the_own_side_count_and_so_do_all_beside_a_defender():
    table = realm("greyjoy", "stark").given(A="play: Reaver Captain, Lady", B="play: Grey Wind", at="challenges")
    table.attack("military", "Reaver Captain", "Lady").defend("Grey Wind").quiet()
    assert table.state.won == [1, 0], "three and two against four"
    table = realm("stark", "greyjoy").given(A="play: Lady, Direwolf Pup", B="play: Reaver Captain", at="challenges")
    table.attack("military", "Lady", "Direwolf Pup").defend("Reaver Captain").quiet()
    assert table.state.won == [1, 0], "four against three: a defender frightens nobody"


@rule("lcg.intimidate")
def test_fear_changes_the_count_but_not_the_strength():
    table = realm("greyjoy", "stark").given(
        A="play: Reaver Captain, Sansa Stark; hand: The Lion's Will; gold: 2", B="play: Lady", at="challenges"
    )
    table.attack("military", "Reaver Captain").defend("Lady")
    assert (table.asked, table.strength("Lady")) == ("action-window", 2)


# Vengeful and vigilant.


@rule("lcg.vengeful")
@pytest.mark.parametrize(("answer", "kneels"), [("yes", False), ("no", True)])
def test_who_loses_as_defender_may_stand_all_vengeful_cards(answer: str, kneels: bool):
    table = realm("stark", "martell").given(
        A="play: Grey Wind",
        B="play: Desert Rider (kneeling), 2x Desert Rider, Lady (kneeling), Bran Stark",
        at="challenges",
    )
    table.attack("military", "Grey Wind").defend("Desert Rider#2").until("choose-dead").play("card Bran Stark")
    table.until("stand-vengeful")
    assert table.state.actors == (1,)
    table.play(answer)
    assert (table.is_kneeling("Desert Rider"), table.is_kneeling("Lady")) == (kneels, True)


@rule("lcg.vengeful")
def test_the_question_of_vengeance_names_its_rule():
    table = realm("stark", "martell").given(
        A="play: Robb Stark; plot: Valar Morghulis", B="play: Desert Rider (kneeling)", at="challenges"
    )
    table.attack("power", "Robb Stark").until("stand-vengeful")
    assert table.state.because(1, table.state.legal(1)[0]) == "lcg.vengeful"
    prompt = table.state.prompt(1)
    assert prompt is not None
    assert prompt.rule == "lcg.vengeful"


@rule("lcg.vengeful", "lcg.vigilant")
def test_the_vengeful_do_not_stand_for_attackers_nor_for_winners():
    table = realm("stark", "martell").given(
        A="play: Lady, Robb Stark", B="play: Grey Wind, Desert Rider (kneeling)", at="challenges"
    )
    table.attack("military", "Lady").defend("Grey Wind").quiet()
    assert (table.asked, table.is_kneeling("Desert Rider")) == ("turn", True)
    table = realm("martell", "stark").given(
        A="play: Lady, Desert Rider (kneeling), Robb Stark", B="play: Grey Wind", at="challenges"
    )
    table.attack("military", "Lady").defend("Grey Wind").quiet()
    assert (table.asked, table.is_kneeling("Desert Rider")) == ("turn", True)


@rule("lcg.vengeful", "lcg.support-defence")
def test_vengeance_is_the_supporters_who_lost():
    table = realm("stark", "martell", "martell").given(
        A="play: Grey Wind; title: lord-commander; plot: Valar Morghulis",
        B="play: Desert Rider (kneeling); title: master-of-laws",
        C="play: Desert Rider, Knight of the Tumblestone; title: master-of-coin",
        at="challenges",
    )
    table.attack("military", "Grey Wind", target="B").defend("Desert Rider@C", "Knight of the Tumblestone")
    table.until("deadly").play("card Knight of the Tumblestone").until("stand-vengeful")
    assert table.state.actors == (2,)
    table.play("yes")
    assert (table.is_kneeling("Desert Rider@B"), table.is_kneeling("Desert Rider@C")) == (True, False)


@rule("lcg.vigilant")
def test_all_vigilant_cards_of_the_attacker_who_wins_stand_together():
    table = realm("baratheon", "stark").given(
        A="play: Robert Baratheon (kneeling, with Lightbringer), Brienne of Tarth, Lady (kneeling)", at="challenges"
    )
    table.state.kneel(1 << table.card("Lightbringer"))
    give(table, Keyword.VIGILANT, "Brienne of Tarth")
    table.attack("military", "Brienne of Tarth").until("stand-all").play("yes")
    kneel = {name: table.is_kneeling(name) for name in ("Lightbringer", "Brienne of Tarth", "Robert Baratheon", "Lady")}
    assert kneel == {"Lightbringer": False, "Brienne of Tarth": False, "Robert Baratheon": True, "Lady": True}


# Melee and joust.


@rule("lcg.melee")
@pytest.mark.parametrize(("defenders", "strength"), [([], 2), (["Lady"], 3), (["Lady", "Hodor", "Ghost"], 5)])
def test_a_brawler_has_one_strength_more_for_each_opponent_in_the_challenge(defenders: list[str], strength: int):
    table = realm("stark", "stark").given(
        A="play: Tavern Brawler, Direwolf Pup, Sansa Stark; hand: The Lion's Will; gold: 2",
        B="play: Lady, Hodor, Ghost",
        at="challenges",
    )
    table.attack("military", "Tavern Brawler", "Direwolf Pup")
    assert table.strength("Tavern Brawler") == 2, "those of the own side do not count"
    table.defend(*defenders)
    assert (table.asked, table.strength("Tavern Brawler")) == ("action-window", strength)


@rule("lcg.melee")
def test_a_brawler_defends_as_fiercely():
    table = realm("stark", "stark").given(
        A="play: Lady, Direwolf Pup", B="play: Tavern Brawler, Bran Stark", at="challenges"
    )
    table.attack("military", "Lady", "Direwolf Pup").defend("Tavern Brawler").quiet()
    assert table.state.won == [1, 0], "four against two and two"
    table = realm("stark", "stark").given(A="play: Ghost", B="play: Tavern Brawler, Bran Stark", at="challenges")
    table.attack("military", "Ghost").sneak().defend("Tavern Brawler").quiet()
    assert table.state.won == [1, 0], "three against two and one"


@rule("lcg.melee", "lcg.intimidate")
def test_strength_from_a_brawl_is_strength_for_everything():
    """Three strong among one opponent, the brawler is not frightened by a captain of three."""
    table = realm("greyjoy", "stark").given(
        A="play: Reaver Captain", B="play: Tavern Brawler, Direwolf Pup", at="challenges"
    )
    table.attack("military", "Reaver Captain").defend("Tavern Brawler").quiet()
    assert table.seat("A").house_power == 0, "it was opposed"


@rule("lcg.melee")
def test_no_brawl_outside_of_challenges():
    table = realm("stark", "stark").given(A="play: Tavern Brawler, Lady", B="play: Hodor", at="challenges")
    table.attack("military", "Lady").quiet()
    assert table.strength("Tavern Brawler") == 2


@rule("lcg.joust")
@pytest.mark.parametrize(("attackers", "defenders"), [(["Lone Lance"], 1), (["Lone Lance", "Lady"], 2), (["Lady"], 2)])
def test_only_one_may_defend_against_a_jouster_who_attacks_alone(attackers: list[str], defenders: int):
    table = realm("stark", "stark").given(A="play: Lone Lance, Lady", B="play: Hodor, Grey Wind", at="challenges")
    table.attack("military", *attackers).until("declare-defenders")
    assert table.targets() == ["Grey Wind", "Hodor"]
    table.play("card Hodor")
    if defenders == 1:
        assert table.asked != "declare-defenders"
        assert not table.takes_part("Grey Wind")
    else:
        assert table.targets() == ["Grey Wind"]


@rule("lcg.joust")
def test_a_jouster_may_face_nobody_and_binds_no_attackers():
    table = realm("stark", "stark").given(A="play: Lone Lance", B="play: Hodor", at="challenges")
    table.attack("military", "Lone Lance").defend().quiet()
    assert table.seat("A").house_power == 1
    table = realm("stark", "stark").given(A="play: Hodor, Lady, Ghost", B="play: Lone Lance", at="challenges")
    table.attack("military", "Lady", "Ghost").sneak().until("declare-defenders")
    assert table.targets() == ["Lone Lance"]


# Infamy.


@rule("lcg.infamy")
@pytest.mark.parametrize("card", ["Ser Jaime Lannister", "Lannisport"])
def test_power_for_the_house_may_lie_on_any_infamous_card_and_counts(card: str):
    table = realm("lannister", "stark").given(
        A="play: Ser Jaime Lannister, Lannisport, Lady; power: 14", at="challenges"
    )
    give(table, Keyword.INFAMY, "Lannisport")
    table.attack("military", "Lady").until("place-power")
    assert table.targets() == ["House Lannister", "Lannisport", "Ser Jaime Lannister"]
    table.play(f"card {card}")
    assert (table.power(card), table.seat("A").house_power, table.state.winner) == (1, 14, (0,))


@rule("lcg.infamy")
def test_power_of_a_character_goes_to_nobody_else():
    table = realm("lannister", "stark").given(
        A="play: Ser Jaime Lannister, Brienne of Tarth", B="play: Robb Stark", at="challenges"
    )
    table.attack("military", "Brienne of Tarth").defend("Robb Stark").quiet()
    assert (table.power("Brienne of Tarth"), table.power("Ser Jaime Lannister")) == (1, 0)


@rule("lcg.infamy", "lcg.blank")
def test_a_blank_card_is_not_infamous():
    table = realm("lannister", "stark").given(
        A="play: Ser Jaime Lannister (with Milk of the Poppy), Lady", at="challenges"
    )
    table.attack("military", "Lady").quiet()
    assert table.seat("A").house_power == 1


# Deathbound and stalwart.


@rule("lcg.deathbound")
@pytest.mark.parametrize("how", ["discarded", "killed", "returned"])
def test_a_deathbound_character_that_would_be_discarded_from_play_is_dead(how: str):
    table = realm("stark", "stark").given(
        A="play: Burned Man, 4x Crossroads, Lady; hand: Westeros Bleeds, Burned Man",
        B="play: Robb Stark",
        at="dominance-actions",
    )
    if how == "discarded":
        table.seat("A").plays("use Westeros Bleeds", *(f"card Crossroads{copy}" for copy in ("", "#2", "#3", "#4")))
        table.quiet()
        assert table.seat("A").dead == ["Burned Man"]
    else:
        table.state.open_window(0)
        table.state.befall(Leaves(table.card("Burned Man"), How(how)))
        table.state.advance()
        table.quiet()
        assert (table.seat("A").dead, table.seat("A").hand.count("Burned Man")) == (
            (["Burned Man"], 1) if how == "killed" else ([], 2)
        )


@rule("lcg.deathbound", "lcg.claim-intrigue")
def test_a_deathbound_card_that_is_discarded_from_hand_is_not_dead():
    table = realm("stark", "stark").given(A="play: Cersei Lannister", B="hand: Burned Man", at="challenges")
    table.attack("intrigue", "Cersei Lannister").quiet()
    assert (table.seat("B").discard, table.seat("B").dead) == (["Burned Man"], [])


@rule("lcg.stalwart")
@pytest.mark.parametrize("how", ["killed", "discarded"])
def test_the_stalwart_go_on_top_of_the_deck_when_killed_or_discarded(how: str):
    table = realm("stark", "stark").given(
        A="play: Robb Stark, 4x Crossroads; hand: Westeros Bleeds",
        B="play: Eddard Stark (kneeling)",
        at="challenges" if how == "killed" else "dominance-actions",
    )
    if how == "killed":
        table.attack("military", "Robb Stark")
    else:
        table.seat("A").plays("use Westeros Bleeds", *(f"card Crossroads{copy}" for copy in ("", "#2", "#3", "#4")))
    table.quiet()
    assert (table.seat("B").deck[-1], table.seat("B").dead, table.seat("B").discard) == ("Eddard Stark", [], [])


@rule("lcg.stalwart", "lcg.blank")
def test_a_blank_character_is_not_stalwart():
    table = realm("stark", "stark").given(
        A="play: Robb Stark", B="play: Eddard Stark (kneeling, with Milk of the Poppy)", at="challenges"
    )
    assert table.attack("military", "Robb Stark").quiet().seat("B").dead == ["Eddard Stark"]


# Ambush, Limited, no attachments.


@rule("lcg.ambush")
@pytest.mark.parametrize(
    ("mine", "move", "reason"),
    [
        ("play: Narrow Sea, Robb Stark; hand: Flame-Kissed", "ambush Flame-Kissed", "lcg.ambush"),
        ("play: 2x Narrow Sea, Robb Stark; hand: Arya Stark", "ambush Arya Stark", "lcg.ambush"),
        ("play: 2x Narrow Sea; hand: Flame-Kissed", "ambush Flame-Kissed", "lcg.attachments"),
        ("play: 2x Narrow Sea, Robb Stark; hand: Arya Stark", "ambush Flame-Kissed", "lcg.playing"),
        ("play: 2x Narrow Sea, Robb Stark; hand: Flame-Kissed", "play Flame-Kissed", "lcg.marshal-order"),
    ],
)
def test_why_a_card_cannot_come_from_ambush(mine: str, move: str, reason: str):
    """Too little influence, no such keyword, nobody to bear it, not in hand; and no marshalling in the draw phase."""
    table = realm("targaryen", "stark").given(
        A=f"{mine}, The Lion's Will; gold: 2", B="play: Hodor; hand: Flame-Kissed", at="draw-actions"
    )
    table.seat("A").fails(move, reason)


@rule("lcg.ambush")
def test_from_ambush_printed_gold_is_paid_with_influence_and_the_card_is_put_into_play():
    """Neither the penalty for other houses counts, nor is it played: Xaro's Home does not answer."""
    table = realm("stark", "stark").given(
        A="play: 2x Narrow Sea, Xaro's Home, Crossroads; hand: Flame-Kissed",
        B="play: Robb Stark",
        at="dominance-actions",
    )
    table.seat("A").plays("ambush Flame-Kissed", "card Narrow Sea", "card Narrow Sea#2")
    table.never("use Xaro's Home")
    assert (table.seat("B").dead, table.is_kneeling("Crossroads")) == (["Robb Stark"], False)


@rule("lcg.limited")
def test_one_limited_card_a_round_of_whatever_type():
    table = realm("stark", "stark").given(A="hand: 2x Great Keep, Godswood, Lady; gold: 9", at="marshalling")
    table.seat("A").plays("play Great Keep")
    table.seat("A").fails("play Great Keep#2", "lcg.limited")
    table.seat("A").fails("play Godswood", "lcg.limited")
    table.seat("A").plays("play Lady")


@rule("lcg.no-attachments", "lcg.duplicates")
def test_no_attachments_but_duplicates():
    table = realm("stark", "stark").given(A="play: Hodor; hand: Hodor, Ice, Bodyguard; gold: 5", at="marshalling")
    table.seat("A").fails("play Ice", "lcg.attachments")
    table.seat("A").plays("play Hodor#2")
    assert table.duplicates("Hodor") == 1


@rule("lcg.limited-response", "lcg.limited")
def test_a_limited_response_is_no_limited_card():
    """Who has played a Limited card this round may still use a limited response."""
    table = realm("baratheon", "stark").given(
        A="play: Edric Storm, Host of Storm's End; hand: Great Hall; gold: 2", at="marshalling"
    )
    table.seat("A").plays("play Great Hall")
    table.attack("power", "Host of Storm's End")
    table.do("use Edric Storm").quiet()
    assert table.seat("A").discard == ["Edric Storm"]
