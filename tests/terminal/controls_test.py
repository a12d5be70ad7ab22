"""What comes from outside cannot speak to the terminal: no control character of a file, a name or an option is printed.

Usage: controls_test.py PATH_OF_UNDERCROFT [NAME...]
"""
import itertools
import json
import operator
import os
import pathlib
import re
import subprocess
import sys

sys.dont_write_bytecode = True
import terminal_test
from terminal_test import PATIENCE, PROGRAM, Terminal, check, run

ROOT = pathlib.Path(__file__).resolve().parents[2]
FORBIDDEN = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
NASTY = ["\x1b[31m", "\x1b]0;title\x07", "\x9b8m", "\u202etxt", "\u2066a\u2069", "\u2028line", "\u2029", "\u200f", "\u061c", "\x7f", "\r", "\n",
         "\t", "\b\b", "\x84", "\u200e"]
RAW = [b"\x9b31m", b"\xff\x42", b"\xfe", b"\xc0\x9b", b"\xed\xa0\x80", b"\xf8"]  # no UTF-8 at all


def quiet(arguments, text=b"", statuses=(2,), folder=None):
    """Runs it; nothing but letters and ends of lines may come out."""
    env = dict(os.environ, LANG="C", LC_ALL="", TERM="xterm")
    arguments = [each if isinstance(each, bytes) else os.fsencode(each) for each in arguments]
    reply = subprocess.run([os.fsencode(PROGRAM), *arguments], input=text, capture_output=True, env=env, timeout=PATIENCE,
                           cwd=folder)
    out = reply.stdout + reply.stderr
    try:
        shown = out.decode("utf-8")
    except UnicodeDecodeError as problem:
        raise AssertionError("%s: no UTF-8: %s %r" % (arguments, problem, out))
    found = FORBIDDEN.search(shown)
    check(not found, arguments, "prints", found and repr(found.group()), "in", repr(shown[-600:]))
    check(statuses is None or reply.returncode in statuses, arguments, reply)
    return shown


def bytes_of(texts):
    return [text.encode() if isinstance(text, str) else text for text in texts]


def write(path, document):
    with open(path, "w") as file:
        json.dump(document, file)
    return path


def saved_game(path):
    check(run("play", "--players", "level:1,level:1", "--seed", "s", "--save", path).returncode == 0)
    return json.load(open(path))


def test_options(folder):
    """Options and names of files, in the complaints of every command."""
    for nasty in bytes_of(NASTY) + RAW:
        name = os.fsencode(folder) + b"/" + nasty.replace(b"/", b"") + b".json"
        for arguments in (
            [nasty], ["play", nasty], ["play", b"--" + nasty], ["play", "--load", name], ["play", "--save", name + b"/x"],
            ["play", "--players", b"human=" + nasty + b"x" * 20], ["play", "--players", b"wiz" + nasty],
            ["play", "--players", b"human=" + nasty + b",human=" + nasty], ["play", "--collectors", b"A" + nasty],
            ["play", "onedeck", "--heroes", nasty], ["play", "onedeck", "--dungeon", nasty], ["play", "saga", "--adventure", nasty],
            ["play", "saga", "--adventure", name], ["play", "--option", nasty], ["play", "--option", b"x" + nasty + b"=" + nasty],
            ["play", "digger", "--option", b"scenario=" + nasty], ["play", "--content", name],
            ["campaign", nasty], ["campaign", "onedeck", name + b"/c.json"], ["campaign", "onedeck", "--players", nasty],
            ["replay", name], ["check", name], ["sim", nasty], ["sim", "--players", nasty], ["sim", "--options", nasty],
            ["sim", "--options", b'{"' + nasty + b'":1}'], ["sim", "saga", "--players", "random,random", "--adventure", name],
            ["sim", "--players", "random,random", "--out", name + b"/x"], ["rules", nasty], ["rules", "crypt", b"zz" + nasty],
            ["serve", "--page", name, "--no-browser"], ["bench", "--json", name + b"/x"],
        ):
            quiet(arguments, statuses=(0, 2) if arguments[0] == "rules" else (2,))  # it may find what is left of it


def test_files(folder):
    """Whatever stands in a save, a position, a campaign: every command that reads it."""
    save = saved_game(folder + "/good.json")
    campaign = folder + "/campaign.json"
    run("campaign", "onedeck", campaign, text="")
    good = json.load(open(campaign))
    turn = itertools.cycle([operator.itemgetter(i) for i in (0, 1, 2, 3)])
    for nasty in NASTY:
        changes = [("game", nasty), ("format", nasty), ("seed", nasty), ("seats", "human=" + nasty + ",human=B"), ("chance", nasty),
                   ("content", nasty), ("options", {nasty: 1}), ("options", {"collectors": [nasty] * 6}), (nasty, nasty),
                   ("actions", [nasty] + save["actions"][1:]), ("position", {nasty: nasty})]
        for field, value in changes:
            path = write(folder + "/bad.json", {**save, field: value})
            commands = [["check", path], ["replay", path, "--play"], ["replay", path, "--verify"], ["play", "--no-autosave", "--load", path]]
            # a program that starts takes its time: each change meets each command, and each character every change
            quiet(next(turn)(commands), b"log all\n", None)
        for field, value in (("game", nasty), ("id", nasty), ("state", {nasty: 1}), ("steps", [nasty]), (nasty, nasty)):
            path = write(folder + "/bad_campaign.json", {**good, field: value})
            quiet(["check", path], b"", None)
            quiet(["campaign", "onedeck", path], b"", None)
        named = os.fsencode(folder) + b"/" + nasty.encode() + b".json"  # a good game under a bad name
        with open(named, "w") as file:
            json.dump(save, file)
        quiet(["check", named], statuses=(0,))
        quiet(["check", folder], statuses=None)
        quiet(["play", "--load", named], b"log\nsave\nquit\n", (0,))
        quiet(["replay", named, "--verify"], statuses=(0,))
        os.remove(named)
        quiet(["check", write(folder + "/bad.json", {nasty: 1})])
        with open(folder + "/bad.json", "w") as file:
            file.write('{"a": "' + nasty)
        quiet(["check", folder + "/bad.json"])


def test_content(folder):
    """`check` refuses control characters in content, adventures and words, and says where; `play` shows none."""
    adventure = json.loads((ROOT / "content/saga-adventures/saga-01.json").read_text())
    adventure.update(id="my-own")
    crypt = json.loads((ROOT / "content/crypt.json").read_text())
    words = json.loads((ROOT / "content/locales/en.json").read_text())
    os.mkdir(folder + "/locales")
    for nasty in NASTY:
        code = "U+%04X" % ord(FORBIDDEN.search(nasty).group() if FORBIDDEN.search(nasty) else "\n")
        adventure["name"]["it"] = "Una " + nasty
        path = write(folder + "/adventure.json", adventure)
        shown = quiet(["check", path])
        check("adventure.json: name.it: holds the control character " + code in shown, shown)
        check("name.it" in quiet(["play", "saga", "--adventure", path]))
        check("name.it" in quiet(["sim", "saga", "--players", "random,random", "--games", "1", "--adventure", path]))
        request = {"id": 1, "cmd": "check", "game": "saga", "adventure": adventure}
        reply = json.loads(quiet(["bot"], json.dumps(request).encode() + b"\n", (0,)))
        check(reply["faults"][0]["path"] == "name.it" and code in reply["faults"][0]["message"], reply)
        crypt["game"]["name"]["en"] = "Crypt" + nasty
        path = write(folder + "/crypt.json", crypt)
        check("game.name.en: holds the control character " + code in quiet(["check", path]))
        check("game.name.en" in quiet(["play", "--content", folder]))
        os.remove(path)
        path = write(folder + "/locales/en.json", {**words, "menu.title": "Title" + nasty})
        check("menu.title" in quiet(["check", path]))
        quiet(["play", "--lang", "en", "--content", folder])
        os.remove(path)


def test_bot(folder):
    """Replies are JSON on one line: what they repeat is escaped."""
    for nasty in NASTY:
        for request in ({"id": nasty, "cmd": "hello"}, {"id": 1, "cmd": nasty}, {"id": 1, "cmd": "new", "game": nasty},
                        {"id": 1, "cmd": "new", "game": "crypt", "players": 2, "options": {nasty: nasty}},
                        {"id": 1, "cmd": "load", "save": {"game": nasty}}, {"id": 1, "cmd": "campaign", "game": nasty}):
            reply = quiet(["bot"], json.dumps(request, ensure_ascii=False).encode() + b"\n" + nasty.encode() + b"\n", (0,))
            check(json.loads(reply.split("\n")[0])["id"] == request["id"], reply)


def test_typed(folder):
    """What is typed is repeated without its control characters, also at a terminal that knows colours."""
    lines = [word + nasty for word, nasty in itertools.product(("", "why ", "odds ", "load ", "save ", "look ", "rules ", "log "), NASTY)
             if "\n" not in nasty and "\r" not in nasty and nasty != "\x7f"]
    quiet(["play", "--players", "human=Zoe,level:1", "--no-autosave"], "\n".join(lines).encode() + b"\nquit\nno\n", (0,), folder)
    quiet(["replay", write(folder + "/r.json", saved_game(folder + "/s.json"))], "\n".join(lines).encode(), (0,))
    name = folder + "/\x1b[8m\u202e.json"
    os.replace(folder + "/s.json", name)
    game = Terminal("replay", name, "--verify", "--lang", "en")
    check(game.status() == 0)
    game = Terminal("play", "--load", name, "--lang", "en", "--no-autosave")
    game.status()
    check("??[8m" not in game.text() and "?[8m?.json" in game.text(), game.text())
    check("\x1b[8m" not in game.raw and "\u202e" not in game.raw, game.raw)


if __name__ == "__main__":
    sys.exit(terminal_test.main(globals()))
