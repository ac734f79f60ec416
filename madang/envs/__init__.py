"""The games as environments for reinforcement learning and search.

| import | what it gives | extra |
|---|---|---|
| `madang.envs.vector` | thousands of games in lockstep (NumPy) | none |
| `madang.envs.aec` | PettingZoo | `madang[pettingzoo]` |
| `madang.envs.gym` | Gymnasium: one seat against bots | `madang[gymnasium]` |
| `madang.envs.spiel` | OpenSpiel | `madang[openspiel]` |

`madang[envs]` installs all three. docs/envs.md and docs/environments describe them.
"""
