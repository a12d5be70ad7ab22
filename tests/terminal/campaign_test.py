"""Campaigns at the terminal: a whole game with its marks, games left and taken up again, damaged files.

Usage: campaign_test.py PATH_OF_UNDERCROFT [NAME...]
"""
import json
import os
import re
import signal
import sys

sys.dont_write_bytecode = True
import terminal_test
from terminal_test import Terminal, check, run

NUMBER = r"(Number|Numero)( \[\d+\])?: $"
PROMPT = r"\w+> $"


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def steps_of(path):
    return json.loads(read(path))["steps"]


def begin(file, *arguments, **how):
    return Terminal("campaign", "onedeck", file, "--speed", "0", "--seed", "campaign", *arguments, **how)


def choose(campaign, *numbers):
    for number in numbers:
        campaign.say(str(number), NUMBER)


def one_game(folder, lang, over, learned, **how):
    """Sheets, a party of one, a game that a computer plays, its marks one by one; the file after every step."""
    file = os.path.join(folder, "friends.json")
    campaign = begin(file, "--players", "level:1", "--lang", lang, **how)
    campaign.expect(NUMBER)
    choose(campaign, 99, "x", 2, 2)                          # no such number; the sheet of the Mage
    check("0/6" in campaign.passage and "0/4" in campaign.passage, campaign.passage)
    if "pipe" not in how:                                    # talents stand below the heading of their group
        check(all(re.search(r"^  " + name, campaign.text(), re.M) for name in ("Veteran", "Grit", "Foresight")), campaign.text())
    choose(campaign, 1, 1, 1)                                # play: one hero, the Warrior
    check(steps_of(file) == ["party warrior"], steps_of(file))
    choose(campaign, 6)                                      # another party, after all
    check(steps_of(file)[1:] == ["drop"], steps_of(file))
    choose(campaign, 1, 1, 1, 4, 4)                          # the Lich's Tomb, Fearless
    check(steps_of(file)[3:] == ["dungeon lichs_tomb", "difficulty fearless"], steps_of(file))
    campaign.say("1", over)
    campaign.expect(NUMBER)
    check(steps_of(file)[5].startswith("result "), steps_of(file))
    placed = 0
    while json.loads(read(file))["state"]["stage"] == "marks":
        choose(campaign, 1)                                  # always Veteran, while it has bubbles
        placed += 1
        check(steps_of(file)[-1].startswith("mark warrior "), steps_of(file))
        check(steps_of(file + ".bak") == steps_of(file)[:-1])
    check(placed >= 3, placed)
    sheet = json.loads(read(file))["state"]["sheets"][0]
    check(sheet["games"] == 1 and sum(map(sum, sheet["talents"].values())) == placed, sheet)
    if sheet["learned"]:
        check(learned in campaign.text(), campaign.text()[-2000:])
    choose(campaign, 2, 1)                                   # the Warrior's sheet again
    campaign.send("3")
    check(campaign.status() == 0)
    for path in (file, file + ".bak", os.path.join(folder, "friends.game5.json")):
        reply = run("check", path)
        check(reply.returncode == 0, reply.stdout)
    check(sorted(os.listdir(folder)) == ["friends.game5.json", "friends.json", "friends.json.bak"], os.listdir(folder))


def test_game(folder):
    one_game(folder, "en", "The game is over", "has learned Veteran")


def test_italian(folder):
    one_game(folder, "it", "La partita è finita", "ha imparato Veterana", pipe=True)


def test_resume(folder):
    """A game that is left waits in its file; it can be taken up again, begun anew or given up."""
    file = os.path.join(folder, "c.json")
    campaign = begin(file)
    campaign.expect(NUMBER)
    choose(campaign, 1, 2, 1, 1, 1, 3)                       # Warrior and Mage, the Dragon's Cave, Expert
    choose(campaign, 1)                                      # begin: who decides?
    campaign.say("1", PROMPT)
    campaign.say("1", PROMPT)                                # the Warrior's specialisation
    campaign.say("load " + file, PROMPT)                     # no other game in the place of this one
    campaign.send("quit")
    check(campaign.status() == 0)
    game = os.path.join(folder, "c.game3.json")
    left = read(game)
    check(json.loads(left)["campaign"]["steps"] == 3, left[:500])

    campaign = begin(file)
    campaign.expect(NUMBER)
    check("c.game3.json" in campaign.passage, campaign.passage)
    campaign.say("1", PROMPT)
    campaign.send("quit")
    check(campaign.status() == 0)
    check(json.loads(read(game))["actions"] == json.loads(left)["actions"])

    campaign = begin(file, "--players", "level:1,level:1")
    campaign.expect(NUMBER)
    campaign.say("2", "The game is over")                    # anew: the game that was left is not overwritten
    campaign.expect(NUMBER)
    campaign.leave()
    check(json.loads(read(game))["actions"] == json.loads(left)["actions"])
    check(os.path.exists(os.path.join(folder, "c.game3-2.json")))
    check(steps_of(file)[3].startswith("result "), steps_of(file))


def test_drop(folder):
    file = os.path.join(folder, "c.json")
    campaign = begin(file)
    campaign.expect(NUMBER)
    choose(campaign, 1, 1, 5, 1, 1)
    campaign.say("3", r"\[no\] $")
    campaign.say("perhaps", r"\[no\] $")
    campaign.say("no", NUMBER)
    campaign.say("3", r"\[no\] $")
    campaign.say("yes", NUMBER)
    check(steps_of(file) == ["party archer", "dungeon dragons_cave", "difficulty novice", "drop"], steps_of(file))
    campaign.send("quit")
    check(campaign.status() == 0)


def test_killed(folder):
    """Whatever was chosen is in the file, even if the program is killed at the next question."""
    file = os.path.join(folder, "c.json")
    for number, step in enumerate(("party warrior", "dungeon dragons_cave", "difficulty novice")):
        campaign = begin(file)
        campaign.expect(NUMBER)
        choose(campaign, *((1, 1, 1) if number == 0 else (1,)))
        os.kill(campaign.process.pid, signal.SIGKILL)
        campaign.process.wait()
        check(steps_of(file)[-1] == step, steps_of(file))
        check(run("check", file).returncode == 0)


def test_damaged(folder):
    """A damaged file is named with the reason, the last good one is offered, and nothing is overwritten."""
    file = os.path.join(folder, "c.json")
    check(begin_and_leave(file, 1, 1, 1) == 0)
    sound, before = read(file), read(file + ".bak")
    reply = run("play", "--load", file)                      # another command goes on with it
    check(reply.returncode == 2 and "undercroft campaign onedeck" in reply.stderr, reply)
    for damage, reason in ((sound[:200], "c.json: "), (sound.replace('"games": 0', '"games": 3', 1), "state.sheets[0].games"),
                           (sound.replace('"veteran": [0', '"veteran": [5', 1), "state.sheets[0].talents.veteran[0]"), ("", "c.json: "), (sound.replace("party warrior", "party wizard"), "steps[0]")):
        with open(file, "w", encoding="utf-8") as out:
            out.write(damage)
        campaign = begin(file)
        campaign.expect(r"\[no\] $")
        check(reason in campaign.passage, campaign.passage)
        campaign.send("no")
        check(campaign.status() == 2)
        check(read(file) == damage and read(file + ".bak") == before)
        check(run("check", file).returncode == 2)
    campaign = begin(file)
    campaign.expect(r"\[no\] $")
    campaign.say("yes", NUMBER)
    campaign.send("3")
    check(campaign.status() == 0)
    check(read(file) == before and read(file + ".damaged") == damage)
    os.remove(file)                                          # gone altogether
    campaign = begin(file)
    campaign.expect(r"\[no\] $")
    campaign.say("yes", NUMBER)
    campaign.end_of_input()
    check(campaign.status() == 0 and read(file) == before)
    os.remove(file + ".bak")
    with open(file, "w", encoding="utf-8") as out:
        out.write("{")
    reply = run("campaign", "onedeck", file)
    check(reply.returncode == 2 and read(file) == "{", reply)


def begin_and_leave(file, *numbers):
    campaign = begin(file)
    campaign.expect(NUMBER)
    choose(campaign, *numbers)
    campaign.end_of_input()
    return campaign.status()


def test_options(folder):
    reply = run("campaign", "--help")
    check(reply.returncode == 0 and "Example" in reply.stdout, reply.stdout)
    for wrong in (["campaign", "crypt"], ["campaign", "chess"], ["campaign", "onedeck", folder], ["campaign", "onedeck", folder + "/no/c.json"],
                  ["campaign", "onedeck", folder + "/c.json", "--players", "wizard"], ["campaign", "onedeck", "--nonsense"]):
        reply = run(*wrong)
        check(reply.returncode == 2, wrong, reply)
    check(os.listdir(folder) == [], os.listdir(folder))


if __name__ == "__main__":
    sys.exit(terminal_test.main(globals()))
