"""Regenerate the golden games, the counts of the trees and the test vectors.

Read the diff: each changed line is a changed rule.
"""

from __future__ import annotations

import json

import madang
from tests import counted_trees, golden_games, shuffle_vectors


def main() -> None:
    for name in madang.game_names():
        for players in (2, 3, 4):
            game = madang.game(name)
            golden_games.path(game, players).write_text(golden_games.text(game, players), "utf-8")
            print("wrote", golden_games.path(game, players).name)
    for path in counted_trees.tree_paths():
        state, tree = counted_trees.load(path)
        path.write_text(json.dumps(counted_trees.recount(tree, state), indent=1, ensure_ascii=False) + "\n", "utf-8")
        print("counted", path.parent.name, path.stem, counted_trees.load(path)[1]["leaves"])
    shuffle_vectors.PATH.write_text(shuffle_vectors.text(), "utf-8")
    print("wrote", shuffle_vectors.PATH.name)


if __name__ == "__main__":
    main()
