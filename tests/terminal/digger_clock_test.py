"""The clock of a Turn in Dungeon Digger (DD-21.5). A minute is the shortest there is, so this waits for a minute, beside the other tests.

Usage: digger_clock_test.py PATH_OF_UNDERCROFT
"""
import re
import sys
import time

sys.dont_write_bytecode = True
import terminal_test
from digger_test import ENGLISH, GAME, PROMPT, options, to_main
from terminal_test import Terminal, check


def test_clock(folder):
    """A Turn with a clock of one minute ends when the minute is over, at the next step between two; the time left is told."""
    game = Terminal(*GAME, "--players", "human,level:1", "--seed", "x", "--lang", "en", *options(scenario="sands_of_time", turn_minutes=1))
    to_main(game, ENGLISH)
    began = time.monotonic()  # however slow the machine, the clock of the Turn began before this
    check(re.search(r"Time left for this Turn: (1:00|0:5\d)", game.passage), game.passage)
    game.say("look 0,0", PROMPT)
    check("Time left" in game.passage and "is over" not in game.passage, game.passage)
    while time.monotonic() - began < 40:  # part of the minute passes
        time.sleep(1)
    game.say("2", PROMPT)
    check(re.search(r"Time left for this Turn: 0:[0-2]\d", game.passage), game.passage)
    game.say("back", PROMPT)
    while time.monotonic() - began < 64:
        time.sleep(1)
    game.say("1", PROMPT)
    check("Anna, the time of your Turn is over." in game.passage and "Anna's time is up: the Turn ends." in game.passage, game.passage)
    check("Turn of Bruno" in game.passage and re.search(r"Time left for this Turn: (1:00|0:5\d)", game.passage), game.passage)
    game.leave()


if __name__ == "__main__":
    sys.exit(terminal_test.main(globals()))
