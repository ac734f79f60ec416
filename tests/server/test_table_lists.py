"""Lists of tables: which tables a guest sees, in which order, page by page, and by name."""

from __future__ import annotations

import pytest

from madang.server.storage.lists import PAGE
from tests.server.clients import Guest, Json, at_random, full_table, listed_tables, refusal, table_list_pages
from tests.server.concurrency import in_parallel

COUNT = 120


def first_page(guest: Guest, which: str, **query: object) -> Json:
    return guest.send("GET", f"/api/tables?which={which}" + "".join(f"&{name}={query[name]}" for name in query))


def ids_on_first_page(guest: Guest, which: str, **query: object) -> list[str]:
    """The ids of the tables on the first page of a list."""
    return [row["table"]["id"] for row in first_page(guest, which, **query)["tables"]]


# --- pages and search ------------------------------------------------------------------------------------------------


def test_all_open_tables_are_found_page_by_page(url: str) -> None:
    """The table that changed last comes first."""
    ann = Guest(url)
    made = [ann.create("koryo", ["me", "open"], listed=True) for _ in range(COUNT)]
    sizes = [len(page) for page in table_list_pages(Guest(url), which="open")]
    assert sizes == [PAGE, PAGE, COUNT - 2 * PAGE]
    assert listed_tables(Guest(url), which="open") == made[::-1]


def test_all_live_tables_are_found_page_by_page(url: str) -> None:
    ann = Guest(url)
    made = [ann.create("koryo", ["me", "me"], listed=True) for _ in range(COUNT)]
    assert listed_tables(Guest(url), which="live") == made[::-1]
    assert listed_tables(Guest(url), which="open") == []


def test_all_of_my_tables_are_found_page_by_page(url: str) -> None:
    """Tables where it is my turn come first."""
    ann = Guest(url)
    waiting = [ann.create("koryo", ["me", "open"]) for _ in range(COUNT - 20)]
    playing = [ann.create("koryo", ["me", "me"]) for _ in range(20)]
    assert listed_tables(ann, which="mine") == playing[::-1] + waiting[::-1]


def test_a_page_after_the_last_is_empty(sqlite_url: str) -> None:
    answer = Guest(sqlite_url).http.get("/api/tables", params={"which": "open", "page": "7"}).json()
    assert (answer["tables"], answer["page"], answer["more"]) == ([], 7, False)


def test_a_flood_of_tables_hides_no_other_table(sqlite_url: str) -> None:
    """Older tables are on later pages, and can be found by name."""
    ann, flooder = Guest(sqlite_url, "Ann"), Guest(sqlite_url, "Flooder")
    mine = ann.create("corinth", ["me", "open"], listed=True)
    for _ in range(COUNT):
        flooder.create("koryo", ["me", "open"], listed=True)
    bob = Guest(sqlite_url)
    assert listed_tables(bob, which="open")[-1] == mine
    assert listed_tables(bob, which="open", name="ann") == [mine]
    assert listed_tables(bob, which="open", game="corinth") == [mine]
    assert listed_tables(bob, which="open", game="corinth", name="flood") == []
    assert len(listed_tables(bob, which="open", game="koryo", name="flood")) == COUNT


@pytest.fixture
def guest(url: str) -> Guest:
    return Guest(url, "Somebody else")


@pytest.fixture
def named(url: str) -> dict[str, str]:
    """The name of the player at each table."""
    names = ("100% Ann", "Annika", "a_b", "axb", "back\\slash", "O'Neill", "홍길동", "Özlem")
    return {Guest(url, name).create("koryo", ["me", "open"], listed=True): name for name in names}


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
def test_a_search_matches_a_part_of_a_name_literally(
    named: dict[str, str], guest: Guest, part: str, expected: set[str]
) -> None:
    assert {named[table] for table in listed_tables(guest, which="open", name=part)} == expected


# --- order and rows --------------------------------------------------------------------------------------------------


def test_a_table_that_changes_comes_to_the_front(url: str) -> None:
    ann, bob = Guest(url), Guest(url)
    made = [ann.create("koryo", ["me", "open", "open"], listed=True) for _ in range(3)]
    bob.sit(made[0])
    assert listed_tables(bob, which="open") == [made[0], made[2], made[1]]


def test_tables_where_it_is_my_turn_come_first(url: str) -> None:
    clients = [Guest(url, "Ann"), Guest(url, "Bob")]
    for _ in range(6):
        table = clients[0].create("koryo", ["me", "open"])
        clients[1].sit(table)
    clients[0].create("koryo", ["me", "open"])
    for client in clients:
        turns = [row["your_turn"] for row in first_page(client, "mine")["tables"]]
        assert turns == sorted(turns, reverse=True)
    counts = [sum(row["your_turn"] for row in client.send("GET", "/api/tables")["tables"]) for client in clients]
    assert sum(counts) == 6


def test_an_old_table_where_it_is_my_turn_comes_before_newer_tables(sqlite_url: str) -> None:
    ann = Guest(sqlite_url, "Ann")
    old = ann.create("koryo", ["me", "me"])
    for _ in range(PAGE + 5):
        ann.create("koryo", ["me", "open"])
    first = first_page(ann, "mine")["tables"]
    assert [row["table"]["id"] for row in first if row["your_turn"]] == [old]
    assert first[0]["table"]["id"] == old


def test_a_row_says_whose_turn_it_is_and_where_the_game_is(url: str) -> None:
    table, clients = full_table(url, "koryo", 2)
    for _ in range(5):
        seat = clients[0].snapshot(table)["view"]["actor"]
        now = clients[seat].snapshot(table)
        clients[seat].act(table, now["ply"], seat, now["view"]["actions"][-1])
        after = clients[0].snapshot(table)
        for number, client in enumerate(clients):
            (row,) = first_page(client, "mine")["tables"]
            assert (row["actor"], row["ply"]) == (after["view"]["actor"], after["ply"])
            assert row["your_turn"] == (row["actor"] == number)
            assert row["changed"] == after["plies"][-1]["at"]
            assert (row["round"], row["result"]) == (after["view"]["round"], None)


def test_a_finished_game_stays_in_my_list_and_nobody_is_to_act(url: str) -> None:
    table, (ann, bob) = full_table(url, "koryo", 2, listed=True)
    in_parallel(lambda: ann.play(table, at_random(1)), lambda: bob.play(table, at_random(2)))
    (row,) = first_page(ann, "mine")["tables"]
    assert (row["table"]["status"], row["actor"], row["your_turn"]) == ("over", None, False)
    result = ann.snapshot(table)["result"]
    assert row["result"] == {"scores": result["scores"], "winners": result["winners"]}
    assert ids_on_first_page(Guest(url), "live") == ids_on_first_page(Guest(url), "open") == []


# --- private tables --------------------------------------------------------------------------------------------------


def test_private_tables_are_in_no_list_of_others(url: str) -> None:
    """Open or playing, with or without a search for a name."""
    ann, eve = Guest(url, "Ann"), Guest(url)
    ann.create("koryo", ["me", "open"])
    ann.create("koryo", ["me", "me"])
    full_table(url, "koryo", 2)
    for which in ("open", "live", "mine"):
        assert listed_tables(eve, which=which) == listed_tables(eve, which=which, name="Ann") == []
    assert len(listed_tables(ann, which="mine")) == 2


def test_a_private_table_is_in_no_list_and_its_record_is_for_its_players(url: str) -> None:
    table, (ann, bob) = full_table(url, "koryo", 2)
    stranger = Guest(url)
    for which in ("open", "live", "mine"):
        assert ids_on_first_page(stranger, which) == []
    watching = stranger.snapshot(table)
    assert watching["seat"] is None
    assert watching["view"]["you"] is None
    in_parallel(lambda: ann.play(table, at_random(1)), lambda: bob.play(table, at_random(2)))
    for path in ("record", "replay", "review"):
        assert refusal(stranger.send, "GET", f"/api/tables/{table}/{path}") == "players-only"
        assert bob.send("GET", f"/api/tables/{table}/{path}")
    key = bob.send("GET", f"/api/tables/{table}/replay")["key"]
    for path in ("record", "replay", "review"):
        assert refusal(stranger.send, "GET", f"/api/tables/{table}/{path}?key={key[::-1]}") == "players-only"
        assert stranger.send("GET", f"/api/tables/{table}/{path}?key={key}"), "a player has shared the address"
