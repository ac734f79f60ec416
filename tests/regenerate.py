"""Write the golden games and the counts of the trees anew. Read the diff: each line of it is a changed rule."""

from __future__ import annotations

import json

import madang
from tests import golden, trees


def main() -> None:
    for name in madang.games():
        for players in (2, 3, 4):
            game = madang.game(name)
            golden.path(game, players).write_text(golden.text(game, players), "utf-8")
            print("wrote", golden.path(game, players).name)
    for path in trees.paths():
        state, tree = trees.load(path)
        path.write_text(json.dumps(trees.counted(tree, state), indent=1, ensure_ascii=False) + "\n", "utf-8")
        print("counted", path.parent.name, path.stem, trees.load(path)[1]["leaves"])


if __name__ == "__main__":
    main()
