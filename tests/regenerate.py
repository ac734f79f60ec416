"""Write the golden games, the counts of the trees and the test vectors anew.

Read the diff: each line of it is a changed rule.
"""

from __future__ import annotations

import json

import madang
from tests import golden, trees, vectors


def main() -> None:
    for name in madang.game_names():
        for players in (2, 3, 4):
            game = madang.game(name)
            golden.path(game, players).write_text(golden.text(game, players), "utf-8")
            print("wrote", golden.path(game, players).name)
    for path in trees.paths():
        state, tree = trees.load(path)
        path.write_text(json.dumps(trees.counted(tree, state), indent=1, ensure_ascii=False) + "\n", "utf-8")
        print("counted", path.parent.name, path.stem, trees.load(path)[1]["leaves"])
    vectors.PATH.write_text(vectors.text(), "utf-8")
    print("wrote", vectors.PATH.name)


if __name__ == "__main__":
    main()
