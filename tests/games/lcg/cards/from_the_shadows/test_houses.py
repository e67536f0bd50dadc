"""Cards of the houses for the shadows from other cycles."""

from __future__ import annotations

import pytest

from games.lcg.cards.cancelling import cancelling
from games.lcg.cards.revealing import go_on
from games.lcg.cards.shaded import CAT, dark, out, win


def test_the_guardian_wolf_rushes_kneeling_to_a_lord_or_lady_in_a_challenge():
    table = dark(A="play: Robb Stark; shadows: Guardian Wolf; gold: 1", B="play: Hodor", at="challenges")
    table.attack("military", "Robb Stark").do("use #1")
    assert (table.takes_part("Guardian Wolf"), table.is_kneeling("Guardian Wolf")) == (True, True)
    table = dark(A="play: Grey Wind; shadows: Guardian Wolf; gold: 1", B="play: Hodor", at="challenges")
    table.attack("military", "Grey Wind").never("use #1")


def test_meera_goes_into_shadows_when_a_stark_character_leaves_play():
    table = dark(A="play: Meera Reed, Grey Wind", B="play: Direwolf Pup", at="challenges")
    win(table, "military", "Grey Wind").do("use Meera Reed").quiet()
    assert table.seat("A").shadows == ["Meera Reed"]


def test_meera_silences_a_card_after_coming_out_and_two_in_winter():
    table = out("stark", "Meera Reed", B="play: Hodor, Lady")
    table.do("use Meera Reed:2", "card Hodor")
    assert (table.keywords("Hodor"), "no-attachments" in table.keywords("Lady")) == ([], True)
    table = out("stark", "Meera Reed", A="play: Cold Wind", B="play: Hodor, Lady")
    table.do("use Meera Reed:3", "card Hodor").play("card Lady")
    assert table.keywords("Hodor") == table.keywords("Lady") == []


def test_meera_silences_nobody_who_is_immune_and_nothing_as_a_duplicate():
    table = out("stark", "Meera Reed", B="play: Euron Crow's Eye, The Red Viper, Hodor")
    table.do("use Meera Reed:2")
    assert "The Red Viper" not in table.targets()
    table = out("stark", "Meera Reed", A="play: Meera Reed", B="play: Hodor")
    table.never("use Meera Reed:2")
    assert table.duplicates("Meera Reed") == 1


def test_before_the_errata_meera_came_out_as_an_action():
    table = dark(A="shadows: Meera Reed; gold: 1", B="play: Hodor", at="draw-actions", errata="off")
    table.do("use #1:4", "card Hodor")
    assert (table.keywords("Hodor"), table.seat("A").gold) == ([], 0)
    table = dark(A="shadows: Meera Reed; gold: 1", B="play: Hodor", at="draw-actions")
    table.never("use #1:4")


def test_turncloak_is_attached_in_the_challenges_phase_only():
    table = out("greyjoy", "Turncloak", B="play: Robb Stark")
    table.do("use Turncloak")
    assert table.has_trait("Robb Stark", "Traitor")
    table = out("greyjoy", "Turncloak", at="draw-begins", B="play: Robb Stark")
    assert table.quiet().seat("A").discard == ["Turncloak"]


def test_turncloak_is_discarded_if_its_response_is_cancelled():
    table = out("greyjoy", "Turncloak", table=cancelling("greyjoy", "stark"), B="play: Robb Stark")
    table.seat("A").plays("use Turncloak")
    table.cancel("Turncloak")
    assert table.seat("A").discard == ["Turncloak"]


@pytest.mark.parametrize(("mine", "theirs", "kept"), [("Hodor", "Robb Stark", False), ("", "Robb Stark", True)])
def test_who_bears_a_turncloak_leaves_unless_its_side_wins_dominance(mine: str, theirs: str, kept: bool):
    table = dark(
        "greyjoy",
        "stark",
        A=f"play: Turncloak (on Robb Stark@B), {mine}".rstrip(", "),
        B=f"play: {theirs}",
        at="dominance",
    )
    table.quiet()
    assert (table.zone("Robb Stark") == "play") is kept


def test_a_turncloak_leaves_too_where_nobody_wins_dominance():
    table = dark(
        "greyjoy", "stark", A="play: Turncloak (on Robb Stark@B), Arya Stark", B="play: Robb Stark", at="dominance"
    )
    assert table.quiet().zone("Robb Stark") == "discard"


def test_moat_cailin_strengthens_a_defence_by_all_shadows():
    table = dark(
        A=f"play: Moat Cailin, Hodor; shadows: {CAT}",
        B=f"play: Grey Wind, Direwolf Pup; shadows: {CAT}",
        at="challenges",
        first="B",
    )
    win(table, "military", "Grey Wind", "Direwolf Pup", defend=("Hodor",))
    assert "challenge-won" in table.story
    assert table.told[[each.kind for each in table.told].index("challenge-won")].values["count"] == 6


def test_moat_cailin_comes_out_when_its_player_is_challenged():
    table = dark(A="shadows: Moat Cailin; play: Hodor", B="play: Grey Wind", at="challenges", first="B")
    table.attack("military", "Grey Wind").do("use #1:2")
    assert "Moat Cailin" in table.seat("A").court


def test_varys_leads_a_challenge_astray_whatever_titles_say():
    table = dark(
        "lannister",
        "stark",
        "stark",
        A="play: ATOC24",
        B="play: Grey Wind",
        C="play: Hodor",
        at="challenges",
        first="B",
    )
    table.attack("military", "Grey Wind", target="A").do("use ATOC24")
    assert table.state.target == 2
    assert table.quiet().seat("A").shadows == ["Varys"]


def test_varys_needs_two_opponents():
    table = dark("lannister", "stark", A="play: ATOC24", B="play: Grey Wind", at="challenges", first="B")
    table.attack("military", "Grey Wind").never("use ATOC24")


@pytest.mark.parametrize(("shadows", "strength"), [("", 4), (f"{CAT}, {CAT}", 6)])
def test_the_hound_grows_with_all_shadows(shadows: str, strength: int):
    assert (
        dark("lannister", "stark", A="play: KR46", B=f"shadows: {shadows}", at="challenges").strength("KR46")
        == strength
    )


@pytest.mark.parametrize(("dead", "kneeling"), [("Lady, Arya Stark", True), ("Lady", False)])
def test_robert_strong_has_cheap_characters_come_kneeling_by_their_dead(dead: str, kneeling: bool):
    table = dark(
        "lannister",
        "stark",
        A="play: Ser Robert Strong",
        B=f"hand: Hodor; dead: {dead}; gold: 1",
        at="marshalling",
        first="B",
    )
    table.seat("B").plays("play Hodor")
    assert table.is_kneeling("Hodor") is kneeling


def test_balon_swann_takes_a_card_of_those_who_hold_four():
    table = out("lannister", "Ser Balon Swann", B="hand: Hodor, Lady, Grey Wind, Arya Stark")
    table.do("use Ser Balon Swann").play("card Lady")
    assert table.quiet().seat("B").discard == ["Lady"]
    table = out("lannister", "Ser Balon Swann", B="hand: Hodor, Lady, Grey Wind")
    table.never("use Ser Balon Swann")


def test_the_sister_of_truth_may_send_herself_back():
    table = out("baratheon", "Sister of Truth", B="play: Hodor")
    table.do("use Sister of Truth").quiet()
    assert table.seat("A").shadows == ["Sister of Truth"]


def test_the_stormlands_smuggler_is_immune_to_events():
    table = dark(
        "baratheon", "stark", A="play: Stormlands Smuggler", B="hand: Aegon's Legacy", at="dominance-actions", first="B"
    )
    table.never("use Aegon's Legacy")
    assert table.keywords("Stormlands Smuggler") == ["stealth"]


def test_the_shadow_killer_kills_where_more_cards_are_at_command_and_nobody_saves():
    table = out("baratheon", "Shadow Killer", B="play: Robb Stark (duplicate); hand: Hodor, Lady, Grey Wind")
    table.do("use Shadow Killer").quiet()
    assert table.seat("B").dead == ["Robb Stark"]
    table = out("baratheon", "Shadow Killer", B="play: Robb Stark")
    table.never("use Shadow Killer")


def test_cards_in_shadows_are_at_command_too():
    table = out("baratheon", "Shadow Killer", B=f"play: Robb Stark; shadows: {CAT}, {CAT}")
    table.do("use Shadow Killer").quiet()
    assert table.seat("B").dead == ["Robb Stark"]


def test_maester_cressen_recalls_a_card_when_he_comes_and_when_he_dies():
    table = out("baratheon", "KR101", A="discard: Hodor, Lady")
    table.do("use KR101").quiet()
    assert (table.seat("A").hand, table.seat("A").discard) == (["Lady"], ["Hodor"])
    table = dark("baratheon", "stark", A="play: KR101; discard: Hodor", B="play: Grey Wind", at="challenges", first="B")
    win(table, "military", "Grey Wind").do("use KR101").quiet()
    assert table.seat("A").hand == ["Hodor"]


def test_the_knight_of_flowers_comes_out_to_save_somebody_unique():
    table = dark(
        "baratheon",
        "stark",
        A="play: Robb Stark; shadows: W1; hand: Hodor",
        B="play: Grey Wind",
        at="challenges",
        first="B",
    )
    win(table, "military", "Grey Wind")
    table.do("use #1").quiet()
    assert table.zone("Robb Stark") == "play"
    assert (table.seat("A").discard, "Knight of Flowers" in table.seat("A").court) == (["Hodor"], True)
    table = dark(
        "baratheon", "stark", A="play: Robb Stark; shadows: W1", B="play: Grey Wind", at="challenges", first="B"
    )
    win(table, "military", "Grey Wind").never("use #1")


@pytest.mark.parametrize(("shadows", "able"), [(1, ["Great Keep"]), (3, ["Great Keep", "Kingswood Trail"])])
def test_the_warlock_returns_a_location_that_costs_no_more_than_cards_lie_in_shadows(shadows: int, able: list[str]):
    lying = ", ".join(["Warlock of Qarth"] + [CAT] * shadows)
    table = dark(
        "targaryen",
        "stark",
        A=f"shadows: {lying}; gold: 1",
        B="play: Great Keep, Kingswood Trail, KL99",
        at="challenges-begins",
    )
    table.seat("A").plays("emerge 1")
    table.do("use Warlock of Qarth")
    if len(able) > 1:
        assert table.targets() == able
        table.play("card Great Keep")
    assert table.quiet().zone("Great Keep") == "hand"


@pytest.mark.parametrize(
    ("young", "grown"), [("Black Hatchling", "Drogon"), ("Green Hatchling", "Rhaegal"), ("White Hatchling", "Viserion")]
)
def test_hatchlings_are_duplicates_of_the_grown_dragon(young: str, grown: str):
    table = dark("targaryen", "stark", A=f"play: {young} (duplicate); hand: {grown}; gold: 9", at="marshalling")
    table.seat("A").plays(f"play {grown}")
    table.quiet()
    assert table.duplicates(grown) == 2
    assert young not in table.seat("A").court
    table = dark("targaryen", "stark", A=f"play: {young}", B=f"play: {grown}", at="challenge-actions")
    assert young in table.quiet().seat("A").court


@pytest.mark.parametrize("errata", ["on", "off"])
@pytest.mark.parametrize(("answer", "dead"), [("yes", []), ("no", ["Hodor"])])
def test_the_sorrowful_man_asks_gold_or_a_life(errata: str, answer: str, dead: list[str]):
    table = dark(
        "targaryen",
        "stark",
        A="shadows: Sorrowful Man; play: KL78",
        B="hand: Hodor; gold: 3",
        at="marshalling",
        first="B",
        errata=errata,
    )
    table.seat("B").plays("play Hodor")
    table.do("use #1" if errata == "on" else "use #1:2", "card KL78").until("pay-ransom").play(answer)
    table.quiet()
    assert (table.seat("B").dead, table.seat("A").gold) == (dead, int(answer == "yes"))
    assert "Sorrowful Man" in table.seat("A").court


def test_young_griff_stands_whom_he_likes_and_brings_one_more():
    table = dark(
        "targaryen",
        "stark",
        A=f"play: Hodor (kneeling), Lady (kneeling); shadows: Young Griff, {CAT}; gold: 1",
        at="challenges-begins",
    )
    table.seat("A").plays("emerge 1")
    table.do("use Young Griff").play("card Lady", "done")
    assert (table.is_kneeling("Hodor"), table.is_kneeling("Lady")) == (True, False)
    table.play("emerge 2")
    assert CAT in table.seat("A").court


def test_hidden_chambers_do_not_help_what_young_griff_brings():
    table = dark(
        "targaryen",
        "stark",
        A="play: Hidden Chambers, Cold Wind; shadows: Young Griff, KL90; gold: 1",
        at="challenges-begins",
    )
    table.seat("A").plays("emerge 1")
    assert table.seat("A").gold == 1
    table.do("use Young Griff")
    go_on(table, lambda: table.asked != "who-stands")
    assert table.seat("A").moves == ["done"], "the assassin costs two"


def test_the_ritual_raises_a_dead_character_of_ones_own_and_binds_it():
    table = out("targaryen", "Blood Magic Ritual", A="dead: Hodor, Arya Stark, Island Mercenaries")
    table.do("use Blood Magic Ritual").quiet()
    assert table.bearer("Blood Magic Ritual") == "Arya Stark", "Hodor bears nothing, and the other is an Army"


@pytest.mark.parametrize(("errata", "dead"), [("on", True), ("off", False)])
def test_without_the_ritual_its_bearer_dies_however_it_leaves_by_errata(errata: str, dead: bool):
    table = dark(
        "lannister",
        "stark",
        A="play: KL43",
        B="play: Arya Stark (with Blood Magic Ritual)",
        at="challenges",
        errata=errata,
    )
    win(table, "power", "KL43").do("use KL43").quiet()
    assert table.seat("B").shadows == ["Blood Magic Ritual"]
    assert ("Arya Stark" in table.seat("B").dead) is dead


def test_a_ritual_that_is_discarded_kills_with_and_without_errata():
    for errata in ("on", "off"):
        table = out(
            "targaryen", "The Shadow of the East", B="play: Arya Stark (with Blood Magic Ritual)", errata=errata
        )
        table.do("use The Shadow of the East").quiet()
        assert table.seat("B").dead == ["Arya Stark"]


def test_jorah_hides_when_he_would_be_discarded_from_hand_and_draws():
    table = dark("targaryen", "stark", A="hand: KR51", B="play: KL61", at="challenges", first="B")
    win(table, "intrigue", "KL61").quiet()
    assert (table.seat("A").shadows, len(table.seat("A").hand), table.seat("A").discard) == (
        ["Ser Jorah Mormont"],
        1,
        [],
    )
    assert table.state.draws_left(0) == 2


def test_the_grey_ghost_returns_after_no_opposition_and_keeps_somebody_from_defending():
    table = dark("greyjoy", "stark", A="play: Longship Grey Ghost, Robb Stark", at="challenges")
    win(table, "power", "Robb Stark").quiet()
    assert table.seat("A").shadows == ["Longship Grey Ghost"]
    table = out("greyjoy", "Longship Grey Ghost", A="play: Grey Wind", B="play: Hodor, Lady")
    table.do("use Longship Grey Ghost:2", "card Hodor")
    table.attack("military", "Grey Wind").until("declare-defenders")
    assert table.targets() == ["Lady"]


def test_the_farwynd_explorer_comes_out_to_cancel_for_the_first_player():
    table = dark(
        "greyjoy",
        "stark",
        A="shadows: Farwynd Explorer",
        B="play: Robb Stark, Raff the Sweetling; gold: 3",
        at="draw-actions",
    )
    table.seat("B").plays("use Raff the Sweetling")
    table.do("use #1").quiet()
    assert "cancelled" in table.story
    assert "Farwynd Explorer" in table.seat("A").court
    table = dark(
        "greyjoy",
        "stark",
        A="shadows: Farwynd Explorer",
        B="play: Raff the Sweetling; gold: 3",
        at="draw-actions",
        first="B",
    )
    table.seat("B").plays("use Raff the Sweetling").table.never("use #1")


def test_the_maiden_of_poisons_names_an_icon_that_opponents_lose():
    table = dark(
        "martell", "stark", A="play: Maiden of Poisons", B="play: Sansa Stark, Robb Stark", at="challenges", first="B"
    )
    win(table, "power", "Robb Stark").do("use Maiden of Poisons").play("type power")
    assert "power" not in table.icons("Sansa Stark"), "the only one who stands"


def test_arianne_reveals_a_further_plot():
    table = out("martell", "KR47", A="plots: Planning Ahead")
    table.do("use KR47", "plot Planning Ahead")
    assert table.seat("A").plot == "Planning Ahead"


def test_the_dayne_spearman_goes_into_shadows_to_take_all_icons():
    table = dark(
        "martell", "stark", A="play: Dayne Spearman, Hodor", B="play: Grey Wind, Robb Stark", at="challenges", first="B"
    )
    table.attack("military", "Grey Wind").defend().until("choose-dead").play("card Hodor")
    table.do("use Dayne Spearman", "card Robb Stark").quiet()
    assert (table.icons("Robb Stark"), table.seat("A").shadows) == ([], ["Dayne Spearman"])


def test_obella_goes_from_the_dead_into_shadows_when_another_sand_snake_dies():
    table = dark(
        "martell",
        "stark",
        A="play: Maiden of Poisons; dead: Obella Sand, Obella Sand",
        B="play: Grey Wind",
        at="challenges",
        first="B",
    )
    win(table, "military", "Grey Wind").do("use Obella Sand").quiet()
    assert table.seat("A").shadows == ["Obella Sand"]
    table.end_phase().until("opening")
    assert not table.seat("A").can("emerge 1"), "a copy of her is dead"
