"""Dungeon Saga in the terminal: whole games, every adventure and kind of decision, campaigns, files of one's own.

Usage: saga_test.py PATH_OF_UNDERCROFT [NAME...]
"""
import json
import pathlib
import random
import re
import sys

sys.dont_write_bytecode = True
import terminal_test
from games import (ENTER, PROMPT, ROOT, Bot, catalogues, check_any_input, check_events, check_kinds, check_refused, check_verbs, check_whole, check_width, flat,
                   resumed, save_and_quit)
from terminal_test import Terminal, check, run, types_back

NUMBER = r"(Number|Numero)( \[\d+\])?: $"
GAME = ("play", "saga", "--speed", "0")
ADVENTURES = ["saga-a", "saga-b"] + ["saga-%02d" % number for number in range(1, 11)]
ENGLISH = {"over": "The game is over", "save_end": r"Enter for no: $", "story": "the bones of the last defenders start to move", "goal": "The Heroes win by opening door X. The Overlord wins",
           "which": "which hero takes a Turn now?", "share": "38.0%", "moves": "Move to one of 45 squares", "engaged": "4 dice against 2, armour 2: bone pile 27.9%, destroyed 38.0%",
           "hits": "Hits: 0:", "forbidden": "is not allowed now", "suggestion": "Suggestion:", "taken_back": "Taken back", "stays": "so it stands", "verified": "Verified.",
           "look": "look", "goal_word": "goal", "overlord": "overlord", "all": "all", "signs": "Signs of the map", "row": "row 4:", "reward": "Reward:", "hand": "hand: 3 cards",
           "turn": "Orlaf's Turn.", "example": '"move 5,4 E"', "reach": "Within reach: costs 3 of the Move", "unseen": "Cards not seen yet: 1 Extra Command ×5", "lock": "mundane lock, 2 dice, armour 2"}
ITALIAN = {"over": "La partita è finita", "save_end": r"Invio per non salvare: $", "story": "le ossa degli ultimi difensori cominciano a muoversi", "goal": "Gli Eroi vincono se aprono la porta X. Il Lord Supremo vince",
           "which": "quale Eroe gioca ora il suo Turno?", "share": "38,0%", "moves": "Muovi su una di 45 caselle", "engaged": "4 dadi contro 2, Armatura 2: Mucchio d’Ossa 27,9%, distruzione 38,0%",
           "hits": "Colpi: 0:", "forbidden": "ora non è permesso", "suggestion": "Suggerimento:", "taken_back": "Scelta annullata", "stays": "la scelta resta", "verified": "Verificata.",
           "look": "guarda", "goal_word": "vittoria", "overlord": "lord", "all": "tutto", "signs": "Segni della mappa", "row": "riga 4:", "reward": "Ricompensa:", "hand": "mano: 3 carte",
           "turn": "Turno di Orlaf.", "example": '"muovi 5,4 E"', "reach": "Raggiungibile: costa 3 del Movimento", "unseen": "Carte non ancora viste: 1 Comando Extra ×5", "lock": "Serratura Mondana, 2 dadi, Armatura 2"}


def example():
    """The adventure that docs/write-an-adventure.md shows."""
    page = (ROOT / "docs/write-an-adventure.md").read_text()
    return json.loads(re.search(r"```json\n(\{\n \"schema\".*?)```", page, re.S).group(1))


def play_out(game, words, chance, most=4000):
    """Chooses at random to the end, mostly from the short lists. What was seen, joined."""
    seen = ""
    for _ in range(most):
        which = game.expect(words["over"], PROMPT, ENTER)
        seen += game.passage
        if which == 0:
            return seen
        numbers = [int(number) for number in re.findall(r" (\d+)  ", re.sub(r"\s", " ", game.text()[-1500:]))]
        game.send("" if which == 2 else str(chance.randint(1, min(max(numbers or [1]), 9))))
    raise AssertionError("the game does not end")


def whole_game(folder, lang, words):
    """The story, every command, undo, save and quit; then the rest of the game by computers, and the recording of it."""
    file = folder + "/game.json"
    game = Terminal(*GAME, "--adventure", "saga-a", "--players", "level:1,human", "--seed", "7", "--lang", lang)
    game.expect(PROMPT)
    check(words["story"] in game.passage and words["goal"] in game.passage, game.passage)
    check(words["which"] in game.passage and words["hand"] in game.passage, game.passage)
    check("4 ##O>. . . . . s<s<. . . . . +2 4" in game.passage and "5 ##R>" in game.passage, game.passage)
    game.say("hero orlaf", PROMPT)
    check(words["turn"] in game.passage and words["moves"] in game.passage and "2 ##* * * * * * * * . ." in game.passage, game.passage)
    game.say("undo", PROMPT)
    check(words["taken_back"] in game.passage, game.passage)
    game.say("1", PROMPT)
    game.say("1", PROMPT)                                    # the rows of the map
    check(words["row"] in game.passage, game.passage)
    game.say("3", PROMPT)
    game.say("0", PROMPT)
    game.say("0", PROMPT)
    for asked, told in (("4,4", words["reach"]), ("14,4", words["lock"]), ("orlaf", "Whirlwind" if lang == "en" else "Vortice"), (words["overlord"], words["unseen"]),
                        (words["goal_word"], words["story"]), ("s", "7,4"), ("40,20", "40,20"), ("nobody", words["moves"])):
        game.say(words["look"] + " " + asked, PROMPT)
        check(told in game.passage, asked, game.passage)
    game.say("cards", PROMPT)
    check(words["signs"] in game.passage, game.passage)
    game.say("help", PROMPT)
    check(words["example"] in game.passage, game.passage)
    for line in ("77", "why", "odds", "fly", "hint 9", "log 3", "load", "rules zzzz", "move", "x" * 3000, "-1", "3,0,0", "move 4,4"):
        game.say(line, PROMPT)
    for line, rule in (("move 7,4 E", "DS-6.2"), ("move 13,4 E", "DS-6.1"), ("shoot 7,4", "DS-9.1"), ("fight 7,4", "DS-8.1"), ("cast burn 7,4", "DS-11.1"), ("break 2,4", "DS-6.7"),
                       ("use healing_potion", "DS-15.1"), ("raise 3,1 skeleton_warrior E", "DS-")):
        game.say(line, PROMPT)
        check(words["forbidden"] in game.passage and rule in game.passage, line, game.passage)
    game.say("hint 1", PROMPT)
    check(words["suggestion"] in game.passage, game.passage)
    game.say("rules DS-8.5", PROMPT)
    check("DS-8.5" in game.passage, game.passage)
    game.say("move 6,4 e", PROMPT)                           # a facing in small letters
    check("O>s<" in game.passage and words["engaged"] in game.passage, game.passage)
    game.say("odds fight 7,4", PROMPT)
    check(words["hits"] in game.passage and words["share"] in game.passage, game.passage)
    check(chances(game.passage) == 100.0, game.passage)
    game.say("fight 7,4", PROMPT)
    game.say("undo", PROMPT)
    check(words["stays"] in game.passage, game.passage)
    game.say("log " + words["all"], PROMPT)
    check(words["turn"] in game.passage, game.passage)
    save_and_quit(game, file, "saga")

    done = folder + "/done.json"
    rest = Terminal("play", "--load", file, "--players", "level:1,human", "--save", done, "--lang", lang, "--speed", "0")
    play_out(rest, words, random.Random(lang))
    check(rest.status() == 0)
    check_whole(rest, done, lang, words, words["story"])


def chances(text):
    """The sum of the chances of all numbers of hits."""
    line = re.search(r"(?:Hits|Colpi): ([^.,]*[.,]\d%(?:, \d\+?: \d+[.,]\d%)*)", text).group(1)
    return round(sum(float(number.replace(",", ".")) for number in re.findall(r": (\d+[.,]\d)%", ": " + line)), 0)


def test_english(folder):
    whole_game(folder, "en", ENGLISH)


def test_italian(folder):
    whole_game(folder, "it", ITALIAN)


def test_typed_back(folder):
    """What is shown in Italian is what one types in Italian, on both sides."""
    verbs = {"eroe", "muovi", "allontanati", "combatti", "tira", "lancia", "interagisci", "usa", "scambia", "prendi", "prodezza", "termina", "scivola", "divora", "gratuito",
             "sì", "no", "passa", "carta", "attiva", "anima", "piazza", "bersaglio"}
    for players, adventure, wanted in (("level:1,human", "saga-01", {"eroe", "muovi"}), ("human,level:1", "saga-a", {"attiva", "muovi"})):
        game = Terminal(*GAME, "--adventure", adventure, "--players", players, "--seed", "parole", "--lang", "it")
        typed = types_back(game, verbs, PROMPT, ENTER)
        check(wanted <= typed and len(typed) >= 4, typed)
        game.leave()
    game = Terminal(*GAME, "--adventure", "saga-a", "--players", "level:1,human", "--seed", "7", "--lang", "it")
    game.expect(PROMPT)
    game.say("prodezza", PROMPT)
    check('Con "prodezza" adesso non si può fare niente' in game.passage, game.passage)
    game.say("eroe orlaf", PROMPT)
    game.say("perché move 0,0 E", PROMPT)
    check("muovi 0,0 E ora non è permesso" in game.passage, game.passage)
    game.say("muovi 6", PROMPT)
    check("azioni cominciano così: muovi 6,2 …" in game.passage, game.passage)
    game.leave()


def test_computers(folder):
    """A whole game by computers alone, in a pipe: plain lines, story and reward."""
    for lang, words, adventure, told in (("en", ENGLISH, "saga-a", "Journey from the West"), ("it", ITALIAN, "saga-b", "La Seconda Scala")):
        file = "%s/%s.json" % (folder, lang)
        reply = run(*GAME, "--adventure", adventure, "--players", "level:1,level:1", "--seed", "c", "--lang", lang, "--save", file)
        check(reply.returncode == 0 and "\x1b" not in reply.stdout and words["over"] in reply.stdout and told in reply.stdout, reply)
        won = json.loads(run("bot", text=json.dumps({"id": 1, "cmd": "load", "save": json.loads(pathlib.Path(file).read_text())}) + "\n").stdout)["turn"]["results"][0]["heroes_won"]
        check((words["reward"] in reply.stdout) == won, won, reply.stdout[-600:])
        check(run("replay", file, "--verify").returncode == 0)


def test_one_screen(folder):
    """The Overlord and two players of heroes at one screen: the hand is hidden behind the hand-over, and not between the heroes."""
    for lang, words in (("en", ENGLISH), ("it", ITALIAN)):
        game = Terminal(*GAME, "--adventure", "saga-01", "--players", "human=Zoe,human=Max,human=Leo", "--seed", "three", "--lang", lang)
        chance = random.Random(5)
        for _ in range(120):
            which = game.expect(words["over"], PROMPT, ENTER)
            if which == 0:
                break
            numbers = [int(number) for number in re.findall(r"^ +(\d+)  ", game.text()[-1500:], re.M)]
            game.send("" if which == 2 else str(chance.randint(1, min(max(numbers or [1]), 9))))
        game.process.kill()
        screens = game.text().split("alone at the screen" if lang == "en" else "lo schermo è tuo")
        check(len(screens) > 4, len(screens))
        hidden = r"hand: \d+ cards?\b" if lang == "en" else r"\bmano: \d+ cart[ae]\b"
        known = r"hand: (?!\d+ cards?\b)" if lang == "en" else r"\bmano: (?!\d+ cart[ae]\b)"
        people = set()
        for before, screen in zip(screens, screens[1:]):
            name = re.findall(r"(\w+), (?:are you )?$", before)[-1]
            screen = flat(screen)
            people.add(name)
            if name == "Zoe":
                check(not re.search(hidden, screen), lang, name, screen)
            else:
                check(not re.search(known, screen) and ": : :" not in screen, lang, name, screen)
                drawn = re.search(r"(draws|pesca): ", screen)
                check(not drawn, lang, name, screen)
        check("Zoe" in people and people & {"Max", "Leo"}, people)
        check(re.search(r"^Max> [^~]*^Leo> ", game.text(), re.M), "the heroes' players need no hand-over")


def test_interrupt_window(folder):
    """With two people at the screen the Overlord is asked in every window, with a card or without: not being asked would tell."""
    asked = []
    for seed in range(6):
        game = Terminal(*GAME, "--adventure", "saga-10", "--players", "human=Zoe,human=Max", "--seed", str(seed), "--lang", "en")
        game.expect(ENTER)
        game.say("", PROMPT)
        game.say("hero orlaf", PROMPT)
        game.say("end", ENTER)                                # hidden, then handed over
        game.say("", ENTER)
        game.say("", PROMPT)
        check("Zoe, you may interrupt" in game.passage and "Pass: no Interrupt" in game.passage, game.passage)
        asked.append("Play the card" in game.passage)
        game.leave()
    check(True in asked and False in asked, asked)


def test_every_adventure(folder):
    """The first screens of every adventure at 80 columns, for the heroes and for the Overlord."""
    beyond = 0
    for number, adventure in enumerate(ADVENTURES):
        for players in ("level:1,human", "human,level:1"):
            lang = "en" if number % 2 else "it"
            game = Terminal(*GAME, "--adventure", adventure, "--players", players, "--seed", "s", "--lang", lang)
            game.expect(PROMPT)
            for line in ("1", "", "cards", "0"):
                game.say(line, PROMPT, ENTER)
            story = json.loads((ROOT / "content/saga-adventures" / (adventure + ".json")).read_text())
            check(flat(story["intro"][lang]) in flat(game.text()), adventure)
            for rule in story["special_rules"]:
                check(flat(rule["text"][lang]) in flat(game.text()), adventure, rule["id"])
            check_width(game, 80, adventure)
            known = re.search(r"^ ?\d+ .*: : ", game.text(), re.M) is not None
            check(not known or players.startswith("human"), adventure, "the heroes see what is not revealed", game.text()[-3000:])
            beyond += known
            game.leave()
    check(beyond >= 9, "the Overlord does not see what is not revealed:", beyond)


def games(count):
    """Tables of all adventures, played by greedy players who are often led astray: (bot, table, turn, players) at every decision."""
    bot = Bot()
    for number in range(count):
        chance = random.Random(number)
        adventure = ADVENTURES[number % len(ADVENTURES)]
        players = 2 if adventure in ("saga-a", "saga-b") else chance.choice((2, 3))
        table = bot.ask("new", game="saga", players=players, options={"adventure": adventure}, seed="decisions %d" % number)["table"]
        turn = bot.turn(table)
        while not turn["over"]:
            yield bot, table, turn, players
            better = chance.random() < 0.6
            if better:
                action = bot.ask("suggest", table=table, level=1, seed="1")["action"]
            else:
                verbs = sorted({action.split()[0] for action in turn["actions"]})
                verb = chance.choice(verbs)
                action = chance.choice([action for action in turn["actions"] if action.split()[0] == verb])
            bot.ask("act", table=table, action=action, seat=turn["actor"])
            turn = bot.turn(table)
        bot.ask("close", table=table)
    bot.end()


def test_decisions(folder):
    """The screen of each kind of decision, in both languages: within 80 columns, with a sentence for what is to be done."""
    found = {}
    for bot, table, turn, players in games(24):
        kind = turn["kind"]
        if kind in found or len(turn["actions"]) < 2:
            continue
        found[kind] = "%s/%s.json" % (folder, kind)
        bot.save(table, found[kind], ["human"] * players)
    usual = {"hero", "act", "spell", "fight_each", "shot", "free_attack", "potion", "trade", "interrupt", "interrupt_model", "command", "animate", "target", "bonus_move"}
    check(usual <= set(found), "not met:", usual - set(found))
    for lang, words in (("en", ENGLISH), ("it", ITALIAN)):
        for kind, file in found.items():
            game = resumed(file, lang)
            check(re.search(r"\w+, [^.?]*[.?:]", game.passage), lang, kind, game.passage)
            for line in ("1", "0", "help", "cards"):
                if game.say(line, PROMPT, ENTER, words["save_end"]) != 0:
                    break
            lines = game.text().split(words["over"])[0].split("\n")[2:]  # after the file's name
            check(max(map(len, lines)) <= 80, lang, kind, max(lines, key=len))
            game.end_of_input()
            game.status()


def test_narrow(folder):
    """From 40 to 120 columns: no line is longer; a map that is too wide is cut around the one who acts."""
    for columns, cut in ((120, False), (80, False), (60, True), (40, True)):
        game = Terminal(*GAME, "--adventure", "saga-10", "--players", "human,level:1", "--seed", "n", "--lang", "en", columns=columns)
        game.expect(PROMPT)
        check_width(game, columns)
        check(("wider than the screen" in flat(game.text())) == cut, columns, game.text()[-3000:])
        check(re.search(r"^ ?\d+ .*O[>^v<]", game.text(), re.M), columns, game.text()[-3000:])
        game.leave()


def test_pipe(folder):
    """In a pipe: no colour, and any input ends well."""
    check_any_input("saga", "", "1\n", "nonsense\n\n\n", "quit\n", "undo\nlog\nlook\nlook 0,0\nlook Q\ncards\nauto\nwhy move\n", "1\n1\n1\n1\nundo\nundo\n")


def test_menu(folder):
    """The menu says which seat is the Overlord's, and lists the adventures that so many can play."""
    game = Terminal("--lang", "en", "--speed", "0")
    game.expect(NUMBER)
    game.say("1", NUMBER)
    game.say("4", NUMBER)
    check("How many players?" in game.passage, game.passage)
    game.say("1", NUMBER)
    check("Overlord: Who is player 1?" in game.passage, game.passage)
    game.say("2", NUMBER)
    check("Heroes: Who is player 2?" in game.passage, game.passage)
    game.say("1", r"suggested one\): $")
    game.say("Zoe", NUMBER)
    check("A: Journey from the West" in game.passage and "10: Only One Gets Out Alive" in game.passage, game.passage)
    game.say("3", PROMPT)
    check("The Gate Hall" in game.passage and "Zoe, which hero" in game.passage, game.passage)
    game.leave()


def menu_seats(folder, lang, words):
    """Who plays which hero is asked from three players on; every seat has a hero, and what needs no question gets none."""
    game = Terminal("--lang", lang, "--speed", "0")
    game.expect(NUMBER)
    game.say("1", NUMBER)
    game.say("4", NUMBER)
    game.say("3", NUMBER)                                    # four players
    game.say("2", NUMBER)                                    # the Overlord: level 1
    for name in ("Anna", "Bruno"):
        game.say("1", words["name"])
        game.say(name, NUMBER)
    game.say("2", NUMBER)                                    # the last: level 1
    game.say("1", NUMBER)                                    # the first adventure with heroes enough
    check(words["who"] + " Orlaf?" in game.passage and words["player"] + " 2: Anna" in game.passage and "Bruno" in game.passage, game.passage)
    check(words["player"] + " 4: Computer" in game.passage and "[1]" in game.passage, game.passage)
    game.say("9", NUMBER)                                    # there is no such player
    game.say("2", NUMBER)                                    # Orlaf: Bruno
    check(words["who"] + " Rordin?" in game.passage and "[2]" in game.passage, game.passage)
    game.say("2", NUMBER)                                    # Rordin: Bruno again
    check(words["who"] + " Madriga?" in game.passage and "Anna" in game.passage and "Bruno" not in game.passage, game.passage)
    file = folder + "/%s.json" % lang
    game.say("2", PROMPT)                                    # Madriga: the computer, so Danor is Anna's
    check(words["who"] not in game.passage, game.passage)
    game.say("save " + file, PROMPT)
    check(read(file)["options"]["seats"] == [2, 2, 3, 1], read(file)["options"])
    game.leave()


def test_menu_seats(folder):
    menu_seats(folder, "en", {"name": r"suggested one\): $", "who": "Who plays", "player": "Player"})


def test_menu_seats_italian(folder):
    menu_seats(folder, "it", {"name": r"quello proposto\): $", "who": "Chi gioca", "player": "Giocatore"})


def test_own_adventure(folder):
    """A file of one's own: the one in the guide is sound and can be played, saved and measured; faults are told with file, place and reason."""
    file = folder + "/mine.json"
    adventure = example()
    pathlib.Path(file).write_text(json.dumps(adventure))
    check(run("check", file).returncode == 0, run("check", file))
    for lang, title in adventure["name"].items():
        saved = "%s/%s-game.json" % (folder, lang)
        game = Terminal(*GAME, "--adventure", file, "--players", "level:1,human", "--seed", "m", "--lang", lang, "--save", saved)
        game.expect(PROMPT)
        check(title in game.passage and flat(adventure["intro"][lang]) in game.passage, game.passage)
        game.say("1", PROMPT)
        game.say("quit", r"\n")
        check(game.status() == 0)
        again = Terminal("play", "--load", saved, "--lang", lang, "--speed", "0")
        again.expect(PROMPT)
        check(title in again.passage, again.passage)
        again.leave()
    reply = run("sim", "saga", "--players", "greedy,random", "--adventure", file, "--games", "4", "--quiet")
    check(reply.returncode == 0 and "wins by seat" in reply.stdout, reply)

    def broken(change):
        wrong = example()
        change(wrong)
        pathlib.Path(file).write_text(json.dumps(wrong))
        replies = [run("play", "saga", "--adventure", file), run("sim", "saga", "--adventure", file, "--games", "1", "--quiet")]
        for reply in replies:
            check(reply.returncode == 2 and reply.stderr.count("\n") == 1 and file in reply.stderr, reply)
        check(run("check", file).returncode == 2)
        return replies[0].stderr

    def unreachable(wrong):
        wrong["map"]["terrain"][2] = wrong["map"]["terrain"][2].replace("+", "#")

    for change, place, reason in ((lambda a: a.pop("victory"), "victory", "missing"), (unreachable, "map", ""),
                                  (lambda a: a["monsters"][0].update(type="dragon"), "monsters[0].type", "dragon"),
                                  (lambda a: a["map"].update(width=14), "map", "14 letters"), (lambda a: a["heroes"][0].update(square=[0, 0]), "heroes[0].square", "floor"),
                                  (lambda a: a["overlord"].update(commands=99), "overlord.commands", "12"), (lambda a: a.update(colour="red"), "colour", "")):
        told = broken(change)
        check(place in told and reason in told, place, reason, told)
    pathlib.Path(file).write_text("{")
    check_refused("saga", *(["--adventure", wrong] for wrong in (file, folder + "/none.json", "saga-99", "Saga-A")))


def test_guide(folder):
    """The guide names every field of the schema, and every trigger, effect and condition."""
    page = (ROOT / "docs/write-an-adventure.md").read_text()
    schema = json.loads((ROOT / "content/schemas/saga-adventure.schema.json").read_text())
    fields = set()

    def collect(node):
        if isinstance(node, dict):
            fields.update(node.get("properties", {}))
            for value in node.values():
                collect(value)
        elif isinstance(node, list):
            for value in node:
                collect(value)

    collect(schema)
    missing = [field for field in sorted(fields - {"1", "2", "3", "4", "5", "6", "$schema", "en", "it"}) if "`%s`" % field not in page]
    check(not missing, "not in the guide:", missing)
    words = json.loads((ROOT / "content/saga.json").read_text())["adventure_vocabulary"]
    for kind in ("triggers", "effects", "conditions"):
        missing = [word for word in words[kind] if "`%s`" % word not in page]
        check(not missing, "not in the guide:", missing)


def read(path):
    return json.loads(pathlib.Path(path).read_text())


def campaign(folder, lang, won, lost):
    """Seats, the first adventure, a game by computers, its result; then left, and taken up again."""
    file = folder + "/quest.json"
    game = Terminal("campaign", "saga", file, "--speed", "0", "--seed", "campaign", "--players", "level:1,level:1,level:1", "--lang", lang)
    game.expect(NUMBER)
    game.say("2", NUMBER)                                     # two players share the heroes
    game.say("1", NUMBER)                                     # Rordin with Orlaf
    game.say("2", NUMBER)                                     # Madriga for the other
    check(read(file)["steps"] == [] and ("Danor" in game.passage), read(file))
    game.say("2", NUMBER)
    check(read(file)["steps"] == ["seats 1 1 2 2"], read(file))
    game.say("1", NUMBER)                                     # adventure A first, where only one of them plays
    check(read(file)["steps"][1:] == ["begin saga-a"], read(file))
    game.say("1", NUMBER)
    check(read(file)["steps"][2].startswith("result "), read(file))
    state = read(file)["state"]
    check((won if state["stage"] == "camp" else lost) in game.passage, state, game.passage)
    game.say("1", NUMBER)                                     # go on, or play it again
    check(read(file)["state"]["stage"] == "game" and read(file)["steps"][3] in ("go on", "replay"), read(file))
    game.say("2", NUMBER)                                     # the heroes' sheets
    check("Orlaf: " in game.passage and "Danor: " in game.passage, game.passage)
    game.send("3")
    check(game.status() == 0)
    for path in (file, file + ".bak", folder + "/quest.game2.json"):
        check(run("check", path).returncode == 0, run("check", path))

    again = Terminal("campaign", "saga", file, "--speed", "0", "--lang", lang)
    again.expect(NUMBER)
    again.say("1", NUMBER)                                    # who is the Overlord?
    again.say("4", NUMBER)
    again.say("1", PROMPT)                                    # people play the heroes
    again.send("quit")
    check(again.status() == 0)
    third = Terminal("campaign", "saga", file, "--speed", "0", "--lang", lang)
    third.expect(NUMBER)
    check("quest.game4.json" in third.passage, third.passage)
    third.say("1", PROMPT)
    third.say("load " + file, PROMPT)
    third.send("quit")
    check(third.status() == 0)


def test_campaign(folder):
    campaign(folder, "en", "Won: Journey from the West", "Lost: Journey from the West")


def test_campaign_italian(folder):
    campaign(folder, "it", "Vinta: Viaggio da Occidente", "Persa: Viaggio da Occidente")


def test_camp(folder):
    """Rewards, skills and items between adventures, from a campaign that is a few steps on."""
    file = folder + "/later.json"
    bot = Bot()
    document = bot.ask("campaign", game="saga")["campaign"]
    for step in ("seats 1 1 1 1", "begin saga-01"):
        document = bot.ask("campaign", campaign=document, step=step)["campaign"]
    number = 0
    while document["state"]["stage"] == "game":               # until the heroes win one that gives a reward to any of them
        due = bot.ask("campaign", campaign=document)["new"]
        table = bot.ask("new", **{**due, "campaign": document, "seed": "camp %d" % number})["table"]
        turn = bot.turn(table)
        while not turn["over"]:
            level = 2 if turn["actor"] else 1
            bot.ask("act", table=table, action=bot.ask("suggest", table=table, level=level, seed="1")["action"], seat=turn["actor"])
            turn = bot.turn(table)
        document = bot.ask("campaign", campaign=document, table=table)["campaign"]
        number += 1
        if document["state"]["stage"] == "defeat":
            document = bot.ask("campaign", campaign=document, step="replay")["campaign"]
    bot.end()
    check(document["state"]["stage"] == "rewards", document["state"])
    pathlib.Path(file).write_text(json.dumps(document))
    game = Terminal("campaign", "saga", file, "--speed", "0", "--lang", "en")
    game.expect(NUMBER)
    check("Fury Draught" in game.passage and "Who gets it?" in game.passage, game.passage)
    game.say("1", NUMBER)
    check(read(file)["steps"][-1] == "reward fury_draught orlaf", read(file)["steps"])
    check("Orlaf: experience 1" in game.passage and "from Orlaf to Rordin" in game.passage, game.passage)
    game.say("2", NUMBER)
    check(read(file)["steps"][-1].startswith("hand "), read(file)["steps"])
    game.say("1", NUMBER)
    check(read(file)["steps"][-1] == "go on" and "See My Shame" in game.passage, game.passage)
    game.send("quit")
    check(game.status() == 0)


def test_italian_words(folder):
    """In Italian heroes and monsters have their gender and their articles, facings are words, and all of it can be typed."""
    game = Terminal(*GAME, "--adventure", "saga-b", "--players", "human=Zoe,human=Max", "--seed", "words", "--lang", "it")
    game.expect(ENTER)
    game.say("", PROMPT)
    game.say("eroe madriga", PROMPT)
    here = re.search(r"Madriga su (\d+,\d+) agisce", game.passage).group(1)
    game.say("ruota %s ovest" % here, PROMPT)                 # a word of three letters or more, a letter, the notation
    check("Madriga ruota verso ovest." in game.passage, game.passage)
    game.say("annulla", PROMPT)
    for west in ("o", "W"):
        game.say("muovi %s %s" % (here, west), PROMPT)
        check("Madriga ruota verso ovest." in game.passage, west, game.passage)
        game.say("annulla", PROMPT)
    game.say("perché muovi 0,0 est", PROMPT)
    check("muovi 0,0 E ora non è permesso" in game.passage, game.passage)
    game.say("termina", ENTER)
    game.process.kill()
    told = ""
    for name in ("saga-02-lost", "saga-09-lost", "saga-10-lost"):
        told += run("replay", str(ROOT / "tests/replays" / (name + ".json")), "--play", "--lang", "it").stdout
    for sentence in (r"Madriga su \d+,\d+ è Incapacitata!", r"Danor su \d+,\d+ è Incapacitato!", r"Madriga è Incapacitata; oggetti", r"L’Arciere Scheletro si muove su", r"Tiro dell’Arciere Scheletro contro Madriga",
                     r"Lo Zombie su \d+,\d+ è (distrutto|ridotto a pezzi)", r"contro il Guerriero Scheletro", r"contro la porta 1", r"orientamento (nord|est|sud|ovest)"):
        check(re.search(sentence, told), sentence)
    check(not re.search(r"\(\)|[!?]\.|orientamento [NESW]\b|[a-z] di (Zombie|Guerriero|Arciere|Revenant)", told), re.findall(r".*(?:\(\)|[!?]\.|orientamento [NESW]\b).*", told)[:3])


def test_every_event(folder):
    """Each event of the format has words in both languages, or is shown by the position alone."""
    silent = {"round.ended", "turn.ended", "model.stopped", "flag.set", "spell.recharged", "bones.taken"}
    together = {"dice.rolled", "attack.began"}  # told with the attack
    check_events("saga", "event.saga.", silent | together, 45)


def test_every_kind(folder):
    """Each kind of decision has its sentence in both languages, each verb its words, and so have the records of the content."""
    check_kinds("saga", "must.saga.", " (?!chance|–)", 18)
    check_verbs("saga", 22)
    content = json.loads((ROOT / "content/saga.json").read_text())
    for lang, words in catalogues().items():
        for part in ("spells", "items", "feats", "skills", "abilities"):
            for record in content[part]:
                check("short.saga." + record["id"] in words, lang, part, record["id"])
        for condition in content["adventure_vocabulary"]["conditions"]:
            check("goal.saga." + condition in words or "goal.saga." + condition + ".one" in words, lang, condition)


def test_rules(folder):
    """The rules are looked up by id, as a chapter, or by a word."""
    check("DS-8.14 Crippled" in run("rules", "saga", "DS-8.14").stdout, run("rules", "saga", "DS-8.14").stdout)
    check("DS-13.13" in run("rules", "saga", "DS-13").stdout)
    check("DS-16.4" in run("rules", "saga", "none shall pass").stdout)


def test_refused(folder):
    check_refused("saga", ["--option", "adventure=chess"], ["--option", "seats=1,2"], ["--option", "seats=0,1"], ["--option", "colour=red"], ["--players", "human"],
                  ["--dungeon", "dragons_cave"], ["--adventure", "saga-a", "--players", "human,human,human,human"],
                  ["--load", "x.json", "--adventure", "saga-a"])
    check(run("play", "crypt", "--adventure", "saga-a").returncode == 2)
    check(run("campaign", "crypt", folder + "/no.json").returncode == 2)
    game = Terminal(*GAME, "--adventure", "saga-01", "--players", "level:1,human=Zoe,human=Max", "--option", "seats=2,2,2,1", "--lang", "en")
    game.expect(PROMPT)
    check("Max, which hero" in game.passage, game.passage)    # who plays the first hero chooses
    game.leave()


if __name__ == "__main__":
    sys.exit(terminal_test.main(globals()))
