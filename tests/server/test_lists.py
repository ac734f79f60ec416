"""The lists of tables: who sees which, in which order, page by page."""

from __future__ import annotations

from madang.server.storage.lists import PAGE
from tests.server.serving import Guest, Json, at_random, full_table, together
from tests.server.test_tables import post, refusal


def listed(guest: Guest, which: str, **query: object) -> list[str]:
    """The ids of the tables on a page of a list."""
    return [row["table"]["id"] for row in page(guest, which, **query)["tables"]]


def page(guest: Guest, which: str, **query: object) -> Json:
    return guest.send("GET", f"/api/tables?which={which}" + "".join(f"&{name}={query[name]}" for name in query))


def test_tables_where_it_is_my_turn_come_first(url: str) -> None:
    clients = [Guest(url, "Ann"), Guest(url, "Bob")]
    for _ in range(6):
        table = clients[0].create("koryo", ["me", "open"])
        clients[1].sit(table)
    clients[0].create("koryo", ["me", "open"])
    for client in clients:
        turns = [row["your_turn"] for row in page(client, "mine")["tables"]]
        assert turns == sorted(turns, reverse=True)
    counts = [sum(row["your_turn"] for row in client.send("GET", "/api/tables")["tables"]) for client in clients]
    assert sum(counts) == 6


def test_an_old_table_where_it_is_my_turn_comes_before_all_newer_ones(quick_url: str) -> None:
    ann = Guest(quick_url, "Ann")
    old = ann.create("koryo", ["me", "me"])
    for _ in range(PAGE + 5):
        ann.create("koryo", ["me", "open"])
    first = page(ann, "mine")["tables"]
    assert [row["table"]["id"] for row in first if row["your_turn"]] == [old]
    assert first[0]["table"]["id"] == old


def test_a_row_says_whose_turn_it_is_and_where_the_game_is(url: str) -> None:
    table, clients = full_table(url, "koryo", 2)
    for _ in range(5):
        seat = clients[0].look(table)["view"]["actor"]
        now = clients[seat].look(table)
        clients[seat].act(table, now["ply"], seat, now["view"]["actions"][-1])
        after = clients[0].look(table)
        for number, client in enumerate(clients):
            (row,) = page(client, "mine")["tables"]
            assert (row["actor"], row["ply"]) == (after["view"]["actor"], after["ply"])
            assert row["your_turn"] == (row["actor"] == number)
            assert row["changed"] == after["plies"][-1]["at"]


def test_a_finished_game_stays_in_my_list_and_nobody_is_to_act(url: str) -> None:
    table, (ann, bob) = full_table(url, "koryo", 2, listed=True)
    together(lambda: ann.play(table, at_random(1)), lambda: bob.play(table, at_random(2)))
    (row,) = page(ann, "mine")["tables"]
    assert (row["table"]["status"], row["actor"], row["your_turn"]) == ("over", None, False)
    assert listed(Guest(url), "live") == listed(Guest(url), "open") == []


def test_a_private_table_is_in_no_list_and_its_record_is_for_its_players(url: str) -> None:
    table, (ann, bob) = full_table(url, "koryo", 2)
    stranger = Guest(url)
    for which in ("open", "live", "mine"):
        assert listed(stranger, which) == []
    watching = stranger.look(table)
    assert watching["seat"] is None
    assert watching["view"]["you"] is None
    together(lambda: ann.play(table, at_random(1)), lambda: bob.play(table, at_random(2)))
    for path in ("record", "replay", "chances"):
        assert refusal(stranger.send, "GET", f"/api/tables/{table}/{path}") == "players-only"
        assert bob.send("GET", f"/api/tables/{table}/{path}")


def test_anybody_may_see_the_record_of_a_listed_table(url: str) -> None:
    table, (ann, bob) = full_table(url, "koryo", 2, listed=True)
    stranger = Guest(url)
    assert listed(stranger, "live") == [table]
    assert refusal(stranger.record, table) == "not-over"
    together(lambda: ann.play(table, at_random(1)), lambda: bob.play(table, at_random(2)))
    assert stranger.record(table).state.over
    replay = stranger.send("GET", f"/api/tables/{table}/replay?open=true")
    assert len(replay["steps"]) == len(stranger.record(table).actions) + 1
    again = post(ann, table, "rematch")["table"]["id"]
    assert stranger.look(table)["table"]["rematch"] == again
