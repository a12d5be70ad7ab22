#!/usr/bin/env python3
"""tools/verify-game: finished games of each kind are those of their seeds, tampered ones are not.

usage: verify_test.py BINARY
"""
import hashlib
import importlib.machinery
import importlib.util
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TOOL = ROOT / "tools" / "verify-game"
PROGRAM = os.path.abspath(sys.argv[1])
# Every kind of outcome that recorded games of a game show.
KINDS = {"crypt": {"sides", "leader", "top", "reveal", "conceal", "take", "look", "roll"}, "onedeck": {"shuffle", "card", "roll"},
         "digger": {"first", "lord", "deal", "tile", "coin", "steal", "reveal"}, "saga": {"draw", "dice", "die"}}


def module():
    loader = importlib.machinery.SourceFileLoader("verify_game", str(TOOL))
    made = importlib.util.module_from_spec(importlib.util.spec_from_loader("verify_game", loader))
    sys.dont_write_bytecode = True
    loader.exec_module(made)
    return made


def run(*arguments):
    done = subprocess.run([sys.executable, str(TOOL), "--program", PROGRAM, *map(str, arguments)], capture_output=True, text=True, timeout=600)
    return done.returncode, done.stdout + done.stderr


def recorded(game):
    """Recorded games of this game that together show every kind of outcome."""
    chosen, missing = [], set(KINDS[game])
    for path in sorted((ROOT / "tests" / "replays").glob(game + "-*.json")):
        words = {action.split()[0] for action in json.loads(path.read_text())["actions"]}
        if words & missing:
            chosen.append(path)
            missing -= words
    assert chosen and not missing, (game, missing)
    return chosen


def verify(save, *arguments):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        path.write_text(json.dumps(save))
        return run(path, *arguments)


def the_cipher():
    """RFC 8439, section 2.3.2."""
    block = module().chacha20_block(bytes(range(32)), 1, bytes.fromhex("000000090000004a00000000"))
    assert block.hex() == ("10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
                           "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e")


def the_page():
    """The example of docs/chance.md is true."""
    page = (ROOT / "docs" / "chance.md").read_text()
    told = dict(re.findall(r"^\| ([^|]+) \| `([0-9a-f]+)` \|$", page, re.M))
    name = re.search(r"`tests/replays/(.*)\.json` has the seed `(.*)`", page)
    save = json.loads((ROOT / "tests" / "replays" / (name.group(1) + ".json")).read_text())
    assert save["seed"] == name.group(2)
    tool = module()
    assert told["commitment"] == hashlib.sha256(save["seed"].encode()).hexdigest()
    for number in (0, 1):
        stream = tool.Stream(save["seed"], number)
        assert told["key"] == stream.key.hex() and told[f"turn {number}, nonce"] == stream.nonce.hex()
        begins = re.findall(r"its first block begins \| `([0-9a-f]+)`", page)[number]
        assert tool.chacha20_block(stream.key, 0, stream.nonce).hex().startswith(begins)
    first, second = tool.Stream(save["seed"], 0), tool.Stream(save["seed"], 1)
    assert (first.below(24), second.below(4), second.below(23)) == (10, 3, 20)
    assert save["actions"][:2] == ["top manuscript", "reveal 4 tapestry"]


def of(game):
    def finished_games():
        for path in recorded(game):
            save = json.loads(path.read_text())
            status, said = run(path, "--commitment", hashlib.sha256(save["seed"].encode()).hexdigest())
            assert status == 0 and "all those of its seed" in said, (path.name, status, said)
    finished_games.__name__ = "finished_games_of_" + game
    return finished_games


def tampered(game):
    def tampered_game():
        save = json.loads(recorded(game)[0].read_text())
        assert verify(save)[0] == 0
        status, said = verify(save, "--commitment", hashlib.sha256(b"another").hexdigest())
        assert status == 1 and "told at the beginning" in said, said
        status, said = verify({**save, "seed": save["seed"] + "x"})
        assert status == 1 and "the seed gives" in said, said
        # An outcome that is possible, but another one: two of the same kind trade places.
        places = [i for i, action in enumerate(save["actions"]) if action.split()[0] in KINDS[game]]
        for here, there in zip(places, places[1:]):
            one, other = save["actions"][here], save["actions"][there]
            if one != other and one.split()[0] == other.split()[0] and len(one.split()) == len(other.split()):
                actions = list(save["actions"])
                actions[here], actions[there] = other, one
                status, said = verify({**save, "actions": actions})
                assert status == 1 and f"action {here}," in said and "the seed gives" in said, said
                break
        else:
            raise AssertionError("nothing to trade")
        status, said = verify({**save, "position": {**save["position"], "players": 9}})
        assert status == 1 and "position" in said, said
        assert verify({**save, "actions": save["actions"][:-1]})[0] != 0
        assert verify({**save, "chance": "manual"})[0] == 2
    tampered_game.__name__ = "tampered_game_of_" + game
    return tampered_game


def no_game():
    for document in ({}, [], {"format": "undercroft-save"}, {"format": "undercroft-save", "game": "chess", "chance": "auto", "seed": "x"}):
        status, said = verify(document)
        assert status == 2 and "no saved game" in said, (status, said)
    assert run(ROOT / "none.json")[0] == 2


def main():
    failed = 0
    games = list(KINDS)
    for case in (the_cipher, the_page, *map(of, games), *map(tampered, games), no_game):
        try:
            case()
            print("ok   " + case.__name__, flush=True)
        except Exception as why:  # noqa: BLE001: every failure is told, then the next case runs
            failed += 1
            print(f"FAIL {case.__name__}: {why!r}", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
