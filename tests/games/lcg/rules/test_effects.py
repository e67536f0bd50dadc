"""Effects: saves and cancels, then, cannot, limits, immunity, control, blank texts, guards, numbers that last."""

from __future__ import annotations

from typing import Any

import pytest

from games.lcg.bleeding import BLEEDING, bleed
from games.lcg.cards.cancelling import cancelling
from games.lcg.cards.revealing import QUIET
from games.lcg.realm import RealmTable, realm
from support.table import rule
from thronsaal.games.lcg.abilities import Action, Limit
from thronsaal.games.lcg.marshal import income
from thronsaal.games.lcg.material import Against, Icon
from thronsaal.games.lcg.plotting import initiative
from thronsaal.games.lcg.using import limit_key
from thronsaal.games.lcg.words.conditions import Count
from thronsaal.games.lcg.words.costs import DISCARD_SELF, KNEEL_SELF
from thronsaal.games.lcg.words.effects import Grant, Kneel, Then, kill
from thronsaal.games.lcg.words.modifiers import CardModifier, Granted, Immune, LosesIcon, Strength
from thronsaal.games.lcg.words.pointing import IT, SELF
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.selectors import CHARACTER


def give(table: RealmTable, gives: CardModifier, *names: str) -> RealmTable:
    """These cards have something for the rest of the phase."""
    cards = sum(1 << table.card(name) for name in names)
    table.state.last(Granted(gives.name, cards, 0, -1, "phase", gives, Scope(0, -1)))
    return table


# Saves and cancels.


@rule("lcg.saves", "lcg.responses")
def test_a_save_that_was_cancelled_does_not_come_again():
    """Viserys is saved for nothing, but a text answers a thing once, whatever became of it."""
    table = cancelling("stark", "targaryen").given(
        A="play: Grey Wind", B="play: Viserys Targaryen (kneeling)", at="challenges"
    )
    table.attack("military", "Grey Wind").until("use Viserys Targaryen").play("use Viserys Targaryen")
    table.until("save-or-cancel")
    assert table.state.cancel(table.card("Viserys Targaryen"))
    table.never("use Viserys Targaryen")
    assert table.seat("B").dead == ["Viserys Targaryen"]


@rule("lcg.costs", "lcg.saves")
def test_nobody_saves_from_what_is_paid():
    table = realm("stark", "baratheon").given(
        A="play: Lady", B="play: Edric Storm (duplicate), Host of Storm's End", at="challenges", first="B"
    )
    table.attack("power", "Host of Storm's End").until("use Edric Storm").play("use Edric Storm")
    table.quiet()
    assert (table.zone("Edric Storm"), table.duplicates("Edric Storm")) == ("discard", 0)


@rule("lcg.costs", "lcg.cancel")
def test_what_was_paid_stays_paid_when_the_effect_is_cancelled():
    table = cancelling("lannister", "stark").given(
        A="hand: The Lion's Will; gold: 2", B="play: Lady, Hodor", at="draw-actions"
    )
    table.seat("A").plays("use The Lion's Will", "card Lady")
    table.cancel("The Lion's Will")
    assert (table.seat("A").gold, table.is_kneeling("Lady"), table.seat("A").discard) == (0, False, ["The Lion's Will"])


@rule("lcg.limits", "lcg.cancel")
def test_cancelling_does_not_give_the_use_back():
    table = cancelling("targaryen", "stark").given(A="play: Drogon; gold: 4", B="play: Lady, Hodor", at="draw-actions")
    table.seat("A").plays("use Drogon", "card Lady")
    table.cancel("Drogon")
    assert table.strength("Lady") == 2
    assert not table.seat("A").can("use Drogon")


@rule("lcg.limits")
def test_the_limit_belongs_to_the_copy_and_to_the_title_when_the_card_leaves():
    table = realm("stark", "stark").given(A="play: 2x Direwolf Pup", at="challenge-actions")
    first, second = (table.card(name) for name in ("Direwolf Pup", "Direwolf Pup#2"))
    stays = Action(limit=Limit(1, "phase"), cost=(KNEEL_SELF,))
    leaves = Action(limit=Limit(1, "phase"), cost=(DISCARD_SELF,))

    def keys(text: Any) -> list[Any]:
        return [
            limit_key(table.state, Scope(seat, card, 0), text) for seat, card in ((0, first), (0, second), (1, first))
        ]

    assert len(set(keys(stays))) == 3, "each copy, and each player"
    assert (keys(leaves)[0] == keys(leaves)[1], keys(leaves)[0] == keys(leaves)[2]) == (True, False), "by player"


@rule("lcg.saves")
def test_who_sits_left_of_who_acted_may_cancel_first_whoever_is_struck():
    table = cancelling("lannister", "stark", "stark").given(
        A="play: Ser Jacelyn Bywater (kneeling)",
        B="play: Grey Wind; hand: Lady",
        C="hand: Hodor",
        at="challenges",
        first="B",
    )
    table.attack("military", "Grey Wind", target="A").do("use Ser Jacelyn Bywater")
    asked = ""
    while table.asked == "save-or-cancel":
        asked += "ABC"[table.state.actors[0]]
        table.play("pass")
    assert asked == "BCA" * 3, "the whole effect, the cards of one opponent, those of the other"


# Then.


@rule("lcg.then", "lcg.saves")
def test_what_then_removes_a_character_may_be_saved_from_but_not_cancelled():
    """First the whole effect could be cancelled; when its second part comes there is only time for saves."""
    table = cancelling("stark", "stark").given(A="play: Hodor", B="play: Sansa Stark (duplicate)", at="draw")
    state, source = table.state, table.card("Hodor")
    state.action(0)
    coming = Then(Kneel(IT), kill()).make(state, Scope(0, source, 0, table.card("Sansa Stark")))
    state.occur(*coming, first=1, source=source)
    state.advance()
    table.play("pass", "pass")
    assert (table.is_kneeling("Sansa Stark"), table.state.actors, table.state.cancel(source)) == (True, (1,), False)
    table.play("save Sansa Stark").quiet()
    assert (table.seat("B").court, table.seat("B").discard) == (["Sansa Stark"], ["Sansa Stark"])


# Costs.


@rule("lcg.costs", "lcg.influence")
def test_one_pays_with_own_cards_only():
    table = realm("stark", "stark").given(
        A="play: Arya Stark, Raff the Sweetling; gold: 1", B="play: Crossroads, Ghost", at="draw-actions"
    )
    table.seat("A").fails("use Arya Stark", "lcg.costs")


# Davos.


@rule("lcg.costs", "lcg.marshal-others")
def test_davos_pays_for_his_life_when_he_is_saved_and_not_to_be_saved():
    """What he pays is part of the effect, so it may be paid while somebody else marshals."""
    table = realm("lannister", "baratheon").given(
        A="play: Ser Ilyn Payne, Poisoned Wine (on Ser Davos Seaworth@B)",
        B="play: Ser Davos Seaworth; gold: 1",
        at="marshalling",
    )
    table.do("use Ser Ilyn Payne", "card Ser Davos Seaworth", "use Ser Davos Seaworth")
    assert (table.asked, table.seat("B").gold) == ("either-effect", 1)
    table.play("number 1").quiet()
    assert (table.zone("Ser Davos Seaworth"), table.seat("B").gold) == ("play", 0)


@rule("lcg.cancel")
def test_davos_owes_nothing_when_his_save_is_cancelled():
    table = cancelling("stark", "baratheon").given(
        A="play: Grey Wind", B="play: Ser Davos Seaworth (kneeling); gold: 1", at="challenges"
    )
    table.attack("military", "Grey Wind").until("use Ser Davos Seaworth").play("use Ser Davos Seaworth")
    table.until("save-or-cancel")
    assert table.state.cancel(table.card("Ser Davos Seaworth"))
    table.quiet()
    assert (table.seat("B").dead, table.seat("B").gold) == (["Ser Davos Seaworth"], 1)


# Guards.


@rule("lcg.replacement", "lcg.first-player")
@pytest.mark.parametrize("first", ["A", "B"])
def test_the_first_player_says_for_whom_of_several_bronn_stands_up(first: str):
    table = realm("lannister", "stark").given(
        A="play: Bronn (kneeling), Sansa Stark, Lady (kneeling), Hodor (kneeling); gold: 4",
        B="play: Robb Stark; plot: The Power of Arms",
        at="challenge-actions",
        first=first,
    )
    table.seat("A").plays("use Bronn", "card Sansa Stark")
    table.seat("A").plays("use Bronn", "card Lady")
    table.quiet().state.go_on()
    while table.state.actors != (1,):
        table.play("done")
    table.attack("military", "Robb Stark").until("choose-dead").play("card Sansa Stark", "card Lady")
    assert (table.asked, table.state.actors, table.targets()) == (
        "whom-to-guard",
        ("AB".index(first),),
        ["Lady", "Sansa Stark"],
    )
    table.play("card Lady").quiet()
    assert (table.seat("A").dead, table.is_kneeling("Bronn")) == (["Sansa Stark"], False)


@rule("lcg.replacement")
def test_bronn_stands_up_for_the_only_one_he_has_promised_it():
    table = realm("lannister", "stark").given(
        A="play: Bronn (kneeling), Sansa Stark, Lady (kneeling); gold: 2",
        B="play: Robb Stark; plot: The Power of Arms",
        at="challenge-actions",
        first="B",
    )
    table.seat("A").plays("use Bronn", "card Lady")
    table.quiet().state.go_on()
    table.attack("military", "Robb Stark").until("choose-dead").play("card Sansa Stark", "card Lady").quiet()
    assert (table.seat("A").dead, "guarded" in table.story) == (["Sansa Stark"], True)


# The Cavalry.


@rule("lcg.cannot", "lcg.lasting")
@pytest.mark.parametrize(("plot", "strength"), [("Hear Me Roar", 2), ("Blockade", 3)])
def test_only_what_changes_the_cavalrys_strength_in_the_phase_makes_it_proof(plot: str, strength: int):
    """It was as weak before the phase began: that is no change."""
    table = realm("baratheon", "stark").given(
        A=f"play: Stannis's Northern Cavalry (kneeling); plot: {plot}", B="play: Grey Wind", at="challenges", first="B"
    )
    assert table.strength("Stannis's Northern Cavalry") == strength
    table.attack("military", "Grey Wind").quiet()
    assert table.zone("Stannis's Northern Cavalry") == "dead"


@rule("lcg.cannot")
def test_the_cavalry_is_proof_in_the_phase_in_which_a_lasting_text_comes_and_not_in_the_next():
    table = realm("stark", "stark").given(
        A="play: Stannis's Northern Cavalry, Winterfell Castle", B="play: Grey Wind", at="challenge-actions"
    )
    give(table, Strength(1), "Stannis's Northern Cavalry")
    assert table.state.values.proof
    table.end_phase()
    assert not table.state.values.proof


# Immunity.


@rule("lcg.immunity", "lcg.saves")
@pytest.mark.parametrize(("against", "may"), [(Against.CHARACTERS, False), (Against.EVENTS, True)])
def test_who_is_immune_to_characters_is_not_saved_by_them(against: Against, may: bool):
    table = realm("stark", "targaryen").given(
        A="play: Grey Wind", B="play: Sansa Stark (kneeling), Strong Belwas (kneeling); gold: 2", at="challenges"
    )
    give(table, Immune(against), "Sansa Stark")
    table.attack("military", "Grey Wind").until("choose-dead").play("card Sansa Stark")
    if may:
        table.do("use Strong Belwas").quiet()
    else:
        table.never("use Strong Belwas")
    assert table.seat("B").dead == ([] if may else ["Sansa Stark"])


@rule("lcg.immunity", "lcg.duplicates-save")
def test_a_duplicate_is_no_effect_and_saves_the_immune():
    table = realm("stark", "stark").given(
        A="play: Grey Wind", B="play: Sansa Stark (kneeling, duplicate)", at="challenges"
    )
    give(table, Immune(Against.CHARACTERS), "Sansa Stark")
    table.attack("military", "Grey Wind").do("save Sansa Stark").quiet()
    assert table.seat("B").court == ["Sansa Stark"]


@rule("lcg.immunity", "lcg.moribund")
def test_who_is_immune_to_events_cannot_be_sent_elsewhere_by_one():
    table = realm("stark", "baratheon").given(
        A="play: Grey Wind", B="play: Jon Snow (kneeling), Ghost (kneeling); hand: Retreat", at="challenges"
    )
    table.attack("military", "Grey Wind").until("choose-dead").play("card Jon Snow").never("use Retreat")
    assert table.seat("B").dead == ["Jon Snow"]


@rule("lcg.immunity")
def test_nobody_is_immune_to_its_own_text():
    table = realm("baratheon", "stark").given(A="play: Renly Baratheon (kneeling), Crossroads", at="draw-actions")
    give(table, Immune(Against.CHARACTERS), "Renly Baratheon")
    table.seat("A").plays("use Renly Baratheon", "card Crossroads")
    assert not table.is_kneeling("Renly Baratheon")


@rule("lcg.immunity")
def test_immunity_does_not_cover_what_lies_on_the_card():
    table = realm("baratheon", "lannister").given(
        A="play: Maester Cressen", B="play: Ser Jacelyn Bywater (with Shadow's Blessing)", at="marshalling"
    )
    table.seat("A").plays("use Maester Cressen")
    assert table.quiet().seat("B").discard == ["Shadow's Blessing"]


@rule("lcg.immunity", "lcg.costs")
def test_who_is_immune_may_be_knelt_to_pay():
    table = realm("stark", "stark").given(
        A="play: Jon Snow, Ghost, Eddard Stark; hand: Guilty!", B="play: Cersei Lannister", at="dominance-actions"
    )
    give(table, Immune(Against.EVENTS), "Eddard Stark")
    table.seat("A").plays("use Guilty!", "card Eddard Stark")
    assert table.is_kneeling("Eddard Stark")


@rule("lcg.immunity")
def test_claim_is_no_effect_of_a_card():
    table = realm("stark", "targaryen").given(A="play: Lady", B="play: Warlock's Servitors (kneeling)", at="challenges")
    give(table, Immune(Against.TRIGGERED), "Warlock's Servitors")
    assert table.attack("military", "Lady").quiet().seat("B").dead == ["Warlock's Servitors"]


@rule("lcg.immunity")
def test_immune_to_triggered_effects_is_proof_against_actions_and_responses_but_not_passives():
    table = realm("stark", "stark").given(A="play: Lady, Hodor", B=BLEEDING, at="dominance-actions")
    give(table, Immune(Against.TRIGGERED), "Lady")
    bleed(table).quiet()
    assert table.seat("A").discard == ["Hodor"]
    table = realm("targaryen", "stark").given(
        A="play: Robb Stark", B="play: Lady (kneeling), Ghost (kneeling)", at="challenges"
    )
    give(table, Immune(Against.TRIGGERED), "Lady")
    table.attack("military", "Robb Stark").until("choose-dead").play("card Ghost").never("use Robb Stark")
    table = realm("stark", "stark").given(A="plots: Valar Morghulis", B=f"play: Lady; plots: {QUIET}", at="plots")
    give(table, Immune(Against.TRIGGERED), "Lady")
    table.seat("A").plays("plot Valar Morghulis")
    table.seat("B").plays(f"plot {QUIET}")
    assert table.play("seat A").quiet().seat("B").dead == ["Lady"]


# Control.


@rule("lcg.control", "lcg.duplicates-save")
def test_duplicates_go_along_and_serve_who_controls_the_card():
    table = realm("stark", "stark").given(
        A="play: Sansa Stark (duplicate), Grey Wind", B="play: Bran Stark", at="challenge-actions"
    )
    table.state.hand_over(table.card("Sansa Stark"), 1)
    table.state.go_on()
    assert (table.controller("Sansa Stark"), table.duplicates("Sansa Stark")) == ("B", 1)
    table.attack("military", "Grey Wind").until("choose-dead").play("card Sansa Stark")
    assert table.state.actors == (1,)
    table.play("save Sansa Stark").quiet()
    assert (table.controller("Sansa Stark"), table.seat("A").discard) == ("B", ["Sansa Stark"])


@rule("lcg.control", "lcg.killed")
def test_from_play_a_card_goes_to_its_owner():
    table = realm("stark", "stark").given(A="play: Grey Wind", B="play: Sansa Stark (of A, kneeling)", at="challenges")
    table.attack("military", "Grey Wind").quiet()
    assert (table.seat("A").dead, table.seat("B").dead) == (["Sansa Stark"], [])


# Blank texts.


@rule("lcg.blank")
def test_a_blank_text_box_has_no_gold_influence_initiative_keywords_and_immunity():
    names = ("Lannisport Steward", "Littlefinger", "Robb Stark", "Ser Jacelyn Bywater", "Ghost")
    court = ", ".join(names)
    table = realm("stark", "stark").given(A=f"play: {court}; plot: Blockade", at="challenges")
    state = table.state
    assert initiative(state, 0) == 4 + sum(state.deal.initiative[table.card(name)] for name in names)
    assert (income(state, 0), "stealth" in table.keywords("Ghost")) == (4, True)
    milk = ", ".join(f"{name} (with Milk of the Poppy)" for name in names)
    table = realm("stark", "stark").given(A=f"play: {milk}; plot: Blockade", at="challenges")
    state = table.state
    assert (income(state, 0), initiative(state, 0)) == (0, 4)
    assert table.keywords("Ghost") == []
    assert not state.values.immune(Against.CHARACTERS)


@rule("lcg.blank")
def test_a_blank_text_box_keeps_icons_traits_crests_strength_and_what_others_give():
    table = realm("stark", "stark").given(
        A="play: Robert Baratheon (with Milk of the Poppy + Lordship)", at="challenges"
    )
    assert (table.strength("Robert Baratheon"), table.icons("Robert Baratheon")) == (3, ["military", "power"])
    assert table.has_trait("Robert Baratheon", "Lord")
    table = realm("stark", "stark").given(A="play: Sansa Stark (with Milk of the Poppy), Lady", at="challenges")
    assert (table.keywords("Sansa Stark"), table.strength("Sansa Stark")) == (["renown"], 3)


# Numbers.


@rule("lcg.lasting")
def test_constant_texts_count_all_the_time_and_lasting_effects_once():
    table = realm("stark", "stark").given(A="play: Kennel Master, Lady, Hodor", at="challenge-actions")
    assert table.strength("Kennel Master") == 3
    grant = Grant(SELF, Strength(Count(CHARACTER)))
    (doing,) = grant.make(table.state, Scope(0, table.card("Hodor"), 0))
    doing.happen(table.state)
    assert table.strength("Hodor") == 4 + 3
    table.state.lift(table.card("Lady"))
    assert (table.strength("Kennel Master"), table.strength("Hodor")) == (2, 7)


@rule("lcg.lasting")
def test_nobody_has_two_icons_of_a_kind():
    """Robb has the icon from two sides, but to lose it once is to lose it."""
    table = realm("stark", "stark").given(A="play: Robb Stark (with Summer)", at="challenge-actions")
    assert table.icons("Robb Stark") == ["military", "power"]
    give(table, LosesIcon(Icon.MILITARY), "Robb Stark")
    assert table.icons("Robb Stark") == ["power"]


# Nobody wins.


@rule("lcg.deadly", "lcg.no-result")
def test_deadly_strikes_though_nobody_has_won():
    table = realm("lannister", "stark").given(
        A="play: Ser Jaime Lannister (with Stinking Drunk)", B="play: Arya Stark (with Stinking Drunk)", at="challenges"
    )
    table.attack("military", "Ser Jaime Lannister").defend("Arya Stark").quiet()
    assert (table.state.won, table.seat("B").dead) == ([0, 0], ["Arya Stark"])


# Attached locations.


@rule("lcg.attached-only")
@pytest.mark.parametrize(("move", "drawn"), [("house", 1), ("play", 0)])
def test_chambers_played_on_the_house_are_an_attachment_that_was_played(move: str, drawn: int):
    """A card that is attached is an attachment only, also for who answers that one was played."""
    table = realm("targaryen", "stark").given(
        A="play: Xaro's Home, Crossroads; hand: Khal Drogo's Tent; gold: 1", at="marshalling"
    )
    table.seat("A").plays(f"{move} Khal Drogo's Tent")
    if drawn:
        table.do("use Xaro's Home", "card Crossroads")
    else:
        table.never("use Xaro's Home")
    assert len(table.seat("A").hand) == drawn
