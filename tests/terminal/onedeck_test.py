"""One Deck Dungeon in the terminal: whole games alone and in parties, in both languages, with every command.

Usage: onedeck_test.py PATH_OF_UNDERCROFT [NAME...]
"""
import json
import pathlib
import random
import re
import sys

sys.dont_write_bytecode = True
import terminal_test
from games import PROMPT, ROOT, Bot, check_any_input, check_events, check_kinds, check_refused, check_whole
from terminal_test import Terminal, check, run

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
    check("auto [" in game.passage and words["example"] in game.passage, game.passage)
    game.say("auto", PROMPT)
    check(words["no_auto"] in game.passage, game.passage)
    game.say("why explore", PROMPT)
    check("OD-5.1" in game.passage and words["full"] in game.passage, game.passage)
    to_dice_step(game, words)
    check(words["toll"] in game.passage and re.search(r"\b1 [·✓] [%s]\d" % words["letters"], game.passage), game.passage)
    check(words["supply"] in game.passage and words["pool"] in game.passage, game.passage)
    game.say("cover 9 S9", PROMPT)
    check('"cover 9 S9" ' + words["wrong"] in game.passage, game.passage)
    for line in ("77", "why", "odds", "fly", "hint 9", "auto 9", "log 3", "load", "rules zzzz", "cover", "use", "x" * 3000):
        game.say(line, PROMPT)
    game.say("why explore", PROMPT)
    check("OD-7.8" in game.passage, game.passage)
    game.say("hint 2", PROMPT)
    check("%" in game.passage, game.passage)
    game.say("odds finish", PROMPT)
    check(words["odds"] in game.passage, game.passage)
    game.say("hint", PROMPT)
    check(words["odds"] in game.passage, "a hint in the dice step without its reason", game.passage)
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
    check_whole(rest, done, lang, words, words["result"])


ENGLISH = {
    "example": "cover 3 S4 H2", "letters": "SAM",
    "odds": "If the computer played on", "dice": "Use the dice:", "stops": "There is nothing better left to do", "finish": "finish", "over": "The game is over",
    "dungeon": "Dragon's Cave", "hero": "A Warrior", "doors": "Doors (at most 4)", "no_auto": "is for using dice", "full": "fewer doors than the limit",
    "toll": "Stopping now costs", "supply": "Supply:", "pool": "Dice of A", "wrong": "does not work: ",
    "floor_one": "Floor 1 begins", "feat": "Frenzy", "boss": "Dragon:", "save_end": r"Enter for no: $",
    "result": "The party has", "loot": "as experience", "verified": "Verified.", "no_toll": "Stopping now costs nothing",
    "no_change": "keep the lanterns|give up:", "talent": "First Aid: A Healing potion used on you"}
ITALIAN = {
    "example": "copri 3 F4 E2", "letters": "FAM",
    "odds": "Se poi giocasse il computer", "dice": "Usa i dadi:", "stops": "Non resta niente di meglio", "finish": "termina", "over": "La partita è finita",
    "dungeon": "Tana del Drago", "hero": "A Guerriera", "doors": "Porte (al massimo 4)", "no_auto": "serve a usare i dadi",
    "full": "meno porte del limite", "toll": "Fermarsi adesso costa", "supply": "Riserva comune:", "pool": "Dadi di A",
    "wrong": "non funziona: ", "floor_one": "Inizia il piano 1",
    "feat": "Frenesia", "boss": "Drago:", "save_end": r"Invio per non salvare: $", "result": "Il gruppo ha", "loot": "come PE",
    "verified": "Verificata.", "no_toll": "Fermarsi adesso non costa niente", "no_change": "tieni le lanterne|arrenditi:",
    "talent": "Pronto Soccorso: Una pozione di Cura usata su di te"}


def test_solo_english(folder):
    whole_game(folder, "en", "warrior", ENGLISH)


def test_two_italian(folder):
    whole_game(folder, "it", "warrior,mage", ITALIAN)


def test_italian_letters(folder):
    """Dice are F A M E in Italian, and so is what is typed; the letters of the notation are taken, too, and are what is saved."""
    file = folder + "/letters.json"
    game = Terminal(*GAME, "--heroes", "warrior", "--seed", "letters", "--lang", "it")
    game.expect(PROMPT)
    to_dice_step(game, ITALIAN)
    check(re.search(r"Riserva comune: F forza \d+ +A agilità \d+ +M magia \d+ +E eroico \d+", game.passage), game.passage)
    dice = re.search(r"Dadi di A Guerriera: ([FAME]\d[^\n]*)", game.passage).group(1).split()
    check(any(die[0] == "F" for die in dice) and not any(die[0] in "SH" for die in dice), dice)
    die = next(die for die in dice if die[0] == "F")
    for typed in ("scarta " + die, "discard " + die.replace("F", "S"), "scarta " + die.lower()):
        game.say("perché " + typed, PROMPT)
        check("OD-10.4" in game.passage and "scarta " + die + " ora non" in game.passage, typed, game.passage)
    game.say("crea", PROMPT)  # what can follow is told in the same words
    made = re.search(r"crea A [FAME]\d(?: [FAME]\d)?", game.passage)
    check(made, game.passage)
    game.say("1", PROMPT)
    game.say("salva " + file, PROMPT)
    game.send("esci")
    check(game.status() == 0)
    actions = [action for action in json.load(open(file))["actions"] if isinstance(action, str)]
    check(not any(re.search(r"\b[FE]\d", action) for action in actions), actions)


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
    check("does not work: write a box and dice" in game.passage, game.passage)
    game.say("why discard " + die.group(2), PROMPT)
    check("OD-10.4" in game.passage and "discard " + die.group(1)[0] + "." + die.group(2) in game.passage, game.passage)
    game.say("make", PROMPT)
    check("actions start like this" in game.passage and "make " in game.passage, game.passage)
    game.say(made.group(1), PROMPT)
    check("0 back" in game.passage, game.passage)
    for _ in range(5):
        game.say("1", PROMPT)
        if "makes a heroic die of" in game.passage:
            break
    check("makes a heroic die of" in game.passage, game.passage)
    game.say("undo", PROMPT)
    check("Taken back." in game.passage and "make a heroic die — " in game.passage, game.passage)
    game.leave()


def test_plain(folder):
    """In a pipe: plain lines, no colour, a box on each line; all counts of heroes."""
    for heroes in ("rogue", "mage,archer", "warrior,mage,rogue,paladin"):
        game = Terminal("play", "onedeck", "--heroes", heroes, "--difficulty", "standard", "--dungeon", "lichs_tomb", "--seed", "plain",
                        "--lang", "en", pipe=True)
        seen = play_out(game, ENGLISH)
        game.leave()
        check("\x1b" not in game.raw and "✓" not in game.raw, "not plain")
        check("Box 1: " in seen and ", open" in seen, "no boxes")
    check_any_input("onedeck", "", "1\n", "nonsense\n\n\n", "quit\n", "undo\nlog\nlook\nauto\n")
    saved = folder + "/computers.json"
    check(run("play", "onedeck", "--players", "level:1,level:2", "--seed", "c", "--save", saved).returncode == 0)
    check(run("replay", saved, "--verify").returncode == 0)


def decisions(folder, games):
    """One saved game at each kind of decision that comes up in games of heroes who know every talent: {kind: file}."""
    content = json.loads((ROOT / "content/onedeck.json").read_text())
    talents = [talent["id"] for talent in content["campaign"]["talents"]]
    heroes, dungeons = ([each["id"] for each in content[key]] for key in ("heroes", "dungeons"))
    found = {}
    bot = Bot()
    for game in range(games):
        chance = random.Random(game)
        players = (1, 2, 4)[game % 3]
        options = {"heroes": chance.sample(heroes, players), "dungeon": dungeons[game % 5], "difficulty": "novice", "talents": [talents] * players}
        table = bot.ask("new", game="onedeck", players=players, options=options, seed="decisions %d" % game)["table"]
        turn = bot.turn(table)
        while not turn["over"]:
            kind = turn["kind"]
            if kind == "dice" and "boss" not in found and bot.ask("view", table=table, viewer="table")["view"]["encounter"]["kind"] == "boss":
                kind = "boss"
            if kind not in found:
                found[kind] = "%s/%s.json" % (folder, kind)
                bot.save(table, found[kind], ["human"] * players)
            action = bot.ask("suggest", table=table, level=1, seed="1")["action"] if chance.random() < 0.9 else chance.choice(turn["actions"])
            bot.ask("act", table=table, action=action, seat=turn["actor"])
            turn = bot.turn(table)
        bot.ask("close", table=table)
    bot.end()
    return found


def test_decisions(folder):
    """The screen of each kind of decision: within 80 columns, no part torn apart, and the cost of stopping exactly where one can stop."""
    found = decisions(folder, 45)
    usual = {"act", "bonus", "boss", "descend", "dice", "extra-damage", "face", "feat", "flames", "lethal", "level", "loot", "option", "pairs", "pick",
             "specialisation", "turn-start"}
    check(usual <= set(found), "not met:", usual - set(found))
    for lang, words in (("en", ENGLISH), ("it", ITALIAN)):
        for kind, file in found.items():
            game = Terminal("play", "--load", file, "--lang", lang, "--speed", "0")
            game.expect(PROMPT)
            lines = game.text().split("\n")[2:]  # after the file's name
            check(max(map(len, lines)) < 80, lang, kind, max(lines, key=len))
            check(not any(re.match(r" *·( |$)", line) for line in lines), lang, kind, game.text())
            check(not any(re.search(r"· \d+$", line) for line in lines), lang, kind, game.text())
            costs = any(words[key] in game.passage for key in ("toll", "no_toll"))
            if kind in ("dice", "boss", "pick", "value"):
                check(costs, lang, kind, game.passage)
            if kind in ("act", "descend", "extra-damage", "face", "feat", "loot", "level", "option", "turn-start"):
                check(not costs, lang, kind, game.passage)
            if kind in ("loot", "level", "lethal", "extra-damage", "flames", "drain"):  # what would change, before and after
                entries = re.findall(r"^ {1,2}\d+  .*(?:\n {4,}.*)*", game.text(), re.M)
                entries = [entry for entry in entries if not re.search(words["no_change"], entry)]
                check(entries and all("→" in entry for entry in entries), lang, kind, game.text())
            if kind == "specialisation":
                check(words["talent"] in game.passage, game.passage)
            game.leave()


def test_after_finish(folder):
    """While dice are chosen the cost of stopping stays in sight; once the step is finished nothing can be stopped any more."""
    game = Terminal(*GAME, "--heroes", "warrior,mage", "--seed", "s2", "--lang", "en")
    game.expect(PROMPT)
    to_dice_step(game, ENGLISH)
    check("Power Transfer (S1)" in game.passage and "Power Transfer (A1)" in game.passage, game.passage)
    check("finish — costs " in game.passage, game.passage)
    ways = re.search(r"(\d+) (?:cover box \d|make a heroic die) — [^—]*?\d+ ways", game.passage)
    game.say(ways.group(1), PROMPT)
    check("Stopping now costs" in game.passage, game.passage)
    game.say("enter", PROMPT)
    check('Nothing can be done with "enter" now' in game.passage, game.passage)
    game.say("finish", PROMPT)
    check("Consequences:" in game.passage and "Stopping now" not in game.passage, game.passage)
    game.leave()


def test_unproved(folder):
    """Where the play that the odds count on is not proved best, it is said of which share; where all is proved, nothing."""
    save = json.loads((ROOT / "tests/replays/onedeck-2-minotaur.json").read_text())
    bot = Bot()
    table = bot.ask("new", game="onedeck", players=2, options=save["options"], seed=save["seed"])["table"]
    told = {}
    while len(told) < 2:  # an action of each kind, and the game as it is then
        turn = bot.turn(table)
        for action in [each for each in turn["actions"] if each.split()[0] in ("enter", "finish")][:1]:
            odds = bot.ask("explain", table=table, action=action)["odds"]
            kind = "proved" if odds["exact"] else "unproved" if odds.get("proved", 1) < 1 else None
            if kind and kind not in told:
                told[kind] = action, odds, bot.ask("save", table=table)["save"]
        wanted = [each for each in turn["actions"] if each in save["actions"]] or turn["actions"]
        bot.ask("act", table=table, action=wanted[0], seat=turn["actor"])
    bot.end()
    for lang, words, said in (("en", ENGLISH, "In %s of the cases the play is not proved best"), ("it", ITALIAN, "Nel %s dei casi non è dimostrato")):
        for kind, (action, odds, position) in told.items():
            file = folder + "/%s.json" % kind
            pathlib.Path(file).write_text(json.dumps({**position, "seats": "human,human"}))
            game = Terminal("play", "--load", file, "--lang", lang, "--speed", "0")
            game.expect(PROMPT)
            game.say("odds " + action, PROMPT)
            check(words["odds"] in game.passage, game.passage)
            share = "%.1f%%" % (100 * (1 - odds.get("proved", 1)))
            if kind == "unproved":
                check(said % (share if lang == "en" else share.replace(".", ",")) in game.passage, share, game.passage)
            else:
                check(said.split("%s")[1] not in game.passage, game.passage)
            game.leave()


def test_bad_position(folder):
    """A position with nine agility dice, one edited by hand, one cut short: refused with file, place and reason."""
    bot = Bot()
    table = bot.ask("new", game="onedeck", players=1, options={}, seed="position")["table"]
    while bot.turn(table)["kind"] != "dice":
        bot.ask("act", table=table, action=bot.turn(table)["actions"][0], seat=0)
    position = bot.ask("view", table=table, viewer="table")["view"]
    bot.end()
    nine = json.loads(json.dumps(position))
    encounter = nine["encounter"]
    encounter["pool"] = [die for die in encounter["pool"] if die["color"] != "agility"]
    encounter["pool"] += [{"color": "agility", "value": 3, "use": "any", "seat": 0}] * 9
    encounter["supply"]["agility"] = 0
    text = json.dumps(position)
    for content, place, reason in ((json.dumps(nine), "encounter", "9 agility dice"), (text[:len(text) // 2], "line 1", "ends too early"),
                                   (text.replace('"floor": 1', '"floor": 7', 1), "floor", "")):
        file = pathlib.Path(folder) / "bad.json"
        file.write_text(content)
        for part in (("check",), ("play", "--load")):
            reply = run(*part, str(file))
            said = reply.stdout + reply.stderr
            check(reply.returncode == 2 and "bad.json: " in said and place in said and reason in said, part, reply)
        check(file.read_text() == content)
    file.write_text(text)
    check(run("check", str(file)).returncode == 0)
    check(run("play", "--load", str(file), text="quit\n").returncode == 0)


def test_every_event(folder):
    """Each event of the format has words in both languages, or is shown by the position alone."""
    check_events("onedeck", "event.", {"boxes.active", "turn.began", "dice.lifted", "dice.returned"}, 45)


def test_every_kind(folder):
    """Each kind of decision has its sentence in both languages."""
    check_kinds("onedeck", "must.", " (?:the party|a hero)", 20)


def test_refused(folder):
    check_refused("onedeck", ["--heroes", "warrior,warrior"], ["--heroes", "dwarf"], ["--heroes", "warrior,mage,rogue"], ["--dungeon", "cellar"],
                  ["--difficulty", "easy"], ["--players", "human,human,human"], ["--players", "human", "--heroes", "warrior,mage"],
                  ["--collectors", "AAAAAA"])
    check(run("play", "crypt", "--dungeon", "dragons_cave").returncode == 2)


def test_rules(folder):
    check("OD-9.3" in run("rules", "onedeck", "9.3").stdout)
    italian = run("rules", "onedeck", "OD-9.3", "--lang", "it").stdout
    check("Armatura" in italian and "armour" in italian, italian)


if __name__ == "__main__":
    sys.exit(terminal_test.main(globals()))
