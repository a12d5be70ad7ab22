"""What must not go wrong in the terminal: files that are no plain files, interrupts, words that are missing, bad options.

Usage: care_test.py PATH_OF_UNDERCROFT [NAME...]
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import threading

sys.dont_write_bytecode = True
import terminal_test
from terminal_test import PATIENCE, PROGRAM, Terminal, check, run

ROOT = pathlib.Path(__file__).resolve().parents[2]
SIM = ["sim", "--players", "random,random", "--games", "1", "--quiet"]


def refused(arguments, *words):
    """Status 2, one sentence, nothing else."""
    reply = run(*arguments)
    check(reply.returncode == 2 and reply.stderr.count("\n") == 1, arguments, reply)
    for word in words:
        check(word in reply.stderr, word, "is not in", reply.stderr)
    return reply.stderr


def saved_game(path, players="level:1,level:1"):
    check(run("play", "--players", players, "--seed", "care", "--save", path).returncode == 0)
    with open(path) as file:
        return json.load(file)


def test_write_link(folder):
    """A link stays a link and its file gets the text; also a link to a file that is not there yet."""
    target, link = folder + "/target.json", folder + "/link.json"
    for old in ("old\n", None):
        if old:
            pathlib.Path(target).write_text(old)
        else:
            os.remove(target)
        if not os.path.islink(link):
            os.symlink("target.json", link)
        check(run(*SIM, "--out", link).returncode == 0)
        check(os.path.islink(link), "the link was replaced")
        check(json.load(open(target))["games"] == 1)
    check(sorted(os.listdir(folder)) == ["link.json", "target.json"], os.listdir(folder))


def test_write_pipe(folder):
    """A named pipe, also behind a link, gets the text and stays a pipe."""
    fifo, link = folder + "/fifo", folder + "/link"
    os.mkfifo(fifo)
    os.symlink(fifo, link)
    for path in (fifo, link):
        texts = []
        reader = threading.Thread(target=lambda: texts.append(open(fifo).read()), daemon=True)
        reader.start()
        check(run(*SIM, "--out", path).returncode == 0)
        reader.join(PATIENCE)
        check(texts and json.loads(texts[0])["games"] == 1, texts)
        check(not os.path.isfile(path) and os.path.islink(link))


def test_write_output(folder):
    """A link to the program's own output: the text comes after what was printed, through a pipe and into a file."""
    link = folder + "/output"
    os.symlink("/proc/self/fd/1", link)
    reply = run(*SIM, "--out", link)
    check(reply.returncode == 0 and '"format"' in reply.stdout and "1 game" in reply.stdout, reply)
    with open(folder + "/text", "w") as file:
        check(subprocess.run([PROGRAM, *SIM, "--out", link], stdout=file).returncode == 0)
    text = open(folder + "/text").read()
    check('"format"' in text and "seed 1" in text, text)
    check(os.path.islink(link))


def test_write_mode(folder):
    """A result may be read by others, a saved game not."""
    check(run(*SIM, "--out", folder + "/r.json", "--html", folder + "/r.html").returncode == 0)
    mask = os.umask(0)
    os.umask(mask)
    for name in ("/r.json", "/r.html"):
        check(os.stat(folder + name).st_mode & 0o777 == 0o666 & ~mask, name)
    saved_game(folder + "/s.json")
    check(os.stat(folder + "/s.json").st_mode & 0o777 == 0o600)


def test_no_trace(folder):
    """What is refused leaves no file behind, and names every place once."""
    new = folder + "/new.json"
    sentence = refused(["sim", "--options", '{"collectors":1}', "--out", new])
    check(sentence.count("collectors") == 1, sentence)
    refused(["sim", "--options", "AX", "--out", new], "options")
    refused([*SIM, "--out", folder + "/none/x.json"], "cannot be written")
    refused([*SIM, "--out", folder], "cannot be written")
    refused(["sim", "--seed", "-1"])
    check(os.listdir(folder) == [], os.listdir(folder))


def test_every_event(folder):
    """Each event of the format has words in both languages, or is told together with others, or is not told at all."""
    together = {"card.revealed": "crypt.told.revealed", "card.concealed": "crypt.told.revealed",
                "card.discarded": "crypt.told.discarded"}
    silent = {"deck.top", "window.ended", "game.ended", "ghost.passed"}
    page = (ROOT / "docs/format/crypt.md").read_text().split("## Events", 1)[1].split("\n## ", 1)[0]
    events = re.findall(r"^\| `([a-z.]+)` \|", page, re.M)
    check(len(events) > 25, events)
    for lang in ("en", "it"):
        words = json.loads((ROOT / "content/locales/crypt" / (lang + ".json")).read_text())
        for event in events:
            key = together.get(event, "event." + event)
            known = key in words or any(other.startswith(key + ".") for other in words)
            check(known or event in silent, lang, "has no words for", event)


def test_shown_cards(folder):
    """Scoring shows what was hidden: the words are there, through every viewer's eyes."""
    saved_game(folder + "/s.json", "level:1,level:1,level:1")
    for lang, word in (("en", " shows "), ("it", " mostra ")):
        for viewer in ("0", "table"):
            reply = run("replay", folder + "/s.json", "--play", "--viewer", viewer, "--lang", lang)
            check(reply.returncode == 0 and word in reply.stdout, lang, viewer, reply.stdout[-2000:])
    first = run("replay", folder + "/s.json").stdout
    check("last round" not in first, first)
    check("from 0 to" in run("replay", folder + "/s.json", text="jump 9999\n").stdout)


def test_plain_hides(folder):
    """Plain lines at a terminal: what one person saw is gone before the next one looks."""
    game = Terminal("play", "--players", "human=Zoe,human=Max", "--seed", "two", "--speed", "0", "--plain", "--lang", "en")
    game.expect(r"Enter\. $")
    game.say("", r"\w+> $")
    check("\x1b[3J" in game.raw and "│" not in game.raw, game.raw)
    game.leave()


def test_save_refused(folder):
    refused(["play", "--save", folder + "/none/x.json"], "cannot be written")
    refused(["play", "--save", folder], folder)
    for prepared in ([], ["recover"]):  # before anything was played, too
        os.mkdir(folder + "/in")
        game = Terminal("play", "--players", "human=Zoe,human=Max", "--seed", "a", "--speed", "0", "--lang", "en",
                        "--save", folder + "/in/x.json")
        game.expect(r"Enter\. $")
        game.say("", r"\w+> $")
        os.rmdir(folder + "/in")
        for line in prepared:
            game.say(line, r"hand over to \w+\. $")
            game.say("", r"Enter\. $")
            game.say("", r"\w+> $")
        game.say("quit", "Not saved")
        status = game.status()
        check(status == 1, prepared, status, game.text())


def test_save_interrupt(folder):
    """Ctrl-C with --save: the game is kept."""
    for number, prepared in enumerate(([], ["1"])):
        path = "%s/%d.json" % (folder, number)
        game = Terminal("play", "--players", "human=Zoe,level:1", "--seed", "a", "--speed", "0", "--lang", "en", "--save", path)
        game.expect(r"Zoe> $")
        for line in prepared:
            game.say(line, r"Zoe> $")
        os.kill(game.process.pid, 2)
        game.expect("Saved in")
        check(game.status() == 130)
        check(run("replay", path, "--verify").returncode == 0)


def test_content(folder):
    """What the program refuses, check does not pass."""
    content = json.loads((ROOT / "content/crypt.json").read_text())
    content["game"]["name"]["it"] = 5
    path = folder + "/crypt.json"
    pathlib.Path(path).write_text(json.dumps(content))
    sentence = refused(["play", "--content", folder])
    check(sentence.count("crypt.json") == 1 and sentence.count("game.name.it") == 1, sentence)
    reply = run("check", path)
    check(reply.returncode == 2 and reply.stdout.count("game.name.it") == 1, reply)
    check(reply.stdout.split("\n")[0].count("crypt.json") == 1, reply.stdout)
    pathlib.Path(path).write_text("{")
    for part in (["play"], ["sim"]):
        sentence = refused([*part, "--content", folder])
        check(sentence.count("crypt.json") == 1, sentence)


def test_check_pipe(folder):
    os.mkfifo(folder + "/fifo")
    reply = run("check", folder + "/fifo")
    check(reply.returncode == 2 and "neither a file nor" in reply.stdout, reply)
    saved_game(folder + "/s.json")
    check(run("check", "/dev/stdin", text=open(folder + "/s.json").read()).returncode == 0)


def test_places_once(folder):
    """A fault in a saved game names its place once."""
    save = saved_game(folder + "/s.json")
    save["position"]["seats"][0]["ready"] = 77
    pathlib.Path(folder + "/bad.json").write_text(json.dumps(save))
    reply = run("check", folder + "/bad.json")
    check(reply.returncode == 2 and reply.stdout.count("seats[0].ready") == 1, reply.stdout)
    sentence = refused(["play", "--load", folder + "/bad.json"])
    check(sentence.count("bad.json") == 1 and sentence.count("seats[0].ready") == 1, sentence)


def test_bad_seats(folder):
    save = saved_game(folder + "/s.json")
    save["seats"] = "nobody"
    pathlib.Path(folder + "/s.json").write_text(json.dumps(save))
    check("who sat where" in run("play", "--load", folder + "/s.json").stdout)


def test_passed_over(folder):
    """Options that would be passed over in silence are refused."""
    path = folder + "/s.json"
    saved_game(path)
    refused(["play", "--load", path, "--collectors", "ABABAB"], "--collectors")
    refused(["play", "--load", path, "--seed", "x"], "--seed")
    refused(["play", "digger", "--load", path], "digger")
    refused(["play", "--players", ""], "players")
    refused(["bench", "--signature", "--json", folder + "/x"], "--signature")
    refused(["bench", "--json", folder + "/none/x"], "cannot be written")


def test_asked(folder):
    """Ambiguous texts, a yes where a file is asked for, a file that is not there."""
    game = Terminal("play", "--players", "human=Zoe,human=Max", "--seed", "typed", "--speed", "0", "--lang", "en")
    game.expect(r"Enter\. $")
    game.say("", r"\w+> $")
    for line in ("odds S1", "why S1", "S1"):
        game.say(line, r"\w+> $")
        check("actions start like this" in game.passage and "claim S1:1x1" in game.passage, line, game.passage)
    game.say("claim", r"\w+> $")
    check("claim S1:1x1" in game.passage, game.passage)
    game.say("load " + folder + "/none", r"\w+> $")
    check("cannot be read" in game.passage and "not understood" not in game.passage, game.passage)
    game.say("S1:1x1", r"hand over to \w+\. $")
    game.say("", r"Enter\. $")
    game.say("", r"\w+> $")
    game.say("quit", r"Enter for no: $")
    here = os.listdir(".")
    game.say("y", r"Which file\?.*: $")
    game.say(folder + "/kept.json", "Saved in")
    check(game.status() == 0)
    check(os.listdir(".") == here and os.path.exists(folder + "/kept.json"))


def test_menu_number(folder):
    reply = run("--lang", "en", text="5.6\n5\n")
    check(reply.returncode == 0 and "no such number" in reply.stdout, reply)


def test_rule_words(folder):
    reply = run("rules", "crypt", "torch cards", "--lang", "en")
    check(reply.returncode == 0 and "CR-1.5 2 Torch" in reply.stdout and "CR-1.5 CR-1.5" not in reply.stdout, reply.stdout)


if __name__ == "__main__":
    sys.exit(terminal_test.main(globals()))
