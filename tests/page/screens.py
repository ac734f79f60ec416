"""Addresses of all screens, for tests that visit every one."""

from __future__ import annotations

from playwright.sync_api import Page

from madang.puzzles import puzzle_set
from tests.page.driver import END_SCREEN, HEADER, create_played_table, create_tournament, first_mistake, play_by_api

GAMES = ("koryo", "choson", "corinth")


def played_challenge(page: Page, address: str) -> str:
    """The id of a challenge that this guest has finished."""
    url, body = f"{address}/api/challenges", {"game": "koryo", "level": "random"}
    challenge = str(page.request.post(url, headers=HEADER, data=body).json()["id"])
    table = page.request.post(f"{url}/{challenge}/start", headers=HEADER).json()["table"]["id"]
    play_by_api(page, address, table, 1000)
    return challenge


def screens(page: Page, address: str) -> list[tuple[str, str]]:
    """The path of every screen, with a selector to wait for. Creates the tables that they show."""
    found = [("/", "article"), *((f"/rules/{game}", "h2") for game in GAMES), ("/table/nosuchtable1", ".nothing")]
    found += [(f"/learn/{game}", ".note .text p") for game in GAMES]
    found.append(("/puzzles", "article"))
    for game in GAMES:
        found.append((f"/puzzles/{game}/{puzzle_set(game).puzzles[0].id}", ".note .text p"))
    found.append(("/you", "[data-testid=devices]"))
    create_played_table(page, address, "koryo", ["me", "greedy"], 1000, listed=True)
    player = page.request.get(f"{address}/api/me").json()["id"]
    found += [(f"/player/{player}", ".player h1"), ("/leaderboard", "[data-testid=leaders]")]
    found += [("/challenges", "[data-testid=dailies]"), (f"/challenge/{played_challenge(page, address)}", ".results")]
    found.append(("/tournament/new", "form .field"))
    found += [(f"/tournament/{create_tournament(page, address, start)}", "h2") for start in (False, True)]
    found.append((f"/table/{create_played_table(page, address, 'koryo', ['me', 'open'])}", ".waiting"))
    found.append((f"/table/{create_played_table(page, address, 'koryo', ['me', 'me'])}", ".hand-cover"))
    seats = ["me", "random", "random", "random"]
    for game, decisions in (("koryo", 6), ("choson", 6), ("corinth", 20)):
        playing = create_played_table(page, address, game, seats, decisions)
        over = create_played_table(page, address, game, seats, 1000)
        found.append((f"/table/{playing}", ".acting"))
        found += [(f"/table/{over}", END_SCREEN), (f"/replay/{over}", "input[type=range]")]
        reviewed = "main.review[data-complete=true]"
        found.append((f"/review/{over}", f"{reviewed} .seats"))
        step = first_mistake(page, address, over)
        found += [(f"/review/{over}?step={step}&seat=all", f"{reviewed} .board")]
        found.append((f"/review/{over}?step={step}&seat=all&learn=1", f"{reviewed} .board"))
    return found
