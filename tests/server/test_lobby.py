"""The lobby: pages and search find every listed table, private ones never appear, abandoned ones are closed."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from madang.client import Refusal
from madang.server.play import scheduler
from madang.server.storage import lists
from madang.server.storage.database import Database
from madang.server.storage.lists import DAY, PAGE, TableLists
from madang.server.storage.schema import tables as table_rows
from tests.server.serving import Guest, Json, full_table, hear, run, serving, settings, wait_for

COUNT = 120


def pages(guest: Guest, **query: str) -> Iterator[list[Json]]:
    """All pages of a list."""
    page, more = 0, True
    while more:
        answer = guest.http.get("/api/tables", params={**query, "page": str(page)}).json()
        yield answer["tables"]
        page, more = page + 1, answer["more"]


def found(guest: Guest, **query: str) -> list[str]:
    """The ids of all tables of a list, in its order."""
    return [row["table"]["id"] for page in pages(guest, **query) for row in page]


def test_all_open_tables_are_found_page_by_page(url: str) -> None:
    """The last one that changed comes first."""
    ann = Guest(url)
    made = [ann.create("koryo", ["me", "open"], listed=True) for _ in range(COUNT)]
    sizes = [len(page) for page in pages(Guest(url), which="open")]
    assert sizes == [PAGE, PAGE, COUNT - 2 * PAGE]
    assert found(Guest(url), which="open") == made[::-1]


def test_a_flood_of_tables_hides_no_other_table(quick_url: str) -> None:
    """Older tables stay on later pages, and can be found by name."""
    ann, flooder = Guest(quick_url, "Ann"), Guest(quick_url, "Flooder")
    mine = ann.create("corinth", ["me", "open"], listed=True)
    for _ in range(COUNT):
        flooder.create("koryo", ["me", "open"], listed=True)
    bob = Guest(quick_url)
    assert found(bob, which="open")[-1] == mine
    assert found(bob, which="open", name="ann") == [mine]
    assert found(bob, which="open", game="corinth") == [mine]
    assert found(bob, which="open", game="corinth", name="flood") == []
    assert len(found(bob, which="open", game="koryo", name="flood")) == COUNT


def test_all_live_tables_are_found_page_by_page(url: str) -> None:
    ann = Guest(url)
    made = [ann.create("koryo", ["me", "me"], listed=True) for _ in range(COUNT)]
    assert found(Guest(url), which="live") == made[::-1]
    assert found(Guest(url), which="open") == []


def test_all_of_my_tables_are_found_page_by_page(url: str) -> None:
    """Those where it is my turn first."""
    ann = Guest(url)
    waiting = [ann.create("koryo", ["me", "open"]) for _ in range(COUNT - 20)]
    playing = [ann.create("koryo", ["me", "me"]) for _ in range(20)]
    assert found(ann, which="mine") == playing[::-1] + waiting[::-1]


def test_a_table_that_changes_comes_to_the_front(url: str) -> None:
    ann, bob = Guest(url), Guest(url)
    made = [ann.create("koryo", ["me", "open", "open"], listed=True) for _ in range(3)]
    bob.sit(made[0])
    assert found(bob, which="open") == [made[0], made[2], made[1]]


def test_a_page_after_the_last_is_empty(quick_url: str) -> None:
    answer = Guest(quick_url).http.get("/api/tables", params={"which": "open", "page": "7"}).json()
    assert (answer["tables"], answer["page"], answer["more"]) == ([], 7, False)


@pytest.mark.parametrize(
    ("part", "expected"),
    [
        ("%", {"100% Ann"}),
        ("_", {"a_b"}),
        ("a_b", {"a_b"}),
        ("0% a", {"100% Ann"}),
        ("\\", {"back\\slash"}),
        ("ann", {"100% Ann", "Annika"}),
        ("'", {"O'Neill"}),
        ("길동", {"홍길동"}),
        ("Öz", {"Özlem"}),
        ("AXB", {"axb"}),
        ("nobody", set()),
    ],
)
def test_a_part_of_a_name_is_taken_as_it_is(named: dict[str, str], guest: Guest, part: str, expected: set[str]) -> None:
    assert {named[table] for table in found(guest, which="open", name=part)} == expected


@pytest.fixture
def guest(url: str) -> Guest:
    return Guest(url, "Somebody else")


@pytest.fixture
def named(url: str) -> dict[str, str]:
    """The names of the players by table."""
    names = ("100% Ann", "Annika", "a_b", "axb", "back\\slash", "O'Neill", "홍길동", "Özlem")
    return {Guest(url, name).create("koryo", ["me", "open"], listed=True): name for name in names}


def test_private_tables_are_in_no_list_of_others(url: str) -> None:
    """Whatever they do: wait, are played, are looked for by name."""
    ann, eve = Guest(url, "Ann"), Guest(url)
    ann.create("koryo", ["me", "open"])
    ann.create("koryo", ["me", "me"])
    full_table(url, "koryo", 2)
    for which in ("open", "live", "mine"):
        assert found(eve, which=which) == found(eve, which=which, name="Ann") == []
    assert len(found(ann, which="mine")) == 2


# --- abandoned tables ------------------------------------------------------------------------------------------------


def close_abandoned(database: str, days: float) -> int:
    """Look for abandoned tables as if so many days had passed; how many there were."""
    opened = Database(database)
    closed = run(TableLists(opened, "test").close_abandoned(time.time() + days * DAY))
    opened.close()
    return len(closed)


def test_abandoned_tables_are_closed_and_leave_the_lists(database: str) -> None:
    with serving(settings(database)) as url:
        ann = Guest(url)
        open_ = ann.create("koryo", ["me", "open"], listed=True)
        playing = ann.create("koryo", ["me", "me"], listed=True)
        of_bots = ann.create("koryo", ["open", "random"], listed=True)
        ann.send("POST", f"/api/tables/{of_bots}/start", {"fill": "random"})

        def listed() -> set[str]:
            return {table for which in ("open", "live") for table in found(Guest(url), which=which)}

        assert close_abandoned(database, 0.9) == 0
        assert listed() == {open_, playing, of_bots}
        assert close_abandoned(database, 1.1) == 1
        assert listed() == {open_, playing}
        assert close_abandoned(database, 8) == 1
        assert listed() == {playing}
        assert close_abandoned(database, 89) == 0
        assert close_abandoned(database, 91) == 1
        assert listed() == set()
        assert found(ann, which="mine") == []
        with pytest.raises(Refusal) as refused:
            Guest(url).sit(open_)
        assert refused.value.id == "table-closed"


def test_a_table_where_something_happens_is_not_abandoned(database: str) -> None:
    with serving(settings(database)) as url:
        ann = Guest(url)
        tables = [ann.create("koryo", ["me", "open", "open"]) for _ in range(2)]
        set_changed(database, time.time() - 8 * DAY)
        Guest(url).sit(tables[0])
        assert close_abandoned(database, 0) == 1
        assert found(ann, which="mine") == [tables[0]]


def set_changed(database: str, when: float) -> None:
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        connection.execute(sa.update(table_rows).values(changed=when))
    engine.dispose()


def test_finished_tables_are_kept(quick_url: str, tmp_path: object) -> None:
    ann = Guest(quick_url)
    table = ann.create("koryo", ["me", "random"])
    ann.play(table, lambda view: str(view["actions"][0]))
    assert close_abandoned(f"sqlite:///{tmp_path}/madang.db", 1000) == 0
    assert ann.look(table)["table"]["status"] == "over"


def test_the_server_closes_abandoned_tables_by_itself_and_tells_who_is_there(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "EXPIRY_EVERY", 0.2)
    with serving(settings(database)) as url:
        ann = Guest(url)
        open_, playing = ann.create("koryo", ["me", "open"]), ann.create("koryo", ["me", "me"])
        with ann.socket(open_) as waiting, ann.socket(playing) as watching:
            hear(waiting, "snapshot"), hear(watching, "snapshot")
            monkeypatch.setattr(lists, "EXPIRY", {"open": 0.5, "playing": 0.5})
            wait_for(lambda: ann.look(playing)["table"]["status"] == "closed", "the tables to be closed", 60)
            for line in (waiting, watching):
                while hear(line, "table")["table"]["status"] != "closed":
                    pass
        assert found(ann, which="mine") == []
