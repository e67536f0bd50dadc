"""House Targaryen: the cards of The Blackwater are played."""

from __future__ import annotations

from games.lcg.realm import RealmTable, realm
from support.table import rule

# Dragon Skull.


def skulled(theirs: str, attacker: str = "Captain Groleo") -> RealmTable:
    """Captain Groleo attacks with a dragon's skull."""
    table = realm("targaryen", "stark").given(A=f"play: {attacker} (with Dragon Skull)", B=theirs, at="challenges")
    return table.attack("power", attacker)


@rule("lcg.daunt")
def test_a_daunting_attacker_who_wins_kneels_somebody_no_stronger_than_the_margin():
    table = skulled("play: Shae, Sansa Stark, War Host of the North").defend().quiet()
    margin = table.strength("Captain Groleo")
    assert (table.asked, margin < table.strength("War Host of the North")) == ("daunt", True)
    assert table.targets() == ["Sansa Stark", "Shae"]
    table.seat("A").plays("card Shae")
    assert table.is_kneeling("Shae")
    assert table.power("Captain Groleo") == 1, "and it has renown"


@rule("lcg.daunt")
def test_nobody_must_daunt_and_only_attackers_do():
    table = skulled("play: Shae, Sansa Stark").defend().quiet()
    table.seat("A").plays("done")
    assert not table.is_kneeling("Shae")
    table = realm("targaryen", "stark").given(
        A="play: Captain Groleo (with Dragon Skull)", B="play: Lady, Shae", at="challenges", first="B", active="B"
    )
    table.attack("military", "Lady").defend("Captain Groleo").quiet()
    assert table.asked != "daunt"


def test_while_a_dragon_is_in_play_its_skull_is_but_bone():
    table = realm("targaryen", "stark").given(
        A="play: Captain Groleo (with Dragon Skull)", B="play: Drogon", at="challenges"
    )
    assert table.keywords("Captain Groleo") == []
    table = realm("targaryen", "stark").given(A="play: Captain Groleo (with Dragon Skull)", at="challenges")
    assert table.keywords("Captain Groleo") == ["renown", "daunt"]
