"""One Deck Dungeon in the terminal: whole games alone and in parties, in both languages, with every command.

Usage: onedeck_test.py PATH_OF_UNDERCROFT [NAME...]
"""
import json
import pathlib
import re
import sys

sys.dont_write_bytecode = True
import terminal_test
from terminal_test import Terminal, check, run

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROMPT = r"\w+> $"
GAME = ("play", "onedeck", "--speed", "0")


def to_dice_step(game, words, most=400):
    """Takes the first entry of every list until dice are to be used."""
    for _ in range(most):
        if words["dice"] in game.passage:
            return
        game.say("1", PROMPT)
    raise AssertionError("no dice step: " + game.passage)


def play_out(game, words):
    """Plays to the end: the dice as the hint of level 1 says, elsewhere the first entry. What was seen, joined."""
    seen = ""
    while True:
        which = game.expect(words["over"], PROMPT)
        seen += game.passage
        if which == 0:
            return seen
        if words["stops"] in game.passage:
            game.send(words["finish"])
        elif words["dice"] in game.passage:
            game.send("auto 2")
        else:
            game.send("1")


def whole_game(folder, lang, heroes, words):
    """Every command, save and quit; then the rest of the game, and the recording of it."""
    file = folder + "/game.json"
    game = Terminal(*GAME, "--heroes", heroes, "--seed", "whole", "--lang", lang)
    game.expect(PROMPT)
    check(words["dungeon"] in game.passage and words["hero"] in game.passage and words["doors"] in game.passage, game.passage)
    check("\x1b[" in game.raw, "no colour at a terminal")
    game.say("help", PROMPT)
    check("auto [" in game.passage and "cover 3 S4 H2" in game.passage, game.passage)
    game.say("auto", PROMPT)
    check(words["no_auto"] in game.passage, game.passage)
    game.say("why explore", PROMPT)
    check("OD-5.1" in game.passage and words["full"] in game.passage, game.passage)
    to_dice_step(game, words)
    check(words["toll"] in game.passage and re.search(r"\b1 [·✓] [SAM]\d", game.passage), game.passage)
    check(words["supply"] in game.passage and words["pool"] in game.passage, game.passage)
    game.say("cover 9 S9", PROMPT)
    check(words["unknown"] in game.passage, game.passage)
    for line in ("77", "why", "odds", "fly", "hint 9", "auto 9", "log 3", "load", "rules zzzz", "cover", "use", "x" * 3000):
        game.say(line, PROMPT)
    game.say("why explore", PROMPT)
    check("OD-7.8" in game.passage, game.passage)
    game.say("hint 2", PROMPT)
    check("%" in game.passage, game.passage)
    game.say("log all", PROMPT)
    check(words["floor_one"] in game.passage, game.passage)
    game.say("rules OD-9.3", PROMPT)
    check("OD-9.3" in game.passage, game.passage)
    game.say("cards", PROMPT)
    check(words["feat"] in game.passage and words["boss"] in game.passage, game.passage)
    for _ in range(12):  # as far as the hint goes: the end of the step is never decided by the computer
        game.say("auto 2", PROMPT)
        if words["stops"] in game.passage:
            break
    check(words["stops"] in game.passage, game.passage)
    game.say("save " + file, PROMPT)
    game.send("quit")
    check(game.status() == 0)
    check(json.load(open(file))["game"] == "onedeck")

    rest = Terminal("play", "--load", file, "--lang", lang, "--speed", "0")
    seen = play_out(rest, words)
    rest.expect(words["save_end"])
    done = folder + "/done.json"
    rest.send(done)
    check(rest.status() == 0)
    check(words["result"] in rest.text(), rest.text()[-800:])
    check("→" in seen and words["loot"] in seen, "no loot with what it changes")
    longest = max(len(line) for line in rest.text().split(words["over"])[0].split("\n")[2:])  # after the file's name
    check(longest <= 80, "a line of", longest, "columns on a screen of 80")
    reply = run("replay", done, "--verify", "--lang", lang)
    check(reply.returncode == 0 and words["verified"] in reply.stdout, reply)
    reply = run("replay", done, "--play", "--lang", lang)
    check(reply.returncode == 0 and words["result"] in reply.stdout, reply.stdout[-800:])
    check(run("check", done).returncode == 0)


ENGLISH = {
    "dice": "Use the dice:", "stops": "There is nothing better left to do", "finish": "finish", "over": "The game is over",
    "dungeon": "Dragon's Cave", "hero": "A Warrior", "doors": "Doors (at most 4)", "no_auto": "is for using dice", "full": "fewer doors than the limit",
    "toll": "Stopping now costs", "supply": "Supply:", "pool": "Dice of A", "unknown": "is no action of this game",
    "floor_one": "Floor 1 begins", "feat": "Frenzy", "boss": "Dragon:", "save_end": r"Enter for no: $",
    "result": "The party has", "loot": "as experience", "verified": "Verified."}
ITALIAN = {
    "dice": "Usa i dadi:", "stops": "Non resta niente di meglio", "finish": "finisci", "over": "La partita è finita",
    "dungeon": "Tana del Drago", "hero": "A Guerriera", "doors": "Porte (al massimo 4)", "no_auto": "serve a usare i dadi",
    "full": "meno porte del limite", "toll": "Fermarsi adesso costa", "supply": "Riserva:", "pool": "Dadi di A",
    "unknown": "non è un'azione", "floor_one": "Inizia il piano 1",
    "feat": "Frenesia", "boss": "Drago:", "save_end": r"Invio per no: $", "result": "Il gruppo ha", "loot": "come esperienza",
    "verified": "Verificata."}


def test_solo_english(folder):
    whole_game(folder, "en", "warrior", ENGLISH)


def test_two_italian(folder):
    whole_game(folder, "it", "warrior,mage", ITALIAN)


def test_menu(folder):
    """The menu asks for the number of heroes, the heroes (each once), the dungeon and the difficulty."""
    number = r"Number \[\d\]: $"
    game = Terminal("--lang", "en", "--speed", "0")
    game.expect(number)
    game.say("1", number)
    check("One Deck Dungeon" in game.passage, game.passage)
    game.say("2", number)
    check("1 hero" in game.passage and "4 heroes" in game.passage, game.passage)
    game.say("2", number)   # two heroes; who decides?
    game.say("1", number)
    check("Hero A?" in game.passage and "Rogue" in game.passage, game.passage)
    game.say("3", number)   # the Rogue
    check("Hero B?" in game.passage and "Rogue" not in game.passage, game.passage)
    game.say("1", number)
    check("Dragon's Cave (difficulty 1 of 3)" in game.passage, game.passage)
    game.say("2", number)
    check("Novice" in game.passage and "[3]" in game.passage, game.passage)
    game.say("1", PROMPT)
    check("Yeti's Cavern" in game.passage and "A Rogue" in game.passage and "Level 2" in game.passage, game.passage)
    check(game.passage.rstrip().endswith("Rogue>"), game.passage)
    game.send("quit")
    game.expect(r"Enter for no: $")
    game.say("", number)
    game.say("5", r"\n|$")
    check(game.status() == 0)


def test_party(folder):
    """Two people at one screen: nothing is hidden, so nothing is handed over. Dice may be typed without their owner."""
    game = Terminal(*GAME, "--players", "human=Zoe,human=Max", "--heroes", "archer,paladin", "--seed", "party", "--lang", "en")
    game.expect(PROMPT)
    check("A Archer (Zoe)" in game.passage and "B Paladin (Max)" in game.passage, game.passage)
    for _ in range(400):  # to a dice step in which heroic dice can be made in several ways
        made = re.search(r"(\d+) make a heroic die — \d+ ways", game.passage)
        if made:
            break
        game.say("finish" if "Use the dice:" in game.passage else "1", PROMPT)
    check("hand over" not in game.text() and "alone at the screen" not in game.text())
    before = game.passage
    die = re.search(r"Dice of (A Zoe|B Max): ([SAMH]\d)", before)
    game.say("why cover 99 " + die.group(2), PROMPT)
    check("is no action" in game.passage, game.passage)
    game.say("why discard " + die.group(2), PROMPT)
    check("OD-10.4" in game.passage and "discard " + die.group(1)[0] + "." + die.group(2) in game.passage, game.passage)
    game.say("make", PROMPT)
    check("actions begin so" in game.passage and "make " in game.passage, game.passage)
    game.say(made.group(1), PROMPT)
    check("0 back" in game.passage, game.passage)
    for _ in range(5):
        game.say("1", PROMPT)
        if "makes a heroic die of" in game.passage:
            break
    check("makes a heroic die of" in game.passage, game.passage)
    game.say("undo", PROMPT)
    check("Taken back." in game.passage and "make a heroic die — " in game.passage, game.passage)
    game.end_of_input()
    check(game.status() == 0)


def test_plain(folder):
    """In a pipe: plain lines, no colour, a box on each line; all counts of heroes."""
    for heroes in ("rogue", "mage,archer", "warrior,mage,rogue,paladin"):
        game = Terminal("play", "onedeck", "--heroes", heroes, "--difficulty", "standard", "--dungeon", "lichs_tomb", "--seed", "plain",
                        "--lang", "en", pipe=True)
        seen = play_out(game, ENGLISH)
        game.end_of_input()
        check(game.status() == 0)
        check("\x1b" not in game.raw and "✓" not in game.raw, "not plain")
        check("Box 1: " in seen and ", open" in seen, "no boxes")
    for lines in ("", "1\n", "nonsense\n\n\n", "quit\n", "undo\nlog\nlook\nauto\n"):
        reply = run("play", "onedeck", text=lines)
        check(reply.returncode == 0 and reply.stderr == "", lines, reply)
    saved = folder + "/computers.json"
    check(run("play", "onedeck", "--players", "level:1,level:2", "--seed", "c", "--save", saved).returncode == 0)
    check(run("replay", saved, "--verify").returncode == 0)


def test_every_event(folder):
    """Each event of the format has words in both languages, or is shown by the position alone."""
    silent = {"boxes.active", "turn.began"}
    page = (ROOT / "docs/format/onedeck.md").read_text().split("## Events", 1)[1].split("\n## ", 1)[0]
    events = re.findall(r"^\| `([a-z.]+)` \|", page, re.M)
    check(len(events) > 45, events)
    for lang in ("en", "it"):
        words = json.loads((ROOT / "content/locales" / (lang + ".json")).read_text())
        for event in events:
            known = any(key == "event." + event or key.startswith("event." + event + ".") for key in words)
            check(known != (event in silent), lang, "has no words for", event)


def test_every_kind(folder):
    """Each kind of decision has its sentence in both languages."""
    page = (ROOT / "docs/notation/onedeck.md").read_text().split("## Kinds of decision", 1)[1]
    kinds = [kind for row in re.findall(r"^\| (`[^|]*) \| (?:the party|a hero)", page, re.M) for kind in re.findall(r"`([a-z-]+)`", row)]
    check(len(kinds) > 20, kinds)
    for lang in ("en", "it"):
        words = json.loads((ROOT / "content/locales" / (lang + ".json")).read_text())
        check(all("must." + kind in words for kind in kinds), lang, [kind for kind in kinds if "must." + kind not in words])


def test_refused(folder):
    for wrong in (["--heroes", "warrior,warrior"], ["--heroes", "dwarf"], ["--heroes", "warrior,mage,rogue"], ["--dungeon", "cellar"],
                  ["--difficulty", "easy"], ["--players", "human,human,human"], ["--players", "human", "--heroes", "warrior,mage"],
                  ["--collectors", "AAAAAA"]):
        reply = run("play", "onedeck", *wrong)
        check(reply.returncode == 2 and reply.stderr.count("\n") == 1, wrong, reply)
    check(run("play", "crypt", "--dungeon", "dragons_cave").returncode == 2)


def test_rules(folder):
    check("OD-9.3" in run("rules", "onedeck", "9.3").stdout)
    italian = run("rules", "onedeck", "OD-9.3", "--lang", "it").stdout
    check("armatura" in italian and "armour" in italian, italian)


if __name__ == "__main__":
    sys.exit(terminal_test.main(globals()))
