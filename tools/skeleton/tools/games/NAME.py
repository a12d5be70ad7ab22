"""What the tools ask of @Title@: see tools/games/__init__.py."""
from games import anything, used

PREFIX = "@XX@"
WISHES = [
    ("@name@-2-first-game", 2, {}, ["random", "random"], anything),
    ("@name@-2-bold", 2, {"goal": 20}, ["2", "random"], used("roll", "stop")),
    ("@name@-6-first-game", 6, {}, ["2"] * 6, anything),
]
