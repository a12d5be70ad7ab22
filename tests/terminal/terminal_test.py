"""The terminal from end to end: whole games through a pseudo-terminal and through pipes, in both languages.

Usage: terminal_test.py PATH_OF_UNDERCROFT [NAME...]

Each test waits for what must appear, never for a time, so a slow build only takes longer.
"""
import codecs
import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
import traceback

PROGRAM = os.path.abspath(sys.argv[1])
REPLAYS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "replays")
PATIENCE = float(os.environ.get("UC_PATIENCE", "120"))  # seconds without any output before a test gives up
MISSING = re.compile(r"\[[a-z_]+(\.[A-Za-z0-9_-]+)+\]")  # how the program shows a key that has no words
COLOURS = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


def own_terminal():
    """Ctrl-C and a closed window reach the program, even where these tests run in the background of a shell."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


class Terminal:
    """A program at a pseudo-terminal, or (pipe=True) behind pipes."""

    def __init__(self, *arguments, pipe=False, columns=80, environment=None):
        env = dict(os.environ, TERM="xterm", LANG="C", LC_ALL="", NO_COLOR="")
        env.update(environment or {})
        self.raw = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")  # a letter may come in two pieces
        self.read_to = 0
        if pipe:
            self.process = subprocess.Popen([PROGRAM, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                            stderr=subprocess.STDOUT, env=env)
            self.input, self.output = self.process.stdin.fileno(), self.process.stdout.fileno()
        else:
            ours, theirs = pty.openpty()
            fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
            self.process = subprocess.Popen([PROGRAM, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, env=env,
                                            close_fds=True, start_new_session=True,
                                            preexec_fn=own_terminal)
            os.close(theirs)
            self.input = self.output = ours
        self.pipe = pipe

    def text(self):
        return COLOURS.sub("", self.raw).replace("\r", "")

    def more(self):
        """Reads what there is; False at the end."""
        ready, _, _ = select.select([self.output], [], [], PATIENCE)
        if not ready:
            raise AssertionError("nothing more came after:\n" + self.text()[-3000:])
        try:
            data = os.read(self.output, 65536)
        except OSError:
            data = b""
        self.raw += self.decoder.decode(data)
        return bool(data)

    def expect(self, *patterns):
        """Waits for the first of the patterns after what was read so far; its number."""
        while True:
            new = self.text()[self.read_to:]
            found = [(match.end(), number) for number, pattern in enumerate(patterns) for match in [re.search(pattern, new)] if match]
            if found:
                end, number = min(found)
                self.passage = re.sub(r"\s+", " ", new[:end])  # however it was broken into lines
                self.read_to += end
                return number
            if not self.more():
                raise AssertionError("the program ended instead of saying one of %s:\n%s" % (patterns, self.text()[-3000:]))

    def send(self, line):
        os.write(self.input, (line + "\n").encode())

    def say(self, line, *patterns):
        self.send(line)
        return self.expect(*patterns)

    def end_of_input(self):
        if self.pipe:
            self.process.stdin.close()
        else:
            os.write(self.input, b"\x04")

    def status(self):
        while self.more():
            pass
        check_words(self.text())
        return self.process.wait(PATIENCE)

    def leave(self):
        """The end of the input ends the program well."""
        self.end_of_input()
        check(self.status() == 0)


def run(*arguments, text="", **environment):
    env = dict(os.environ, LANG="C", LC_ALL="", **environment)
    reply = subprocess.run([PROGRAM, *arguments], input=text, capture_output=True, text=True, env=env, timeout=10 * PATIENCE)
    check_words(reply.stdout + reply.stderr)
    return reply


def check(condition, *words):
    if not condition:
        raise AssertionError(" ".join(str(word) for word in words))


def check_words(text):
    found = MISSING.search(text)
    check(not found, "no words for", found and found.group())


def play_on(terminal, over, prompt=r"\w+> $", enter=r"Enter\. $|hand over to \w+\. $"):
    """Takes the first entry of every list until the game is over."""
    for _ in range(3000):
        which = terminal.expect(over, prompt, enter)
        if which == 0:
            return
        terminal.send("1" if which == 1 else "")
    raise AssertionError("the game does not end")


def types_back(game, verbs, prompt, enter, most=24):
    """Plays in Italian by typing what hints, lists of beginnings and alternatives show, letter by letter. The verbs that were
    typed."""
    typed = set()
    for _ in range(most):
        while game.expect(prompt, enter, "La partita è finita") == 1:
            game.send("")
        if "La partita è finita" in game.passage:
            break
        game.say("suggerimento 1", prompt)
        best = re.search(r"Suggerimento: (.+?)(?: \(.*\))?\. Probabilità", game.passage).group(1)
        verb = best.split()[0]
        check(verb in verbs, "shown:", best)
        shown = [best] + [each for each in re.findall(r"(?:Alternative considerate:|volte?\)) (.+?) +\d+% ", game.passage)]
        check(all(each.split()[0] in verbs for each in shown), "shown:", shown)
        for each in shown[:3]:
            game.say("perché " + each, prompt)
            check("è permess" in game.passage and "non è permess" not in game.passage, "not taken:", each, game.passage)
        game.say("perché " + verb, prompt)  # the ways that begin so, if there are several
        listed = re.search(r"azioni cominciano così: (.+?) (?:… e altre |(?:Lord )?\w+> $)", game.passage)
        for each in listed.group(1).split(", ")[:4] if listed else []:
            check(each.split()[0] == verb, "listed:", each)
            game.say("perché " + each.removesuffix(" …"), prompt)
            check("azioni cominciano così" in game.passage or "è permess" in game.passage and "non è permess" not in game.passage, "not taken:", each, game.passage)
        typed.add(verb)
        game.send(best)
    return typed


# --- tests ---------------------------------------------------------------------------------------------------------

def test_options(folder):
    check(run("--version").stdout.startswith("undercroft "))
    for part in ("play", "bot", "sim", "replay", "check", "bench", "rules"):
        reply = run(part, "--help")
        check(reply.returncode == 0 and "Example" in reply.stdout, part, reply.stdout)
    for wrong in (["nonsense"], ["play", "--nonsense"], ["play", "--players", "wizard"], ["play", "--players", "human=A,human=A"],
                  ["play", "--players", "human,level:9"], ["play", "--players", "human," * 9 + "human"], ["play", "--players", """ ,"""],
                  ["play", "--collectors", "ABC"], ["play", "chess"], ["play", "--lang", "xx"], ["play", "--load", folder + "/none"],
                  ["play", "--players", "human=" + "x" * 99], ["play", "--players", "human,human,human,human,human"],
                  ["play", "--seed", "x" * 300], ["play", "--content", folder + "/none"], ["replay"], ["replay", folder + "/none"],
                  ["replay", folder], ["check"], ["check", folder + "/none"], ["rules", "chess"], ["play", "--colour", "red"]):
        reply = run(*wrong)
        check(reply.returncode == 2, wrong, reply)
        if wrong[0] != "check":
            check(reply.stderr.count("\n") == 1 and reply.stderr.startswith("undercroft: "), wrong, reply.stderr)


def test_rules(folder):
    check("CR-5.3c" in run("rules", "crypt", "5.3").stdout)
    check("CR-5.5" in run("rules", "crypt", "bump").stdout)
    italian = run("rules", "crypt", "CR-5.3c", "--lang", "it").stdout
    check("strettamente" in italian and "strictly lower" in italian, italian)
    check(run("rules", "crypt", "zzzz").returncode == 2)


def test_levels(folder):
    """The computers' levels have the glossary's names, one to one."""
    for lang, number, names in (("en", r"Number[^:]*: $", ("beginner", "apprentice", "adept", "expert", "master")),
                                ("it", r"Numero[^:]*: $", ("principiante", "apprendista", "abile", "esperto", "maestro"))):
        menu = Terminal("--lang", lang, "--speed", "0")
        menu.expect(number)
        for line in ("1", "1", "2"):  # a new game, Crypt, two players: who is the first?
            menu.say(line, number)
        told = "level" if lang == "en" else "livello"
        for level, name in enumerate(names, 1):
            check("%s %d: %s" % (told, level, name) in menu.passage, name, menu.passage)
        menu.end_of_input()
        menu.status()


def whole_game(folder, lang, words):
    """The menu, a new game with every command, save, quit; then load it and play it to its end."""
    file = os.path.join(folder, "game.json")
    game = Terminal("--lang", lang, "--speed", "0")
    game.expect(words["number"])
    game.say("99", words["no_number"])
    game.say("abc", words["no_number"])
    game.say("1", words["number"])            # new game; which one?
    game.say("1", words["number"])            # how many players?
    game.say("3", words["number"])            # who is player 1?
    game.say("1", words["name"])
    game.say("Zoe", words["number"])
    game.say("2", words["number"])            # a computer of level 1
    game.say("2", words["number"])
    game.say("4", words["sides"])             # own sides
    game.say("AXB", words["sides"])
    game.say("ABABAB", r"Zoe> $")
    check("S4" in game.passage and "│" in game.passage, game.passage)
    check("\x1b[" in game.raw, "no colour at a terminal")
    game.say(words["help"], r"Zoe> $")
    check(words["help_says"] in game.passage, game.passage)
    game.say("1", r"Zoe> $")                  # guided: a card, dice, effort, then back to the beginning
    game.say("0", r"Zoe> $")
    game.say("1", r"Zoe> $")
    game.say("1", r"Zoe> $")
    game.say(words["back"], r"Zoe> $")
    game.say("0", r"Zoe> $")
    for nonsense in ("77", "fly", "S9:1x1", "claim", "claim S1:0x3", "claim S1:9x9", "x" * 3000, "\x07\x1b[31m", "hint 9", words["why"],
                     words["odds"], "log 3", "load", "load /none", "rules zzzz"):
        game.say(nonsense, r"Zoe> $")
    game.say(words["why"] + " S1:4x6", r"Zoe> $")
    check("CR-5.3a" in game.passage and words["too_many"] in game.passage, game.passage)
    game.say(words["hint"] + " 2", r"Zoe> $")
    check(re.search(words["chance"] + r": \d+%\.", re.sub(r"\s+", " ", game.passage)), game.passage)
    game.say(words["log"] + " all", r"Zoe> $")
    check(words["round_one"] in game.passage, game.passage)
    game.say(words["rules"] + " CR-5.6", r"Zoe> $")
    check("CR-5.6" in game.passage, game.passage)
    game.say(words["cards"], r"Zoe> $")
    check(words["collector"] in game.passage, game.passage)
    game.say(words["undo"], r"Zoe> $")
    game.say(words["save"], r"Zoe> $")
    game.say(words["save"] + " " + folder + "/none/x", r"Zoe> $")
    check(not os.path.exists(folder + "/none"))
    for _ in range(3):
        play_turns(game, 4)
    for _ in range(9):                        # out of the guided choice first, and then to a wall, in words
        game.say(words["undo"], r"Zoe> $")
        if words["wall"] in game.passage:
            break
    check(words["wall"] in game.passage, words["wall"], game.passage)
    game.say(words["save"] + " " + file, r"Zoe> $")
    first = open(file).read()
    check(json.loads(first)["format"] == "undercroft-save")
    check(os.stat(file).st_mode & 0o077 == 0, "others can read the secrets of a save")
    game.say(words["save"] + " " + file, r"\[no\] $")
    game.say("maybe", r"\[no\] $")
    game.say("no", r"Zoe> $")
    play_turns(game, 4)
    game.say(words["save"] + " " + file + " !", r"Zoe> $")
    check(open(file).read() != first)
    game.send(words["quit"])
    game.expect(words["number"])              # the menu again
    game.say("5", r"\n|$")
    check(game.status() == 0)

    rest = Terminal("play", "--load", file, "--lang", lang, "--speed", "0", columns=60)
    play_on(rest, words["over"])
    rest.expect(words["seed"])
    rest.expect(words["save_end"])
    done = os.path.join(folder, "done.json")
    rest.send(done)
    check(rest.status() == 0)
    longest = max(len(line) for line in rest.text().split("\n") if "│" in line)
    check(longest <= 60, "a line of", longest, "columns on a screen of 60")
    reply = run("replay", done, "--verify", "--lang", lang)
    check(reply.returncode == 0 and words["verified"] in reply.stdout, reply)
    reply = run("replay", done, "--lang", lang, text="\n\nback\njump 5\n3\nlook\nnonsense\njump x\njump 999999\nend\nquit\n")
    check(reply.returncode == 0, reply)
    reply = run("replay", done, "--play", "--viewer", "table", "--at", "3")
    check(reply.returncode == 0 and "Zoe" in reply.stdout, reply)
    check(run("replay", done, "--viewer", "7").returncode == 2)
    check(run("replay", done, "--at", "999999").returncode == 2)
    check(run("check", done).returncode == 0)


def play_turns(game, count):
    """So many numbers typed; the game must stay at a prompt."""
    for _ in range(count):
        game.say("1", r"Zoe> $")


def test_english(folder):
    whole_game(folder, "en", {
        "number": r"Number \[\d\]: $", "no_number": "no such number", "name": r"suggested one\): $", "sides": r"(Tapestry: $)",
        "help": "help", "help_says": "which rule forbids it", "back": "back", "why": "why", "odds": "odds", "hint": "hint", "log": "log",
        "rules": "rules", "cards": "cards", "undo": "undo", "save": "save", "quit": "quit", "too_many": "no more dice than you have ready",
        "round_one": "Round 1.", "collector": "Idol Collector (A)", "wall": "so it stands", "over": "The game is over",
        "seed": "The seed was", "save_end": r"Enter for no: $", "verified": "Verified.", "chance": "Estimated chance to win"})


def test_italian(folder):
    whole_game(folder, "it", {
        "number": r"Numero \[\d\]: $", "no_number": "non c’è questo numero", "name": r"quello proposto\): $", "sides": r"(Arazzo: $)",
        "help": "aiuto", "help_says": "quale regola la vieta", "back": "indietro", "why": "perché", "odds": "probabilità",
        "hint": "suggerimento", "log": "diario", "rules": "regole", "cards": "carte", "undo": "annulla", "save": "salva", "quit": "esci",
        "too_many": "non più dadi di quelli pronti", "round_one": "Round 1.", "collector": "Mercante di Idoli (A)",
        "wall": "la scelta resta", "over": "La partita è finita", "seed": "Il seme era", "save_end": r"Invio per non salvare: $",
        "verified": "Verificata.", "chance": "Probabilità stimata di vittoria"})


def test_typed_in_italian(folder):
    """The words of the Italian book can be typed, those of the notation, too; what is shown is what one types."""
    game = Terminal("play", "crypt", "--players", "human=Anna,level:2,level:2", "--collectors", "BBBBBB", "--seed", "z1", "--lang", "it", "--speed", "0")
    prompt = r"Anna> $"
    game.expect(prompt)
    game.say("reclama S1:1x3", prompt)
    check("Anna reclama S1 con 1 dado di sforzo 3." in game.passage and "usa un potere o termina" in game.passage, game.passage)
    game.say("manoscritto M1", prompt)
    check("Anna rivela M1: Manoscritto 2." in game.passage, game.passage)
    for typed in ("termina", "fine", "end"):
        game.say(typed, prompt)
        check("termina ora non è permesso" in game.passage and "CR-5.2" in game.passage, typed, game.passage)
    game.say("claim S4:1x4", prompt)
    check("reclama S4:1x4 ora non è permesso" in game.passage, game.passage)
    game.end_of_input()


def test_typed(folder):
    """Notation, abbreviated and in any order; completions; the rule that forbids; the end of the input."""
    game = Terminal("play", "crypt", "--players", "human=Zoe,human=Max", "--seed", "typed", "--speed", "0", "--lang", "en")
    game.expect(r"Enter\. $")
    game.say("", r"\w+> $")
    game.say("S2:1", r"\w+> $")
    check("actions start like this" in game.passage and "claim S2:1x6" in game.passage, game.passage)
    game.say("odds s2:1x4", r"\w+> $")
    check("3 of 6" in game.passage, game.passage)
    game.say("claim s2:1x1 s1:1x2", r"Read as: claim S1:1x2 S2:1x1")
    game.expect(r"hand over to \w+\. $")
    game.say("", r"Enter\. $")
    game.say("", r"\w+> $")
    check("claims S1 with 1 die of effort 2; S2 with 1 die of effort 1." in game.passage, game.passage)
    game.say("undo", r"\w+> $")
    check("no choice that could be taken back" in game.passage, game.passage)
    game.say("why S1:1x2", r"\w+> $")
    check("CR-5.3c" in game.passage and "strictly higher" in game.passage, game.passage)
    game.leave()
    check("The game is not finished" in game.text())


def test_pipe(folder):
    """In a pipe: plain lines, no colour, no boxes; one player against the Ghost, then four; end of input anywhere."""
    for players in ("human=Zoe", "human=Zoe,level:1,level:2,level:1"):
        game = Terminal("play", "crypt", "--players", players, "--collectors", "BABABA", "--seed", "pipe", pipe=True)
        play_on(game, "The game is over")
        game.leave()
        check("\x1b" not in game.raw and "│" not in game.raw and "●" not in game.raw, "not plain")
        check("S1: " in game.raw)
    for lines in ("", "1\n", "1\n1\n", "nonsense\n\n\n", "quit\n", "undo\nlog\nlook\n", "save " + folder + "/piped.json\nquit\n"):
        reply = run("play", "crypt", "--players", "human,level:1", text=lines)
        check(reply.returncode == 0 and reply.stderr == "", lines, reply)
    check(run("terminal", text="").returncode == 0)
    check(run("check", folder + "/piped.json").returncode == 0)
    saved = folder + "/auto.json"
    check(run("play", "--players", "human,level:1", "--save", saved, text="1\n1\n1\n1\n1\n").returncode == 0)
    check(run("replay", saved, "--verify").returncode == 0)
    check(run("play", "--save", saved).returncode == 2, "a file was replaced")


def test_alone(folder):
    """Alone in the Crypt the Ghost has both torches in every second round, and the line that begins it names the Ghost."""
    for lang, round_two, ghost in (("en", r"Round 2\. Leader: (\w*)\.", "Ghost"), ("it", r"Round 2\. Leader: (\w*)\.", "Fantasma")):
        game = Terminal("play", "crypt", "--players", "human=Zoe", "--seed", "q2", "--speed", "0", "--lang", lang, pipe=True)
        play_on(game, round_two)
        check(re.search(round_two, game.passage).group(1) == ghost, game.passage[-400:])
        game.end_of_input()
        game.status()
        told = run("replay", os.path.join(REPLAYS, "crypt-1-ghost-extra.json"), "--play", "--lang", lang).stdout
        leaders = re.findall(r"Round \d\. Leader: (.*)\.", told)
        check(len(leaders) > 3 and all(leaders) and leaders[1::2] == [ghost] * len(leaders[1::2]), leaders)


def test_two_people(folder):
    """Hidden values are shown to their owner only, and the screen is cleared in between."""
    for pipe in (False, True):
        game = Terminal("play", "crypt", "--players", "human=Zoe,human=Max", "--seed", "two", "--speed", "0", "--lang", "en",
                        *(["--plain"] if pipe else []), pipe=pipe)
        screens = {"Zoe": "", "Max": ""}
        owner = None
        tried = False
        for _ in range(2000):
            which = game.expect(r"The game is over", r"(Zoe|Max)> $", r"hand over to (Zoe|Max)\. $", r"(Zoe|Max), are you alone.* $")
            if which == 0:
                break
            if owner:
                screens[owner] += game.passage
            if which == 1:
                check(game.passage.rstrip().endswith(owner + ">"), "the wrong person is asked", owner)
                game.send("1" if tried else "S3:1x5")  # the face-down card, if it can be claimed
                tried = not tried or "not allowed" in game.passage
            else:
                tried = False
                if which == 3:
                    owner = re.findall(r"(Zoe|Max), are you alone", game.passage)[-1]
                game.send("")
        check(which == 0, "the game does not end")
        before_end = re.split("scores", screens[owner])[0]
        for person, other in (("Zoe", "Max"), ("Max", "Zoe")):
            shown = screens[person] if person != owner else before_end
            check(not re.search(other + r" takes S3: \w+ \d", shown), "a hidden value of", other, "was shown to", person)
            check(re.search(other + r" takes S3: \w+, value hidden", shown), other, "never took a hidden card")
            check(re.search(person + r" takes S3: \w+ \d", shown), person, "did not see the own card")
        if not pipe:
            check(game.raw.count("\x1b[3J") > 10, "the screen was not cleared")
        game.send("") if not pipe else game.end_of_input()
        game.status()


def test_files(folder):
    """replay --verify and check find what is wrong, and say where."""
    good = folder + "/good.json"
    check(run("play", "--players", "level:1,level:2", "--seed", "f", "--save", good).returncode == 0)
    check(run("replay", good, "--verify").returncode == 0)
    save = json.load(open(good))

    def damaged(name, change):
        copy = json.loads(json.dumps(save))
        change(copy)
        path = folder + "/" + name
        with open(path, "w") as file:
            json.dump(copy, file)
        return path

    other_seed = damaged("seed.json", lambda copy: copy.update(seed="another"))
    check(run("replay", other_seed, "--verify").returncode == 1, "outcomes of another seed")
    cut = damaged("cut.json", lambda copy: copy["actions"].pop())
    check(run("replay", cut, "--verify").returncode == 2)
    reply = run("check", cut, good)
    check(reply.returncode == 2 and "cut.json" in reply.stdout and "good.json: ok" in reply.stdout, reply)
    with open(folder + "/broken.json", "w") as file:
        file.write("{")
    for part in (["check"], ["replay"], ["play", "--load"]):
        reply = run(*part, folder + "/broken.json")
        check(reply.returncode == 2, part, reply)
    reply = run("check", folder)
    check(reply.returncode == 2 and "broken.json" in reply.stdout, reply)
    content = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "content")
    reply = run("check", content)
    check(reply.returncode == 0, reply.stdout)
    os.mkdir(folder + "/locales")
    for lang, text in (("en", {"a": "x {n}", "b": "y"}), ("it", {"a": "x"})):
        json.dump(text, open(folder + "/locales/" + lang + ".json", "w"))
    reply = run("check", folder + "/locales")
    check(reply.returncode == 2 and "en.json" in reply.stdout, reply)


def test_interrupt(folder):
    game = Terminal("play", "--players", "human=Zoe,level:1", "--speed", "0", "--no-autosave")
    game.expect(r"Zoe> $")
    os.kill(game.process.pid, 2)
    check(game.status() == 130)
    check(game.raw.rstrip().endswith("not saved."), game.raw[-200:])


def told(problem):
    """Where it happened and what: a check without words is told by the line that makes it."""
    frames = traceback.extract_tb(problem.__traceback__)
    what = str(problem) or next((frame.line for frame in reversed(frames) if frame.name != "check"), "")
    return "lines %s: %s" % ([frame.lineno for frame in frames], what)


def main(tests):
    wanted = sys.argv[2:]
    failed = 0
    for name, test in list(tests.items()):
        if not name.startswith("test_") or (wanted and name[5:] not in wanted):
            continue
        begun = time.time()
        # games that are kept as they are played go to a folder of this test's own
        with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as data:
            os.environ["XDG_DATA_HOME"] = data
            try:
                test(folder)
                print("ok   %-12s %.1f s" % (name[5:], time.time() - begun), flush=True)
            except (AssertionError, subprocess.TimeoutExpired, OSError, ValueError, KeyError) as problem:
                failed += 1
                print("FAIL %-12s %s" % (name[5:], told(problem)), flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(globals()))
