"""Metrics for Prometheus: what they count, and that strangers do not see them."""

from __future__ import annotations

from pathlib import Path

import httpx
from prometheus_client.parser import text_string_to_metric_families
from typer.testing import CliRunner

from madang.cli.main import app
from tests.server.clients import Guest, at_random, full_table, receive
from tests.server.concurrency import wait_for
from tests.server.servers import serving, serving_sqlite, settings

LOCAL = ("127.0.0.0/8",)


def read_metrics(url: str) -> dict[str, float]:
    """All samples, by name and labels."""
    answer = httpx.get(f"{url}/metrics", timeout=60, trust_env=False)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    families = text_string_to_metric_families(answer.text)
    samples = [sample for family in families for sample in family.samples]
    return {f"{sample.name} {' '.join(sample.labels.values())}".strip(): sample.value for sample in samples}


def test_strangers_do_not_see_the_metrics(tmp_path: Path) -> None:
    with serving_sqlite(tmp_path) as url:
        assert httpx.get(f"{url}/metrics", trust_env=False).status_code == 404, "they are off by default"
    with serving_sqlite(tmp_path, metrics_from=("10.0.0.0/8",)) as url:
        assert httpx.get(f"{url}/metrics", trust_env=False).status_code == 404
    with serving_sqlite(tmp_path, metrics_from=LOCAL) as url:
        assert read_metrics(url)["madang_sockets"] == 0
        behind_proxy = {"X-Forwarded-For": "203.0.113.9"}
        assert httpx.get(f"{url}/metrics", headers=behind_proxy, trust_env=False).status_code == 404


def test_the_metrics_count_what_happens(database: str) -> None:
    with serving(settings(database, metrics_from=LOCAL)) as url:
        table, guests = full_table(url, "koryo", 2)
        Guest(url).create("koryo", ["me", "open"])
        with guests[0].socket(table) as socket:
            receive(socket, "snapshot")
            before = read_metrics(url)
            assert before["madang_sockets"] == 1
            assert before["madang_tables open"] == 1
            assert before["madang_tables playing"] == 1
            assert before["madang_tables over"] == 0
            assert before["madang_tables_in_memory"] == 2
        wait_for(lambda: read_metrics(url)["madang_sockets"] == 0, "the socket to close")
        ann = Guest(url)
        of_bots = ann.create("koryo", ["me", "random"])
        ann.play(of_bots, at_random())
        after = read_metrics(url)
        kinds = [ply["kind"] for ply in ann.send("GET", f"/api/tables/{of_bots}/plies?since=0")["plies"]]
        assert after["madang_tables over"] == 1
        assert after["madang_plies_total action"] >= min(1, kinds.count("action"))
        assert after["madang_action_seconds_count"] == after["madang_plies_total action"]
        assert after["madang_bot_decision_seconds_count random"] >= after["madang_plies_total bot"] > 0
        assert after["madang_commit_seconds_count"] > 0
        assert after["madang_request_seconds_count POST /api/tables 201"] == 3
        assert after["madang_bot_queue"] == 0
        assert not any(table in name or of_bots in name for name in after), "the id of a table is a key"


def test_the_option_takes_addresses_and_ranges() -> None:
    result = CliRunner().invoke(app, ["serve", "--metrics-from", "everywhere"])
    assert result.exit_code == 2
    assert "--metrics-from" in result.output
