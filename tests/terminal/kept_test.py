"""Games are kept as they are played: whatever ends the program, at whatever question, nothing is lost.

Usage: kept_test.py PATH_OF_UNDERCROFT [NAME...]
"""
import json
import os
import pathlib
import re
import resource
import signal
import subprocess
import sys
import time

sys.dont_write_bytecode = True
import terminal_test
from terminal_test import Terminal, check, play_on, run

PROMPT, CURTAIN, READY = r"\w+> $", r"hand over to \w+\. $", r"Enter\. $"
OFFER = r"\[yes, no, delete\] $"
GAMES = {
    "crypt": ["--players", "human=Zoe,human=Max"],
    "onedeck": ["--heroes", "warrior,mage", "--players", "human=Zoe,human=Max"],
    "digger": ["--players", "human=Zoe,human=Max"],
    "saga": ["--players", "human=Zoe,human=Max"],
}
HANDED_OVER = ("crypt", "digger", "saga")  # where one person must not see what the other sees
ANSWERS = 9  # lines before the kill


def kept():
    folder = pathlib.Path(os.environ["XDG_DATA_HOME"]) / "undercroft/games"
    return sorted(folder.glob("*.json")) if folder.exists() else []


def nothing_kept():
    folder = pathlib.Path(os.environ["XDG_DATA_HOME"]) / "undercroft/games"
    left = sorted(os.listdir(folder)) if folder.exists() else []
    check(left == [], "left behind:", left)


def begin(game, *more):
    return Terminal("play", game, *GAMES[game], "--seed", "kept", "--speed", "0", "--lang", "en", *more)


def walk(terminal, wanted, answers=ANSWERS):
    """So many answers, and on to a question of the wanted kind."""
    made = 0
    for _ in range(400):
        which = terminal.expect(PROMPT, CURTAIN, READY)
        if made >= answers and which == wanted:
            return
        terminal.send("1" if which == 0 else "")
        made += which == 0
    raise AssertionError("no such question")


def to_decision(terminal):
    while terminal.expect(PROMPT, CURTAIN, READY) != 0:
        terminal.send("")


def saved(terminal, path):
    """What has been played, told by the program itself; it ends."""
    terminal.say("save " + path + " !", "Saved in")
    terminal.expect(PROMPT)
    terminal.send("quit")
    check(terminal.status() == 0)
    save = json.load(open(path))
    return {key: save[key] for key in ("game", "options", "seed", "actions", "seats", "position")}


def reach(terminal, kind, folder):
    walk(terminal, {"curtain": 1, "ready": 2}.get(kind, 0))
    if kind == "confirm":
        pathlib.Path(folder + "/there.json").write_text("mine")
        terminal.say("save " + folder + "/there.json", r"\[no\] $")
    if kind == "file":
        terminal.say("quit", r"Enter for no: $")
    if kind == "hint":
        terminal.send("hint 5")
        time.sleep(0.3)
    if kind == "guided":
        terminal.say("1", PROMPT, CURTAIN, READY)


def end(terminal, how):
    if how == "kill":
        os.kill(terminal.process.pid, signal.SIGKILL)
    elif how == "ctrl-c":
        os.write(terminal.input, b"\x03")
    elif how == "closed":
        os.close(terminal.input)
        return terminal.process.wait(terminal_test.PATIENCE)
    else:
        os.kill(terminal.process.pid, how)
    status = terminal.status()
    wanted = {"kill": -9, "ctrl-c": 130}.get(how, 128 + how if isinstance(how, int) else 0)
    check(status == wanted, how, "ends with status", status, terminal.text()[-500:])
    return status


def every_question(game, folder):
    kinds = ["decision", "guided", "confirm", "file", "hint"] + (["curtain", "ready"] if game in HANDED_OVER else [])
    whole = {}
    for kind in kinds:
        source = kind if kind in ("curtain", "ready", "guided") else "decision"
        if source not in whole:
            terminal = begin(game)
            reach(terminal, source, folder)
            if source == "curtain" or source == "ready":
                terminal.send("")
                to_decision(terminal)
            elif source == "guided" and re_prompt(terminal):
                to_decision(terminal)
            whole[source] = saved(terminal, folder + "/whole.json")
            check(whole[source]["actions"], "nothing was played")
            nothing_kept()
        for how in ["kill", "ctrl-c"] + ([signal.SIGTERM, signal.SIGHUP, "closed"] if kind == "decision" else []):
            terminal = begin(game)
            reach(terminal, kind, folder)
            end(terminal, how)
            check(len(kept()) == 1, game, kind, how, kept())
            check(os.stat(kept()[0]).st_mode & 0o077 == 0, "others can read it")
            if kind == "confirm":
                check(open(folder + "/there.json").read() == "mine")
            again = Terminal("play", game, "--speed", "0", "--lang", "en")
            again.expect(OFFER)
            again.send("")
            to_decision(again)
            check(saved(again, folder + "/again.json") == whole[source], game, kind, how, "something was lost")
            nothing_kept()


def re_prompt(terminal):
    """After a choice: is a curtain on the screen, not a prompt?"""
    if re.search(PROMPT, terminal.text()):
        return False
    terminal.send("")
    return True


def test_crypt(folder):
    every_question("crypt", folder)


def test_onedeck(folder):
    every_question("onedeck", folder)


def test_digger(folder):
    every_question("digger", folder)


def test_saga(folder):
    every_question("saga", folder)


def test_menu(folder):
    """At the questions of the menu there is nothing to lose; a game that is kept is offered by the menu, too."""
    for how in ("kill", "ctrl-c"):
        for lines in ([], ["1"], ["1", "1"], ["1", "1", "3"], ["1", "1", "3", "1"]):  # the last one: the name
            menu = Terminal("terminal", "--lang", "en", "--speed", "0")
            menu.expect(r"Number \[\d\]: $")
            for line in lines:
                menu.say(line, r"Number \[\d\]: $", r"suggested one\): $")
            end(menu, how)
            nothing_kept()
    game = begin("crypt")
    walk(game, 0)
    end(game, "kill")
    for how in ("kill", "ctrl-c"):  # at the offer itself
        menu = Terminal("terminal", "--lang", "en", "--speed", "0")
        menu.expect("You were playing Crypt, Round 1, just now: go on\\? " + OFFER)
        end(menu, how)
        check(len(kept()) == 1)
    menu = Terminal("terminal", "--lang", "it", "--plain", "--speed", "0")
    menu.expect(r"Stavi giocando a Crypt, Round 1, poco fa: continuare\? \[sì, no, cancella\] $")
    menu.say("no", r"Numero \[\d\]: $")
    menu.say("esci", "$")
    check(menu.status() == 0 and len(kept()) == 1)
    menu = Terminal("terminal", "--lang", "it", "--plain", "--speed", "0")
    menu.expect(r"cancella\] $")
    menu.say("sì", r"Zoe|Max")
    menu.send("")
    menu.expect(PROMPT)
    menu.say("esci", r"Invio per non salvare: $")
    menu.say("no", "conservata")
    menu.expect(r"Numero \[\d\]: $")
    end(menu, "ctrl-c")
    check(len(kept()) == 1)
    menu = Terminal("terminal", "--lang", "en", "--speed", "0")
    menu.expect(OFFER)
    menu.say("delete", "Deleted: Crypt")
    menu.expect(r"Number \[\d\]: $")
    nothing_kept()
    end(menu, "ctrl-c")


def test_several(folder):
    """Two terminals at once do not meet; each game is offered when nobody is playing it."""
    first, second = begin("crypt"), begin("onedeck")
    walk(first, 0, 3)
    walk(second, 0, 5)
    check(len(kept()) == 2)
    third = Terminal("play", "crypt", "--speed", "0", "--lang", "en")  # nothing is offered that is being played
    check(third.expect(r"yes, no", PROMPT, READY) != 0)
    end(third, "kill")
    end(first, "kill")
    fourth = Terminal("terminal", "--lang", "en", "--speed", "0")
    fourth.expect("You have unfinished games:")
    fourth.expect("or no: $")
    check("2 Crypt" in fourth.passage and "One Deck" not in fourth.passage, fourth.passage)
    fourth.say("7", "Write a number")
    fourth.say("2", PROMPT, READY)
    end(fourth, "kill")
    end(second, "kill")
    check(len(kept()) == 3)
    reply = run("play", "onedeck", "--resume", "--lang", "en", text="log\n")
    check(reply.returncode == 0 and "It is kept" in reply.stdout, reply)
    check(run("play", "saga", "--resume").returncode == 2)
    reminded = begin("crypt")  # a new game, in so many words
    reminded.expect("An unfinished game is kept: Crypt, Round 1, just now")
    end(reminded, "kill")


def actions_in(path):
    return json.load(open(path))["actions"]


def asked_again(terminal, line):
    """An answer, and on to the next decision."""
    terminal.send(line)
    to_decision(terminal)


def go_on(terminal, path):
    """Answers until one more action is kept."""
    before = path.read_bytes() if path.exists() else b""
    for _ in range(20):
        asked_again(terminal, "1")
        if path.exists() and path.read_bytes() != before:
            return
    raise AssertionError("nothing was kept")


def test_grows(folder):
    """What is new is written behind what is there, and the file is a saved game after every choice."""
    for game in GAMES:
        terminal = begin(game)
        to_decision(terminal)
        path, = kept()
        before, inode = path.read_bytes(), os.stat(path).st_ino
        grown = 0
        for _ in range(12):
            asked_again(terminal, "1")
            after = path.read_bytes()
            old, new = before.split(b'"actions":[\n'), after.split(b'"actions":[\n')
            check(old[0] == new[0], game, "its head was written again")
            lines = old[1].split(b"\n]")[0]
            check(new[1].startswith(lines), game, "actions before were written again", old[1], new[1])
            check(os.stat(path).st_ino == inode, game, "another file stands there")
            check("position" not in json.loads(after) and json.loads(after)["stands"] is not None)
            grown += len(after) > len(before)
            before = after
        check(grown >= 3, game, "nothing grew")
        check(len(before) < 4000 or game == "saga", game, "a small game is large:", len(before))
        played = actions_in(path)
        check(run("check", str(path)).returncode == 0)
        shown = run("replay", str(path), "--verify", "--lang", "en")
        check(shown.returncode == 0 and "Steps replayed: %d." % len(played) in shown.stdout, shown)
        asked_again(terminal, "undo")
        back = actions_in(path)
        check(back == played[:len(back)], game, "undo left something else")
        end(terminal, "kill")
        loaded = run("play", "--load", str(path), "--plain", "--lang", "en", text="log\nsave " + folder + "/l.json !\nquit\n")
        check(actions_in(folder + "/l.json") == back, game, loaded)
        os.remove(path)


def test_undo_and_on(folder):
    """Steps back and other choices: what is kept is what was played last."""
    terminal = begin("crypt")
    to_decision(terminal)
    path, = kept()
    for line in ("1", "undo", "2", "undo", "3", "1", "undo", "1"):
        asked_again(terminal, line)
    asked_again(terminal, "save " + folder + "/mine.json")
    check(actions_in(path) == actions_in(folder + "/mine.json"))
    go_on(terminal, path)
    longer = json.load(open(path))
    check(longer["file"] == folder + "/mine.json" and len(longer["actions"]) > len(actions_in(folder + "/mine.json")))
    os.remove(path)  # somebody cleared it away: it is there again with the next choice
    go_on(terminal, path)
    check(len(actions_in(path)) > len(longer["actions"]))
    end(terminal, "kill")


def test_cut(folder):
    """A file whose last write was cut off at any byte has all actions but that one; other damage is refused."""
    terminal = begin("crypt")
    to_decision(terminal)
    for _ in range(6):
        asked_again(terminal, "1")
    end(terminal, "kill")
    path, = kept()
    whole = path.read_bytes()
    actions = actions_in(path)
    last = whole.index(json.dumps(actions[-1]).encode() + b"\n]")
    for cut in range(last, len(whole)):
        path.write_bytes(whole[:cut])
        left = len(actions) - (cut <= last + len(json.dumps(actions[-1])))
        shown = run("replay", str(path), "--verify", "--lang", "en")
        check(shown.returncode == 0 and "Steps replayed: %d." % left in shown.stdout, cut, shown)
    path.write_bytes(whole[:last - 1])
    offered = Terminal("play", "crypt", "--speed", "0", "--lang", "en")
    offered.expect(OFFER)
    offered.send("")
    to_decision(offered)
    go_on(offered, path)
    check(actions_in(path)[:len(actions) - 1] == actions[:-1])
    end(offered, "kill")
    # A new closing over the old one, cut off in the middle: what the disk may hold after the current is gone.
    for cut in range(1, len(whole) - last):
        path.write_bytes(whole[:last] + b'"leader A",\n"leader B"\n],"stands":{"round":1}}\n'[:cut] + whole[last + cut:])
        shown = run("replay", str(path), "--verify", "--lang", "en")
        check(shown.returncode in (0, 2), cut, shown)  # it is read, or refused with the reason
        check("Traceback" not in shown.stderr and shown.returncode >= 0)
    for cut in range(0, whole.index(b'"actions":['), 97):
        path.write_bytes(whole[:cut])
        check(run("check", str(path)).returncode == 2, cut)
    path.write_bytes(whole.replace(actions[3].encode(), b"nonsense"))
    check("nonsense" in run("check", str(path)).stdout)
    os.remove(path)


def test_kill_while_writing(folder):
    """Killed at any moment of a quick game: what is kept is how the game went, without a gap."""
    def quick():
        return Terminal("play", "crypt", "--players", "human=Zoe,level:1,level:1", "--seed", "kill", "--speed", "0",
                        "--lang", "en")

    terminal = quick()
    for _ in range(24):
        asked_again(terminal, "1")
    path, = kept()
    whole = actions_in(path)
    end(terminal, "kill")
    os.remove(path)
    for milliseconds in range(0, 60, 2):
        terminal = quick()
        to_decision(terminal)
        seen = len(actions_in(kept()[0]))
        terminal.send("\n".join(["1"] * 20))
        time.sleep(milliseconds / 1000)
        end(terminal, "kill")
        path, = kept()
        shown = run("replay", str(path), "--verify", "--lang", "en")
        check(shown.returncode == 0, milliseconds, shown)
        game = run("play", "--load", str(path), "--plain", "--lang", "en", text="save " + folder + "/k.json !\nquit\n")
        left = actions_in(folder + "/k.json")
        check(left == whole[:len(left)] and len(left) >= seen, milliseconds, left, game)
        os.remove(path)


def test_disk_full(folder):
    """A disk that is full in the middle of a game: what was kept stays, it is said once, and the game goes on."""
    def small_disk():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (700, resource.RLIM_INFINITY))

    moves = "".join("1\n" for _ in range(24))
    reply = subprocess.run([terminal_test.PROGRAM, "play", "crypt", "--players", "human=Zoe,level:1", "--lang", "en",
                            "--seed", "full"], input=moves, capture_output=True, text=True, preexec_fn=small_disk)
    check(reply.stdout.count("cannot be kept") == 1, reply.stdout[-800:])
    path, = kept()
    actions = actions_in(path)
    check(len(actions) > 5 and os.stat(path).st_size <= 700, path.read_text())
    check(run("check", str(path)).returncode == 0)
    os.remove(path)


def test_older_file(folder):
    """A game kept by the version before: one save with its position. It is offered, and grows from there."""
    terminal = begin("crypt")
    walk(terminal, 0)
    whole = saved(terminal, folder + "/whole.json")
    old = json.load(open(folder + "/whole.json"))
    games = pathlib.Path(os.environ["XDG_DATA_HOME"]) / "undercroft/games"
    path = games / "crypt-20260101-120000-1.json"
    path.write_text(json.dumps(old, indent=1))
    os.chmod(path, 0o600)
    terminal = Terminal("play", "crypt", "--speed", "0", "--lang", "en")
    terminal.expect("Round %d" % old["position"]["round"])
    terminal.expect(OFFER)
    terminal.send("")
    to_decision(terminal)
    go_on(terminal, path)
    grown = json.load(open(path))
    check(grown["actions"][:len(whole["actions"])] == whole["actions"] and len(grown["actions"]) > len(whole["actions"]))
    check("position" not in grown)
    end(terminal, "kill")
    path.write_text(json.dumps({**old, "position": {**old["position"], "round": 8}}))
    check(run("play", "--resume", "--lang", "en").returncode == 2)  # a position that the actions do not lead to
    os.remove(path)


def test_finished(folder):
    """A finished game leaves nothing behind; one that is cut off at its last question asks again."""
    for how in ("kill", "ctrl-c", None):
        game = Terminal("play", "crypt", "--players", "human=Zoe,level:1", "--seed", "end", "--speed", "0", "--lang", "en")
        play_on(game, "The game is over")
        game.expect(r"Enter for no: $")
        if how:
            end(game, how)
            again = Terminal("play", "--resume", "--lang", "en", "--speed", "0")
            again.expect(r"Enter for no: $")
            again.send(folder + "/%s.json" % how)
            check(again.status() == 0)
            check(run("replay", folder + "/%s.json" % how, "--verify").returncode == 0)
        else:
            game.send("")
            check(game.status() == 0)
        nothing_kept()
    check(run("play", "--players", "level:1,level:1").returncode == 0)
    nothing_kept()


def test_own_file(folder):
    """Leaving a loaded game offers its own file."""
    path = folder + "/mine.json"
    game = begin("crypt")
    walk(game, 0, 2)
    before = saved(game, path)
    for answer, grown in (("no", False), ("", True)):
        game = Terminal("play", "--load", path, "--speed", "0", "--lang", "en")
        walk(game, 0, 6)
        game.say("quit", r"Save in .*mine\.json\? Enter for yes; or no; or another file: $")
        game.send(answer)
        check(game.status() == 0)
        longer = len(json.load(open(path))["actions"]) > len(before["actions"])
        check(longer == grown, answer)
        check(len(kept()) == (0 if grown else 1), answer, kept())
        for left in kept():  # goes on, and knows its file
            game = Terminal("play", "--resume", "--speed", "0", "--lang", "en")
            to_decision(game)
            game.say("quit", r"Save in .*mine\.json\? ")
            end(game, "ctrl-c")
            os.remove(left)


def test_unkept(folder):
    """Without --no-autosave but without a place: said once, and the game goes on."""
    pathlib.Path(folder + "/file").write_text("no folder")
    game = Terminal("play", "crypt", "--players", "human=Zoe,level:1", "--seed", "x", "--speed", "0", "--lang", "en",
                    environment={"XDG_DATA_HOME": folder + "/file"})
    play_on(game, "The game is over")
    check(game.text().count("cannot be kept") == 1, game.text()[-2000:])
    game.send("")
    check(game.status() == 0)

    def full_disk():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, resource.RLIM_INFINITY))

    reply = subprocess.run([terminal_test.PROGRAM, "play", "crypt", "--players", "human=Zoe,level:1", "--lang", "en"],
                           input="1\n1\n1\n1\n1\n1\n", capture_output=True, text=True, preexec_fn=full_disk)
    check(reply.returncode == 0 and reply.stdout.count("cannot be kept") == 1, reply)
    check("was not saved" in reply.stdout, reply.stdout[-500:])
    game = begin("crypt", "--no-autosave")
    walk(game, 0)
    end(game, "ctrl-c")
    check("was not saved" in game.text())
    check(not kept())


def test_campaign(folder):
    """A game of a campaign is kept beside it."""
    path = folder + "/c.json"
    arguments = ("campaign", "onedeck", path, "--players", "human=Zoe", "--seed", "c", "--lang", "en", "--speed", "0")
    number = r"Number.*: $"
    for how in ("kill", "ctrl-c"):
        if os.path.exists(path):
            for name in os.listdir(folder):
                os.remove(folder + "/" + name)
        game = Terminal(*arguments)
        game.expect(number)
        for _ in range(5):  # play; one hero; which; dungeon; difficulty
            game.say("1", number)
        game.say("1", PROMPT)  # the game that is due
        for _ in range(6):
            game.say("1", PROMPT)
        end(game, how)
        check(not kept())
        actions = json.load(open(folder + "/c.game3.json"))["actions"]
        check(actions, "nothing was kept")
        again = Terminal(*arguments)
        again.expect(number)
        check("c.game3.json" in again.passage, again.passage)
        again.say("1", PROMPT)
        again.say("save " + folder + "/s.json", PROMPT)
        check(json.load(open(folder + "/s.json"))["actions"] == actions)
        again.say("1", PROMPT)
        end(again, "kill")
        check(run("check", folder + "/c.game3.json", path).returncode == 0)


def test_saga_campaign(folder):
    """The same with the heroes' campaign of Dungeon Saga: the game is beside it, to the last choice."""
    path, number, enter = folder + "/c.json", r"Number.*: $", READY + "|" + CURTAIN
    arguments = ("campaign", "saga", path, "--players", "level:1,human=Zoe", "--seed", "c", "--lang", "en", "--speed", "0")
    for how in ("kill", "ctrl-c"):
        for name in os.listdir(folder):
            os.remove(folder + "/" + name)
        game = Terminal(*arguments)
        while game.expect(PROMPT, enter, number) != 0:  # who plays whom, where to begin, the game that is due
            game.send("" if game.passage.endswith("Enter. ") else "1")
        for _ in range(8):
            game.send("1")
            while game.expect(PROMPT, enter) != 0:
                game.send("")
        game.say("log all", PROMPT)
        played = game.passage
        end(game, how)
        check(not kept())
        beside = [name for name in os.listdir(folder) if name.startswith("c.game") and name.endswith(".json")]
        check(len(beside) == 1, how, os.listdir(folder))
        actions = json.load(open(folder + "/" + beside[0]))["actions"]
        check(any(action.startswith("hero ") for action in actions), "nothing was kept")
        again = Terminal(*arguments)
        again.expect(number)
        check(beside[0] in again.passage, again.passage)
        again.say("1", PROMPT, enter)
        again.say("log all", PROMPT)
        check(again.passage == played, how, "told otherwise:", again.passage)
        again.say("save " + folder + "/s.json", PROMPT)
        check(json.load(open(folder + "/s.json"))["actions"] == actions, how, "something was lost")
        again.say("1", PROMPT, enter)
        end(again, "kill")
        check(run("check", folder + "/" + beside[0], path).returncode == 0)


def test_names(folder):
    """Names that nobody chose follow the language of whoever goes on or looks at the recording; chosen ones stay."""
    saga = ["--adventure", "saga-02", "--players"]
    cases = (("saga", saga + ["human,human"], ("Lord Supremo", "Eroi"), ("Overlord", "Heroes")),
             ("saga", saga + ["human,human,human", "--option", "seats=1,1,2,2"], ("Lord Supremo", "Orlaf+Rordin", "Madriga+Danor"), ("Overlord", "Orlaf+Rordin", "Madriga+Danor")),
             ("saga", saga + ["human,human=Zoe"], ("Lord Supremo", "Zoe"), ("Overlord", "Zoe")),
             ("onedeck", ["--heroes", "warrior,mage", "--players", "human,human"], ("Guerriera", "Maga"), ("Warrior", "Mage")),
             ("digger", ["--players", "human,human=Zoe"], ("Anna", "Zoe"), ("Anna", "Zoe")))
    for number, (game, arguments, *names) in enumerate(cases):
        file = "%s/%d.json" % (folder, number)
        first = run("play", game, *arguments, "--seed", "n", "--lang", "it", "--save", file)
        check(os.path.exists(file), first)
        for lang, own, others in (("it", *names), ("en", *reversed(names))):
            loaded = run("play", "--load", file, "--lang", lang, "--no-autosave").stdout
            check("who sat where" not in loaded and "i posti non sono" not in loaded, game, lang, loaded)
            for seen in (loaded, run("replay", file, "--lang", lang).stdout):
                check(all(name not in seen for name in set(others) - set(own)), game, lang, others, seen)
            check(any(name in loaded for name in own), game, lang, own, loaded)


if __name__ == "__main__":
    sys.exit(terminal_test.main(globals()))
