#!/usr/bin/env python3
"""The bot of docs/write-a-bot.md, exactly as it is printed there, plays a whole game.

UNDERCROFT names the program to play with; without it ./play is used, as the page says.
"""
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "write-a-bot.md").read_text()


def main():
    bot = re.search(r"```python\n(.*?)```", PAGE, re.S).group(1)
    assert len(bot.splitlines()) <= 10, "the bot has more than ten lines"
    assert bot.count('"./play", "bot"') == 1, "the bot does not start ./play bot"
    if program := os.environ.get("UNDERCROFT"):
        bot = bot.replace('"./play"', repr(str(Path(program).resolve())))
    for _ in range(3):
        run = subprocess.run([sys.executable, "-c", bot], cwd=ROOT, capture_output=True, text=True, timeout=300)
        assert run.returncode == 0, run.stderr
        assert re.fullmatch(r"Game over: seat 0 has \d+ coins, seat 1 has \d+ coins\n", run.stdout), run.stdout
    print("ok   ten_line_bot: " + run.stdout.strip())


if __name__ == "__main__":
    main()
