"""Fair play: nobody chooses the cards, nobody is advised by a bot that stood in, and records are what they seem."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

from server.hosting import ANNA, BEN, CARA, absorb, any_move, bare_table, in_loop, opened, play_on, sqlite
from thronsaal.core.chance import Chance, seed_hash
from thronsaal.core.match import Match
from thronsaal.core.record import BadRecord, read_record, unsealed, write_record
from thronsaal.core.registry import find_game
from thronsaal.core.shares import BadShares, Shares
from thronsaal.server.errors import Denied
from thronsaal.server.house import House
from thronsaal.server.lobby import listed
from thronsaal.server.setup import ChairWish, Wish
from thronsaal.server.table import Table

OPEN = [ChairWish("me"), ChairWish("open")]
ALONE = [ChairWish("me"), ChairWish("bot", "easy")]


async def finished(house: House) -> Table:
    table = await house.setup.create(ANNA, Wish("claim", chairs=OPEN, share="a1" * 16))
    await house.play.sit(table.id, BEN, share="b2" * 16)
    await play_on(house, table, 6, Chance(3))
    await house.play.resign(table.id, BEN)
    return table


# The deal


@in_loop
async def test_a_record_without_moves_does_not_choose_the_cards_of_others(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        filed = await house.setup.file(ANNA, write_record(Match(find_game("claim"), seed=42)))
        joined = await house.setup.fork(ANNA, filed.id, 0, OPEN)
        assert joined.match.seed != 42
        assert joined.deed.seed_hash != seed_hash(42)
        assert joined.deed.mark == ""
        alone = await house.setup.fork(ANNA, filed.id, 0, ALONE)
        assert alone.match.seed == 42, "alone with bots one may try the same cards again"


@in_loop
async def test_an_own_match_that_goes_on_with_others_is_marked_everywhere(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        old = await finished(house)
        table = await house.setup.fork(ANNA, old.id, 4, OPEN)
        assert table.match.seed == old.match.seed, "what was played is what was played"
        assert table.deed.mark == "known"
        for viewer in (ANNA, BEN, None):
            assert house.hall.sight(table, table.viewer(viewer)).plain()["mark"] == "known"
        brief = next(each for each in await house.hall.tables_of(ANNA) if each.id == table.id)
        assert brief.mark == "known"
        assert "seen" in listed(brief, BEN, house, "en").mark
        alone = await house.setup.fork(ANNA, old.id, 4, ALONE)
        assert alone.deed.mark == ""
        await house.play.sit(table.id, BEN, share="ab" * 16)
        assert len(table.match.moves) == 4, "what was played is not dealt anew"
        table_id = table.id
    async with opened(sqlite(tmp_path)) as house:
        assert (await house.hall.find(table_id)).deed.mark == "known"


@in_loop
async def test_everybody_adds_to_the_seed(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        table = await house.setup.create(ANNA, Wish("claim", chairs=OPEN, share="a1" * 16))
        promise = house.hall.sight(table, table.viewer(None)).seed_hash
        await house.play.say(table.id, ANNA, "hello")
        await house.play.sit(table.id, BEN, share="b2" * 16)
        sight = house.hall.sight(table, table.viewer(BEN))
        assert sight.seed_hash == promise == seed_hash(table.deed.seed), "the hall was bound before anybody added"
        assert sight.shares == ("a1" * 16, "b2" * 16)
        assert sight.seed_from is None
        assert [talk.text for talk in table.match.talk] == ["hello"]
        await play_on(house, table, 8, Chance(1))
        dealt = table.match.state.digest()
        table_id = table.id
    async with opened(sqlite(tmp_path)) as house:
        table = await house.hall.find(table_id)
        assert table.match.state.digest() == dealt
        await house.play.resign(table.id, ANNA)
        told = house.hall.sight(table, table.viewer(None)).plain()
        made = f"{table.deed.seed} A={'a1' * 16} B={'b2' * 16}"
        assert told["seed_from"] == made
        assert told["seed"] == str(int(hashlib.sha256(made.encode()).hexdigest()[:32], 16))
        match = read_record(await house.play.record(table.id))
        assert match.shares is not None
        assert match.shares.promise == promise


@in_loop
async def test_who_leaves_before_the_deal_takes_their_share_along_and_who_returns_adds_none(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        table = await house.setup.create(ANNA, Wish("claim", chairs=OPEN))
        await house.play.sit(table.id, BEN, share="b2" * 16)
        before = table.match.state.digest()
        await house.play.leave(table.id, BEN)
        await house.play.sit(table.id, BEN, share="c3" * 16)
        assert table.match.state.digest() == before
        waiting = await house.setup.create(ANNA, Wish("claim", chairs=OPEN))
        await house.play.leave(waiting.id, ANNA)
        await house.play.sit(waiting.id, BEN, share="b2" * 16)
        await house.play.sit(waiting.id, CARA, share="c3" * 16)
        assert waiting.match.shares == Shares(waiting.deed.seed, ("b2" * 16, "c3" * 16))
        await house.play.resign(waiting.id, BEN)
        again = await house.hall.find(await house.setup.rematch(waiting.id, CARA))
        assert again.match.shares is None, "what was added is known by now"


@in_loop
async def test_beginning_with_fewer_deals_with_what_those_added(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        chairs = [ChairWish("me"), ChairWish("open"), ChairWish("open")]
        table = await house.setup.create(ANNA, Wish("lcg", chairs=chairs, share="a1" * 16))
        await house.play.sit(table.id, BEN, 2, share="b2" * 16)
        await house.play.begin(table.id, ANNA)
        assert table.match.shares == Shares(table.deed.seed, ("a1" * 16, "b2" * 16))


@pytest.mark.parametrize("share", ["x", "A1" * 16, "a1" * 40, "a1 B=00", "a1" * 16 + "\n"])
@in_loop
async def test_shares_that_are_none(tmp_path: Path, share: str) -> None:
    async with opened(sqlite(tmp_path)) as house:
        with pytest.raises(Denied, match="bad-request"):
            await house.setup.create(ANNA, Wish("claim", chairs=OPEN, share=share))


def test_shares_are_written_in_one_way() -> None:
    shares = Shares(7, ("", "ab" * 8, "cd" * 8))
    assert Shares.read(str(shares), 3) == shares
    assert Shares(7, ("", "")).seed == 7
    some = "ab" * 8
    for wrong in ("7", "7 A=", f"07 A={some}", f"7 C={some}", f"7 B={some} A={some}", f"{2**128} A={some}"):
        with pytest.raises(BadShares):
            Shares.read(wrong, 2)


# Records


@in_loop
async def test_records_of_the_hall_are_signed(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        assert house.signer is not None
        table = await finished(house)
        text = await house.play.record(table.id)
        body, seal = unsealed(text)
        assert seal is not None
        assert seal.key == house.signer.key
        assert house.signer.is_ours(text)
        assert write_record(read_record(text)) == body
        altered = text.replace('seat A: "Anna"', 'seat A: "Hans"')
        assert altered != text
        for forged in (altered, body, body + str(seal).replace(seal.key, "0" * 64), f"{body}* A says {seal}"):
            assert not house.signer.is_ours(forged)
        with pytest.raises(BadRecord):
            read_record(text + str(seal))
        unseen = "did not see"
        for sent, mark, said in ((text, "signed", "signature"), (altered, "", unseen), (body, "", unseen)):
            filed = await house.setup.file(BEN, sent)
            assert filed.deed.mark == mark
            brief = next(each for each in await house.hall.tables_of(BEN) if each.id == filed.id)
            assert said in listed(brief, BEN, house, "en").mark
            again = await house.play.record(filed.id)
            assert again == (text if mark else unsealed(sent)[0]), "no word for what the hall did not see played"
        key = house.signer.key
    async with opened(sqlite(tmp_path)) as house:
        assert house.signer is not None
        assert house.signer.key == key


@in_loop
async def test_a_chosen_deal_is_not_signed_though_it_was_played_here(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        assert house.signer is not None
        chosen = await house.setup.file(ANNA, write_record(Match(find_game("claim"), {}, 42)))
        for chairs in ([ChairWish("me"), ChairWish("bot", "easy")], [ChairWish("me"), ChairWish("open")]):
            table = await house.setup.fork(ANNA, chosen.id, 0, chairs)
            is_joined = bool(table.open_seats)
            if is_joined:
                await house.play.sit(table.id, BEN)
            await house.play.resign(table.id, ANNA)
            assert (table.match.seed == 42) == (not is_joined)
            assert house.signer.is_ours(await house.play.record(table.id)) == is_joined


def test_a_seed_that_was_not_made_of_its_shares_is_found_out() -> None:
    text = write_record(Match(find_game("claim"), shares=Shares(5, ("ab" * 8, "cd" * 8))))
    assert read_record(text).shares == Shares(5, ("ab" * 8, "cd" * 8))
    with pytest.raises(BadRecord, match="seed"):
        read_record(re.sub("seed-from: 5", "seed-from: 6", text))


# Taking back


def moved(table: Table, seat: int | None = None) -> int:
    actor, move = any_move(table, seat)
    absorb(table, table.plan_move(actor, move, table.position))
    return actor


def test_a_stand_in_agrees_to_nothing_the_absent_could_object_to() -> None:
    table = bare_table()
    first = moved(table)
    absorb(table, table.plan_leave(1 - first, "easy"))
    while not any(made.seat != first for made in table.match.moves):
        moved(table)
    assert not table.may_undo(first)
    with pytest.raises(Denied, match="stand-in-silent"):
        table.plan_undo(first)


def test_leaving_and_coming_back_is_no_way_to_ask_a_bot_for_advice() -> None:
    table = bare_table()
    seat = table.actors[0]
    absorb(table, table.plan_leave(seat, "easy"))
    moved(table, seat)
    absorb(table, table.plan_sit(ANNA if seat == 0 else BEN))
    assert not table.may_undo(seat)
    with pytest.raises(Denied, match="stand-in-moved"):
        table.plan_undo(seat)


def test_a_wish_to_take_back_ends_when_somebody_goes_who_has_not_agreed() -> None:
    table = bare_table()
    first = moved(table)
    while not any(made.seat != first for made in table.match.moves):
        moved(table)
    absorb(table, table.plan_undo(first))
    assert table.asked is not None
    absorb(table, table.plan_leave(1 - first, "easy"))
    assert table.asked is None


def test_bots_of_the_house_agree_as_before() -> None:
    table = bare_table()
    first = moved(table)
    while not any(made.seat != first for made in table.match.moves):
        moved(table)
    table.chairs[1 - first] = type(table.chairs[0])("bot", level="easy")
    assert table.plan_undo(first)[0].kind == "took-back"
