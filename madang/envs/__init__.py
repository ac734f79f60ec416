"""The games behind the interfaces of other libraries, and as arrays.

| import | what it gives | extra |
|---|---|---|
| `madang.envs.vector` | thousands of games in lockstep (NumPy) | none |
| `madang.envs.aec` | PettingZoo | `madang[pettingzoo]` |
| `madang.envs.gym` | Gymnasium: one seat against bots | `madang[gymnasium]` |
| `madang.envs.spiel` | OpenSpiel | `madang[openspiel]` |

`madang[envs]` installs all three. What they show and ask for is in docs/envs.md.
"""
