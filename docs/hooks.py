"""What MkDocs fills in while it builds the site: the list of decisions, and what is generated from the code.

`{{ actions }}` on a page in `docs/environments` is replaced by a table of the game's actions, and so on: `PARTS` lists
the names. The animated pictures are drawn here too, from a game of bots.
"""

from __future__ import annotations

import io
import itertools
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from PIL import Image

import madang
from madang.bots.levels import bot
from madang.bots.protocol import decide
from madang.envs.render_image import as_image

DOCS = Path(__file__).parent
FRAMES = 40
FRAME_MS = 900


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for name in madang.game_names():
        files.append(File.generated(config, f"pictures/{name}.gif", content=animation(name)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    path = Path(page.file.src_uri)
    if path.parent.name == "decisions":
        return markdown.replace("{{ decisions }}", decisions())
    if path.parent.name != "environments":
        return markdown
    game = madang.game(path.stem)
    return re.sub(r"\{\{ (\w+) \}\}", lambda found: PARTS[found[1]](game), markdown)


def decisions() -> str:
    """A list of all decision records."""
    paths = sorted((DOCS / "decisions").glob("[0-9]*.md"))
    return "\n".join(f"- [{path.read_text('utf-8').splitlines()[0].removeprefix('# ')}]({path.name})" for path in paths)


def environment(game: madang.Game) -> str:
    state = game.start(seed=0)
    rows = [
        ("players", "2 to 4"),
        ("observation", f"float32, {state.observation(0).size} numbers from 0 to 1"),
        ("actions", f"{len(game.notations)}, with a mask"),
        ("lockstep", f'`madang.envs.vector.VectorEnv("{game.name}", 4096)`'),
        ("PettingZoo", f'`madang.envs.aec.env("{game.name}")`'),
        ("Gymnasium", f'`gymnasium.make("madang/{game.name}-v0")`'),
        ("OpenSpiel", f'`pyspiel.load_game("python_{game.name}")`'),
        ("rules version", str(game.version)),
    ]
    return table(("", "what"), rows)


def actions(game: madang.Game) -> str:
    rows = []
    verbs = itertools.groupby(enumerate(game.notations), key=lambda numbered: numbered[1].split()[0])
    for verb, group in verbs:
        numbered = list(group)
        first, last = numbered[0][0], numbered[-1][0]
        examples = [numbered[0][1], numbered[len(numbered) // 2][1], numbered[-1][1]]
        shown = ", ".join(f"`{text}`" for text in dict.fromkeys(examples))
        rows.append((f"`{verb}`", str(first) if first == last else f"{first}–{last}", str(len(numbered)), shown))
    return table(("verb", "numbers", "how many", "examples"), rows)


def strength(game: madang.Game) -> str:
    return sections("strength.md", game.title)


def history(game: madang.Game) -> str:
    return sections(f"rules/{game.name}.md", "History")


def picture(game: madang.Game) -> str:
    return f"![A game of {game.title} between two bots, as text](../pictures/{game.name}.gif)"


PARTS: dict[str, Callable[[madang.Game], str]] = {
    "actions": actions,
    "animation": picture,
    "environment": environment,
    "history": history,
    "strength": strength,
}


def table(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def sections(page: str, title: str) -> str:
    """The sections of a page whose headings begin with a title, with their headings one level deeper."""
    text = (DOCS / page).read_text("utf-8")
    found = re.findall(rf"^## ({title}.*?)\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    if not found:
        raise ValueError(f"docs/{page} has no section that begins with {title!r}")
    if len(found) == 1 and found[0][0] == title:
        return str(found[0][1]).strip()
    return "\n\n".join(f"### {heading}\n{body.rstrip()}".replace("\n### ", "\n#### ") for heading, body in found)


def animation(name: str) -> bytes:
    """A GIF of a game that two bots play, as a spectator sees it in the terminal."""
    game, players = madang.game(name), [bot("greedy", name, seed=seed) for seed in (1, 2)]
    state = game.start(players=2, seed=7)
    states = [state]
    while not state.over:
        seat: Any = state.actor
        state = state.play(decide(players[seat], state.view(seat)).action)
        states.append(state)
    shown = states[:: max(1, len(states) // FRAMES)] + states[-1:]
    images = [Image.fromarray(as_image(state, None, ["Ann", "Bob"])).convert("P", colors=16) for state in shown]
    height = max(image.height for image in images)
    frames = []
    for image in images:
        frame = Image.new("RGB", (image.width, height), "white")
        frame.paste(image.convert("RGB"))
        frames.append(frame.convert("P", palette=Image.Palette.ADAPTIVE, colors=16))
    out = io.BytesIO()
    frames[0].save(out, "GIF", save_all=True, append_images=frames[1:], duration=FRAME_MS, loop=0, optimize=True)
    return out.getvalue()
