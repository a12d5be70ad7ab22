#!/usr/bin/env python3
"""The game that tools/new-game wrote can be played: in the terminal in both languages, by the protocol, and again from its save.

usage: play_test.py PATH_OF_UNDERCROFT (built with UC_ONLY=pig)
"""
import json
import subprocess
import sys
import tempfile

PROGRAM = sys.argv[1]


def run(*arguments, lines=()):
    text = "".join(line + "\n" for line in lines)
    done = subprocess.run([PROGRAM, *arguments], input=text, capture_output=True, text=True, timeout=120)
    return done.returncode, done.stdout + done.stderr


def play(language, lines):
    return run("play", "pig", "--players", "human=Anna,level:2", "--option", "goal=20", "--seed", "x", "--speed", "0",
               "--lang", language, "--plain", "--no-autosave", lines=lines)


def in_english():
    """Menu with odds, a rule for what is forbidden, hints, words for what happens, results."""
    status, told = play("en", ["why roll", "hint", "odds roll", *["roll", "roll", "stop"] * 60])
    assert status == 0, told
    for wanted in ("Anna, your turn: roll, or stop and bank.", "roll the die — all lost 17%", "roll is allowed", "turn of Anna", "Suggestion: ",
                   "Anna rolls ", "banks ", " — wins", "1. "):
        assert wanted in told, (wanted, told)
    assert "[" not in told, told  # a key that is missing


def in_italian():
    """The words people type are those of their language."""
    status, told = play("it", ["tira", "fermati", *["t", "t", "f"] * 60])
    assert status == 0 and "Anna, tocca a te: tira, oppure fermati e incassa." in told, told
    assert "Anna tira " in told and " — vince" in told and "[" not in told, told


def by_protocol():
    """A whole game over `bot`; its save is loaded, replayed and verified."""
    with subprocess.Popen([PROGRAM, "bot"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as bot:
        def ask(cmd, **fields):
            bot.stdin.write(json.dumps({"cmd": cmd} | fields) + "\n")
            bot.stdin.flush()
            reply = json.loads(bot.stdout.readline())
            assert reply["ok"], reply
            return reply

        assert [game["id"] for game in ask("hello")["games"]] == ["pig"]
        table = ask("new", game="pig", players=3, options={"goal": 20}, seed="s")["table"]
        told = ask("explain", table=table, action="stop")
        assert (told["legal"], told["rule"]) == (False, "PI-3.1") and told["message"].startswith("There is nothing"), told
        while not ask("turn", table=table)["turn"]["over"]:
            ask("act", table=table, action=ask("suggest", table=table, level=3, seed="1")["action"])
        save = ask("save", table=table)["save"]
        ask("load", save=save)
        ask("load", position=save["position"])
        ask("quit")
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(save, file)
        file.flush()
        status, told = run("replay", file.name, "--verify")
        assert status == 0 and "Verified." in told, told


def levels():
    """Better players win more often."""
    status, told = run("sim", "pig", "--players", "level:4,random", "--games", "100", "--quiet")
    assert status == 0 and "level:4" in told, told


def commands():
    """Rules, help and measurements know the game."""
    status, told = run("rules", "pig", "2.3")
    assert status == 0 and "A 1 ends the turn" in told, told
    assert "The game: pig" in run("play", "--help")[1]
    status, told = run("campaign", "pig")
    assert status != 0, told
    status, told = run("bench", "--quick")
    assert status == 0 and "Pig, random play, 6 players: decisions a second" in told, told


def main():
    failed = 0
    for case in (in_english, in_italian, by_protocol, levels, commands):
        try:
            case()
            print("ok   " + case.__name__)
        except Exception as why:  # noqa: BLE001: every failure is told, then the next case runs
            failed += 1
            print(f"FAIL {case.__name__}: {why}")
    sys.exit(1 if failed else 0)


main()
