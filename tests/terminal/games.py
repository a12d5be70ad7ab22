"""What the tests of several games do at the terminal: the protocol beside it, positions for people, recordings, words for all that a format names."""
import json
import pathlib
import re
import subprocess

import terminal_test
from terminal_test import Terminal, check, run

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROMPT = r"\w+> $"
ENTER = r"Enter\. $|hand over to \w+\. $|Invio\. $|passare lo schermo a [\w ]+\. $"


class Bot:
    """The table protocol on pipes."""

    def __init__(self):
        self.process = subprocess.Popen([terminal_test.PROGRAM, "bot"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, command, **fields):
        self.process.stdin.write(json.dumps({"cmd": command, **fields}) + "\n")
        self.process.stdin.flush()
        reply = json.loads(self.process.stdout.readline())
        check(reply["ok"], command, reply)
        return reply

    def turn(self, table):
        turn = self.ask("turn", table=table, viewer="table", limit=10000)["turn"]
        if turn["over"] or turn["actions"] is not None:
            return turn
        return self.ask("turn", table=table, viewer=turn["actor"], limit=10000)["turn"]

    def save(self, table, file, seats):
        """The game as a file for the terminal, with these players in its seats."""
        pathlib.Path(file).write_text(json.dumps({**self.ask("save", table=table)["save"], "seats": ",".join(seats)}))

    def end(self):
        self.process.stdin.close()
        check(self.process.wait(60) == 0)


def flat(text):
    return re.sub(r"\s+", " ", text)


def resumed(file, lang):
    """A saved game, at the first question to a person."""
    game = Terminal("play", "--load", file, "--lang", lang, "--speed", "0")
    while game.expect(PROMPT, ENTER) == 1:
        game.send("")
    return game


def save_and_quit(game, file, name):
    """Leaves a game that was played at a terminal with colours."""
    game.say("save " + file, PROMPT)
    game.send("quit")
    check(game.status() == 0)
    check("\x1b[" in game.raw, "no colour at a terminal")
    check(json.load(open(file))["game"] == name)


def check_whole(rest, done, lang, words, told):
    """A game that was played to its end kept to the screen; its recording is verified, can be watched up to its end, and is sound."""
    longest = max(len(line) for line in rest.text().split(words["over"])[0].split("\n")[2:])  # after the file's name
    check(longest <= 80, "a line of", longest, "columns on a screen of 80")
    reply = run("replay", done, "--verify", "--lang", lang)
    check(reply.returncode == 0 and words["verified"] in reply.stdout, reply)
    reply = run("replay", done, "--play", "--lang", lang)
    check(reply.returncode == 0 and told in reply.stdout, reply.stdout[-800:])
    check(run("check", done).returncode == 0)


def check_width(game, columns, *words):
    """No line is longer than the screen is wide, but for a hash, which has no joints."""
    lines = [line for line in game.text().split("\n") if not re.search(r"[0-9a-f]{64}", line)]
    check(max(map(len, lines)) <= columns, *words, columns, max(lines, key=len))


def check_any_input(name, *inputs):
    """Whatever comes through a pipe ends well."""
    for text in inputs:
        reply = run("play", name, text=text)
        check(reply.returncode == 0 and reply.stderr == "" and "\x1b" not in reply.stdout, text, reply)


def check_refused(name, *arguments):
    """Each of these is refused with one line."""
    for wrong in arguments:
        reply = run("play", name, *wrong)
        check(reply.returncode == 2 and reply.stderr.count("\n") == 1, wrong, reply)


# --- all that a format names has its words --------------------------------------------------------------------------

def chapter(page, title):
    """A chapter of a page of docs."""
    return (ROOT / "docs" / page).read_text().split("## " + title, 1)[1].split("\n## ", 1)[0]


def named(text, rest=""):
    """The names in the first column of a table; only of rows that go on like this."""
    rows = re.findall(r"^\| (`[^|]*) \|" + rest, text, re.M)
    return [name for row in rows for name in re.findall(r"`([^`]+)`", row)]


def catalogues():
    """The words of each language: those of all, and those of each game."""
    found = {"en": {}, "it": {}}
    for lang, words in found.items():
        for path in (ROOT / "content/locales").rglob(lang + ".json"):
            words.update(json.loads(path.read_text()))
    return found


def check_events(game, prefix, silent, least):
    """Each event of the format has words in both languages, or is shown by the position alone."""
    events = [event for event in named(chapter("format/%s.md" % game, "Events")) if re.fullmatch(r"[a-z_.]+", event) and event != "type"]
    check(len(events) > least, events)
    for lang, words in catalogues().items():
        for event in events:
            known = any(key == prefix + event or key.startswith(prefix + event + ".") for key in words)
            check(known != (event in silent), lang, "has no words for", event)


def check_kinds(game, prefix, rest, least):
    """Each kind of decision has its sentence in both languages, for one or for several."""
    kinds = [kind for kind in named(chapter("notation/%s.md" % game, "Kinds of decision"), rest) if re.fullmatch(r"[a-z_-]+", kind)]
    check(len(kinds) > least, kinds)
    for lang, words in catalogues().items():
        missing = [kind for kind in kinds if not any(prefix + kind + end in words for end in ("", ".one"))]
        check(not missing, lang, "has no words for", missing)


def check_verbs(game, least):
    """Each verb of the notation has words, and one that is typed."""
    verbs = {text.split()[0] for text in named(chapter("notation/%s.md" % game, "Choices of a seat"))}
    check(len(verbs) > least, verbs)
    for lang, words in catalogues().items():
        missing = [verb for verb in verbs if not any("deed.%s.%s%s" % (game, verb, end) in words for end in ("", ".one"))]
        check(not missing, lang, "has no words for", missing)
        check(all("alias." + verb in words for verb in verbs), lang, [verb for verb in verbs if "alias." + verb not in words])
