"""Dungeon Digger in the terminal: whole games, every scenario and every kind of decision, in both languages.

Usage: digger_test.py PATH_OF_UNDERCROFT [NAME...]
"""
import itertools
import json
import random
import re
import sys

sys.dont_write_bytecode = True
import terminal_test
from games import (ENTER, PROMPT, ROOT, Bot, check_any_input, check_events, check_kinds, check_refused, check_verbs, check_whole, check_width, flat, resumed,
                   save_and_quit)
from terminal_test import Terminal, check, run, types_back

GAME = ("play", "digger", "--speed", "0")
SHORT = ("--option", "max_turns_per_player=5")
SCENARIOS = {"monster_hunt": ("The Monster Hunt", "Caccia al Mostro"), "trapped_adventurers": ("Adventurers: A ", "Avventurieri: A "),
             "sands_of_time": ("Sands of Time: marker at", "Sabbie del Tempo: indicatore a"), "dwarven_citadel": ("Citadel: 0 of 7", "Cittadella: 0 Sgorbi dentro, su 7"),
             "dragons_lair": ("coins in the Treasure Stack: 3", "Monete nel Mucchio Tesoro: 3"), "total_battle": ("Creatures: Troll", "Creature: Troll"),
             "sands_of_time+total_battle": ("The Sands of Time + Total Battle", "Le Sabbie del Tempo + Battaglia Totale"),
             "monster_hunt+dragons_lair": ("The Monster Hunt + The Dragon's Lair", "Caccia al Mostro + La Tana del Drago")}
ENGLISH = {"over": "The game is over", "sabotage": "sabotage", "pass": "pass", "save_end": r"Enter for no: $", "winner": "Winner: 1. ", "track": "(score track ", "verified": "Verified.", "turn": "Turn of Anna: 2 TP",
           "portal": "put your Portal on a start space", "work": "Work! build a Project", "taken_back": "Taken back", "projects": "Projects:", "stays": "so it stands",
           "of_row": "row from", "legend": "Signs of the board", "space": "Portal POR of A Anna; open to E NE NW W SW SE; 1 Stooge of Anna", "bag": "Tile bag (",
           "builds": "builds", "example": '"work KIT-A 3,-1 2"', "nugget": "Anu", "look": "look", "all": "all", "suggestion": "Suggestion:", "forbidden": "is not allowed now", "order": "Rise!: summon a Stooge on"}
ITALIAN = {"over": "La partita è finita", "sabotage": "sabota", "pass": "passa", "save_end": r"Invio per non salvare: $", "winner": "Vince: 1. ", "track": "(Segnapunti ", "verified": "Verificata.", "turn": "Turno di Anna: 2 PT",
           "portal": "piazza il tuo Portale su uno spazio", "work": "Lavora! costruisci un Progetto", "taken_back": "Scelta annullata", "projects": "Progetti:", "stays": "la scelta resta",
           "of_row": "riga da", "legend": "Segni del Tabellone", "space": "Portale POR di A Anna; lati aperti: E NE NW W SW SE; 1 Sgorbio di Anna", "bag": "Sacchetto Caselle (",
           "builds": "costruisce", "example": '"lavora KIT-A 3,-1 2"', "nugget": "Ape", "look": "guarda", "all": "tutto", "suggestion": "Suggerimento:", "forbidden": "ora non è permesso", "order": "Sorgi!: evoca uno Sgorbio su"}


def options(**named):
    return [part for name, value in named.items() for part in ("--option", "%s=%s" % (name, value))]


def play_out(game, words, most=1500):
    """Takes the first entry of every list to the end. What was seen, joined."""
    seen = ""
    for _ in range(most):
        which = game.expect(words["over"], PROMPT, ENTER)
        seen += game.passage
        if which == 0:
            return seen
        game.send("1" if which == 1 else "")
    raise AssertionError("the game does not end")


def to_main(game, words):
    """Takes the first entry up to the main phase of the first Turn."""
    game.expect(PROMPT)
    while words["work"] not in game.passage:
        game.say("1", PROMPT)


def whole_game(folder, lang, words):
    """Every command, undo, save and quit; then the rest of the game, and the recording of it."""
    file = folder + "/game.json"
    game = Terminal(*GAME, *SHORT, "--players", "human,level:1", "--seed", "x", "--lang", lang)
    game.expect(PROMPT)
    check(words["portal"] in game.passage and "3,0" in game.passage and "0/20" in game.passage, game.passage)
    game.say("portal 3,0", PROMPT)
    check(words["turn"] in game.passage and words["work"] in game.passage and "APo a1" in game.passage, game.passage)
    check(words["projects"] in game.passage and "NUG-V (E-NW)" in game.passage, game.passage)
    game.say("help", PROMPT)
    check(words["example"] in game.passage, game.passage)
    game.say(words["look"] + " 3,0", PROMPT)
    check(words["space"] in game.passage, game.passage)
    game.say(words["look"] + " bruno", PROMPT)
    check("B Bruno" in game.passage and words["bag"] in game.passage, game.passage)
    game.say(words["look"] + " 9,9", PROMPT)
    check('"9,9"' in game.passage, game.passage)
    game.say(words["look"] + " cor-f", PROMPT)
    check("COR-F: " in game.passage and "E-NW|SW" in game.passage, game.passage)
    game.say("cards", PROMPT)
    check(words["legend"] in game.passage, game.passage)
    for line in ("77", "why", "odds", "fly", "hint 9", "log 3", "load", "rules zzzz", "work", "move", "x" * 3000, "-1", "3,0,0"):
        game.say(line, PROMPT)
    game.say("hint 1", PROMPT)
    check(words["suggestion"] in game.passage, game.passage)
    game.say("rules DD-5.6", PROMPT)
    check("DD-5.6" in game.passage, game.passage)
    # A move that is not legal is refused with its reason, and not read backwards.
    game.say("work NUG-I 2,0 0", PROMPT)
    check(words["builds"] in game.passage and words["nugget"] in game.passage, game.passage)
    game.say("move 2,0 1 3,0", PROMPT)
    check(words["forbidden"] in game.passage and "DD-6.1" in game.passage, game.passage)
    game.say("work nug-v -3,3 0", PROMPT)
    check(words["forbidden"] in game.passage and "DD-5.6" in game.passage, game.passage)
    game.say("conquer 0,0 bag", PROMPT)
    check(words["forbidden"] in game.passage and "DD-" in game.passage, game.passage)
    game.say("undo", PROMPT)
    check(words["taken_back"] in game.passage and words["nugget"] not in game.passage, game.passage)
    # The list of an order, then what was typed goes on from there.
    game.say(entry(game.passage, "Sabot"), PROMPT)
    check(words["of_row"] in game.passage, game.passage)
    game.say("1", PROMPT)
    game.say("0", PROMPT)
    check(words["of_row"] in game.passage, game.passage)
    game.say("1,1", PROMPT)
    check("##" in game.passage and words["sabotage"] + " 3,0 1,1" in game.passage, game.passage)
    game.say("undo", PROMPT)
    check("##" not in game.passage, game.passage)
    game.say("think NUG-V DOR-A", PROMPT)
    game.say("undo", PROMPT)
    check(words["stays"] in game.passage, game.passage)
    game.say("log " + words["all"], PROMPT)
    check(words["turn"] in game.passage, game.passage)
    save_and_quit(game, file, "digger")

    rest = Terminal("play", "--load", file, "--lang", lang, "--speed", "0")
    play_out(rest, words)
    rest.expect(words["save_end"])
    done = folder + "/done.json"
    rest.send(done)
    check(rest.status() == 0)
    check(words["winner"] in rest.text() and words["track"] in rest.text(), rest.text()[-800:])
    check_whole(rest, done, lang, words, words["winner"].split(":")[0])


def entry(passage, label):
    """The number of the last entry whose words begin so."""
    return re.findall(r" (\d+) " + label, passage)[-1]


def choices_of(name):
    """A recorded game, and what people chose in it."""
    save = json.loads((ROOT / "tests/replays" / (name + ".json")).read_text())
    return save, [action for action in save["actions"] if action.split()[0] not in ("first", "tile", "coin", "steal", "reveal")]


def recorded(folder, name, until, **other):
    """A recorded game up to the choice of this number, or to its end, as a file for people at one screen; and that choice."""
    save, choices = choices_of(name)
    bot = Bot()
    table = bot.ask("new", game="digger", players=save["players"], options={**save["options"], **other}, seed=save["seed"])["table"]
    for action in choices[:until]:
        bot.ask("act", table=table, action=action, seat=bot.turn(table)["actor"])
    file = "%s/%s %s.json" % (folder, name, until)
    bot.save(table, file, ["human"] * save["players"])
    bot.end()
    return file, None if until is None else choices[until]


def test_pending_order(folder):
    """The name of a pending order means its ways; it is given up only if that is said."""
    several, _ = recorded(folder, "digger-2-goal", 83)
    one, _ = recorded(folder, "digger-2-goal", 53)
    think, _ = recorded(folder, "digger-2-goal", 89)
    for lang, rise, think_word, renounce, begin, gone in (("en", "rise", "think", "renounce", "actions start like this", "gives up"),
                                                         ("it", "sorgi", "pensa", "rinuncia", "azioni cominciano così", "rinuncia a Sorgi")):
        game = resumed(several, lang)
        game.say(rise, PROMPT)
        check(begin in game.passage and rise + " -4,2" in game.passage and rise + " -3,0" in game.passage, lang, game.passage)
        game.say("r", PROMPT)
        check(begin in game.passage and gone not in game.passage, lang, game.passage)
        game.say("re", PROMPT)  # a beginning is shown, and not taken
        check(renounce + " " + rise in game.passage and gone not in game.passage, lang, game.passage)
        game.say(renounce + " " + rise, PROMPT, ENTER)
        check(gone in game.passage, lang, game.passage)
        game.leave()
        game = resumed(one, lang)
        game.say(rise, PROMPT, ENTER)
        check(rise + " -3,0" in game.passage and gone not in game.passage, lang, game.passage)
        game.leave()
        game = resumed(think, lang)
        game.say(think_word, PROMPT)
        check(begin in game.passage and think_word + " " in game.passage, lang, game.passage)
        game.leave()


def test_typed_back(folder):
    """What is shown in Italian is what one types in Italian."""
    game = Terminal(*GAME, *SHORT, "--players", "human=Anna,level:1", "--seed", "parole", "--lang", "it")
    verbs = {"signore", "portale", "deposita", "muovi", "termina", "pensa", "sabota", "sorgi", "conquista", "rimuovi", "lavora", "demolisci", "speciale", "passa", "costruisci",
             "pesca", "sì", "no", "scegli", "rinuncia", "tieni", "tassa", "rimetti", "crollo", "paga"}
    typed = types_back(game, verbs, PROMPT, ENTER, 30)
    check(len(typed) >= 4 and "muovi" in typed, typed)
    game.leave()
    game = Terminal(*GAME, "--players", "human=Anna,level:1", "--seed", "parole", "--lang", "it")
    game.expect(PROMPT)
    game.say("perché move 0,0 1 0,1", PROMPT)
    check("muovi 0,0 1 0,1 ora non è permesso" in game.passage, game.passage)
    game.say("sgattaiola", PROMPT)
    check('Con "sgattaiola" adesso non si può fare niente' in game.passage, game.passage)
    game.leave()


def test_goal_reached(folder):
    """That the round is played to its end is said only in games that do so, and not at their end."""
    at_end, action = recorded(folder, "digger-2-goal", -1)
    played_on, _ = recorded(folder, "digger-2-goal", None, finish_round=True)
    for lang, words, told in (("en", ENGLISH, "The goal is reached: this round"), ("it", ITALIAN, "L’obiettivo è raggiunto: si completa")):
        game = resumed(at_end, lang)
        game.say(action, words["save_end"])
        check(told not in flat(game.text()) and words["winner"] in game.text(), lang, game.text()[-3000:])
        game.send("")
        check(game.status() == 0)
        game = resumed(played_on, lang)
        check(told in flat(game.passage), lang, game.passage)
        while game.say(words["pass"], words["save_end"], PROMPT, ENTER) != 0:
            pass
        check(told not in flat(game.text().rsplit("Dungeon Digger · ", 1)[1]), lang, game.text()[-3000:])
        game.send("")
        check(game.status() == 0)


def test_gains(folder):
    """What a choice is said to bring is all that it brings, and what it brought is told once."""
    stored, conquer = recorded(folder, "digger-2-goal", 122)
    check(conquer == "conquer 3,1 stored", conquer)
    coin, treasure = recorded(folder, "digger-2-goal", 87)
    dorm, summons = recorded(folder, "digger-2-goal", 152)
    check(treasure == "work TRE-D 0,4 2" and summons == "work DOR-A 1,-3 2", treasure, summons)
    for lang, there, bag, taken, single, order, needs in (
            ("en", "2 coins stored there", "1 coin from the Bag", r"takes 2 coins of \w+ stored on 3,1\. \(\d\+\d\)", "takes a coin", "a bonus order (Kitchen)", "To conquer you need a Stooge on an opponent's Room"),
            ("it", "2 Monete depositate lì", "1 Moneta dal Sacchetto Monete", r"prende a \w+ 2 Monete depositate su 3,1\. \(\d\+\d\)", "prende una Moneta", "un Ordine bonus (Cucina)", "Per conquistare serve un tuo Sgorbio")):
        game = resumed(stored, lang)
        game.say("odds " + conquer, PROMPT)
        check(there in game.passage and bag in game.passage, lang, game.passage)
        game.say("why conquer 0,0 bag", PROMPT)
        check(needs in flat(game.passage) and "DD-14.1" in game.passage, lang, game.passage)
        game.say(conquer, PROMPT, ENTER)
        check(re.search(taken, flat(game.passage)) and single not in game.passage, lang, game.passage)
        game.leave()
        for file, action, coins in ((coin, treasure, True), (dorm, summons, False)):
            game = resumed(file, lang)
            game.say("odds " + action, PROMPT)
            check(order in game.passage and (bag in game.passage) == coins, lang, action, game.passage)
            game.leave()


def test_rows(folder):
    """In a list by rows a row of one space is that space."""
    file, _ = recorded(folder, "digger-2-conquest", 41)
    for lang, words in (("en", ENGLISH), ("it", ITALIAN)):
        game = resumed(file, lang)
        game.say(entry(game.passage, "Sabot"), PROMPT)
        rows = re.findall(words["of_row"] + r" (\S+) (?:to|a) (\S+) — ", game.passage)
        check(len(rows) == 8 and all(first != last for first, last in rows), lang, rows, game.passage)
        game.leave()


def test_builds(folder):
    """Above whole builds stands what is all chosen with one; above the Projects alone, which Project."""
    few, _ = recorded(folder, "digger-2-battle", 5)
    many, _ = recorded(folder, "digger-2-battle", 6)
    for lang, work, whole, project, line in (
            ("en", "Work! ", "Which Project, on which space, and open to which sides?", "Which Project?", r" 1 build .* on \S+, open to"),
            ("it", "Lavora! ", "Quale Progetto, su quale spazio e con quali lati aperti?", "Quale Progetto?", r" 1 costruisci .* su \S+; lati aperti:")):
        for file, asked, other in ((few, whole, project), (many, project, whole)):
            game = resumed(file, lang)
            game.say(entry(game.passage, work), PROMPT)
            check(asked in game.passage and other not in game.passage, lang, game.passage)
            check(bool(re.search(line, game.passage)) == (asked == whole), lang, game.passage)
            game.leave()


def test_part_of_a_build(folder):
    """Once the Project is chosen the list asks for what its lines choose: the space, the sides, or both."""
    file, _ = recorded(folder, "digger-2-battle", 1)  # 18 ways for the Kitchen, fewer for the others
    for lang, work, kitchen, dorm, where, place, sides in (
            ("en", "Work! ", "Kitchen KIT-C ", "Dorm Room DOR-A ", r"before it is turned\. Where\? 1 ", r"before it is turned\. Where, and open to which sides\? 1 build", r": open to which sides\? 1 build"),
            ("it", "Lavora! ", "Cucina KIT-C ", "Dormitorio DOR-A ", r"lati aperti prima di ruotare: [^.]*\. Dove\? 1 ", r"lati aperti prima di ruotare: [^.]*\. Dove, e con quali lati aperti\? 1 costruisci", r": con quali lati aperti\? 1 costruisci")):
        game = resumed(file, lang)
        game.say(entry(game.passage, work), PROMPT)
        projects = game.passage
        game.say(entry(projects, kitchen), PROMPT)
        check(re.search(where, game.passage), lang, game.passage)
        game.say("1", PROMPT)
        check(re.search(sides, game.passage), lang, game.passage)
        game.say("0", PROMPT)
        game.say("0", PROMPT)
        game.say(entry(projects, dorm), PROMPT)
        check(re.search(place, game.passage), lang, game.passage)
        game.leave()


def test_orders_named(folder):
    """Where several orders can be given, each line says which order it is; below a question that says so it does not."""
    single, _ = recorded(folder, "digger-2-battle", 5)  # one way to move among many actions
    pool, _ = recorded(folder, "digger-2-first-game", 333)  # few actions, each on its line
    creature, _ = recorded(folder, "digger-2-battle", 64)
    for lang, move, two, work, build, trap, bug in (
            ("en", " 2 Move!: send 1 Stooge from 3,0", "or give it up: Work!, Demolish!", "Work! ", " 1 build ", " 2 Work!: build Corridor with Trap TRP-U", "Move!: move the Giant Bug to the "),
            ("it", " 2 Muovi!: manda 1 Sgorbio da 3,0", "o rinuncia: Lavora!, Demolisci!", "Lavora! ", " 1 costruisci ", " 2 Lavora!: costruisci Corridoio con Trappola TRP-U", "Muovi!: muovi la Creatura (Insetto Gigante) verso ")):
        game = resumed(creature, lang)
        check(bug in game.passage, lang, game.passage)
        game.leave()
        game = resumed(single, lang)
        check(move in game.passage, lang, game.passage)
        game.say(entry(game.passage, work), PROMPT)
        check(build in game.passage, lang, game.passage)
        game.leave()
        game = resumed(pool, lang)
        check(two in game.passage and trap in game.passage, lang, game.passage)
        game.leave()


def test_bonus_orders_named(folder):
    """The bonus orders that can be taken or given up stand in the list with their names."""
    six, _ = recorded(folder, "digger-2-conquest", 36)
    two, _ = recorded(folder, "digger-2-conquest", 74)
    for lang, orders, taken, no, renounce, given_up in (
            ("en", ("Move!", "Think!", "Sabotage!", "Rise!", "Work!", "Demolish!"), "chooses Work!", "take no bonus order", "give up a pending order: Move!, Think!", "gives up Think!"),
            ("it", ("Muovi!", "Pensa!", "Sabotaggio!", "Sorgi!", "Lavora!", "Demolisci!"), "sceglie Lavora!", "rinuncia all’Ordine bonus", "rinuncia a un Ordine in attesa: Muovi!, Pensa!", "rinuncia a Pensa!")):
        game = resumed(six, lang)
        lines = [" %d %s " % (number, label) for number, label in enumerate((*orders, no), 1)]
        check(all(line in game.passage for line in lines), lang, lines, game.passage)
        game.say("5", PROMPT, ENTER)
        check(taken in game.passage, lang, game.passage)
        game.leave()
        game = resumed(two, lang)
        check(renounce + " " in game.passage, lang, game.passage)
        game.say(entry(game.passage, renounce.split(":")[0]), PROMPT)
        game.say("2", PROMPT, ENTER)
        check(given_up in game.passage, lang, game.passage)
        game.leave()


def test_italian_words(folder):
    """In Italian the codes of the board come from Italian words, directions are told and taken as words, and the coin of a conquest is typed in Italian."""
    creature, _ = recorded(folder, "digger-2-battle", 64)
    game = resumed(creature, "it")
    game.say("carte", PROMPT)
    for sign in ("Cu Cucina", "Bi Biblioteca", "Te Stanza del Tesoro", "Tn Sala del Trono", "Pz Pozzo dei Sacrifici", "pe Corridoio con Pepita", "tp Corridoio con Trappola"):
        check(sign in flat(game.passage), sign, game.passage)
    for typed, shown in (("creatura giant_bug ovest", "creatura giant_bug W"), ("creatura giant_bug no", "creatura giant_bug NW"), ("creatura giant_bug sud-ovest", "creatura giant_bug SW"),
                         ("conquer 0,0 bag", "conquista 0,0 sacchetto")):
        game.say("perché " + typed, PROMPT)
        check(shown in game.passage.removeprefix("perché " + typed), typed, game.passage)
    game.leave()
    game = resumed(creature, "en")
    game.say("cards", PROMPT)
    check("Ki Kitchen" in flat(game.passage) and "nu Corridor with Gold Nugget" in flat(game.passage), game.passage)
    game.leave()


def test_counts(folder):
    """What a bag holds is told by name and number, without a plural; nothing ends in two signs."""
    file, _ = recorded(folder, "digger-2-goal", 30)
    for lang, look, many in (("en", "look A", r"Corridor ×\d"), ("it", "guarda A", r"Corridoio ×\d")):
        game = resumed(file, lang)
        game.say(look, PROMPT)
        check(re.search(many, game.passage) and not re.search(r"\d (Corridor|Corridoio)\b", game.passage), lang, game.passage)
        game.leave()


def test_idle_orders(folder):
    """A bonus order that could not be carried out is told as such where it is named, and where it can only be given up."""
    none_left, _ = recorded(folder, "digger-2-battle", 125)
    some_left, _ = recorded(folder, "digger-2-conquest", 36)
    pool, _ = recorded(folder, "digger-2-first-game", 333)
    for lang, supply, sabotage, idle, given_up in (
            ("en", "Collapses", "Sabotage!", "it would have no effect: no Collapse can be placed", "3 give up Work! 4 give up Demolish! — as things stand there would be nothing within reach to remove"),
            ("it", "Crolli", "Sabotaggio!", "non avrebbe effetto: non si può piazzare nessun Crollo", "3 rinuncia a Lavora! 4 rinuncia a Demolisci! — per ora non ci sarebbe nulla da togliere")):
        game = resumed(none_left, lang)
        check(supply + " 0 " in game.passage and " 3 %s — %s 4 " % (sabotage, idle) in game.passage, lang, game.passage)
        check(game.passage.count(" — ") == 1, lang, game.passage)
        game.say("odds name sabotage", PROMPT)
        check(idle in game.passage, lang, game.passage)
        game.leave()
        game = resumed(some_left, lang)
        check(supply + " 3 " in game.passage and " 3 %s 4 " % sabotage in game.passage and idle not in game.passage, lang, game.passage)
        game.leave()
        game = resumed(pool, lang)
        check(given_up in game.passage, lang, game.passage)
        game.leave()


def test_english(folder):
    whole_game(folder, "en", ENGLISH)


def test_italian(folder):
    whole_game(folder, "it", ITALIAN)


def test_one_screen(folder):
    """Three people at one screen, with hidden Projects: it is handed over, and nobody reads what is others'."""
    for lang, words in (("en", ENGLISH), ("it", ITALIAN)):
        game = Terminal(*GAME, "--players", "human=Zoe,human=Max,human=Leo", "--seed", "three", "--lang", lang,
                        *options(max_turns_per_player=2, hidden_projects="true", free_think="true", lords="choose"))
        play_out(game, words)
        screens = game.text().split(words["over"])[0].split("alone at the screen" if lang == "en" else "lo schermo è tuo")
        check(len(screens) > 6, len(screens))
        for before, screen in zip(screens, screens[1:]):
            name = re.findall(r"(\w+), (?:are you )?$", before)[-1]
            for player in ("Zoe", "Max", "Leo"):
                panels = re.findall(r"^[A-C] %s .*\n  %s (.*)" % (player, words["projects"]), screen, re.M)
                if screen is screens[-1]:
                    panels.pop()  # the last one is for all who look on at the end
                hidden = [bool(re.match(r"\d+ (hidden|nascost)", panel)) for panel in panels]
                check(all(hidden) if player != name else not any(hidden), lang, name, player, panels)
        game.send("")
        check(game.status() == 0)


def test_scenarios(folder):
    """Every scenario for a few Turns."""
    for number, (scenario, told) in enumerate(SCENARIOS.items()):
        lang, words, line = (("en", ENGLISH, told[0]), ("it", ITALIAN, told[1]))[number % 2]
        game = Terminal(*GAME, "--players", "human,level:1,level:1", "--seed", "s" + scenario, "--lang", lang,
                        *options(scenario=scenario, lords="random", max_turns_per_player=2))
        check(line in play_out(game, words), scenario, line, game.text()[-3000:])
        game.send("")
        check(game.status() == 0)


def games(count):
    """Tables of all scenarios and sizes, played by a greedy player who is often led astray: (table's bot, table, turn) at every decision."""
    bot = Bot()
    names = ["none", *SCENARIOS]
    lords = ("off", "random", "choose")
    try:
        for game in range(count):
            chance = random.Random(game)
            players = chance.choice((2, 3, 4))
            setting = {"scenario": names[game % len(names)], "lords": lords[game % 3], "free_think": game % 4 == 0, "max_turns_per_player": 14}
            table = bot.ask("new", game="digger", players=players, options=setting, seed="decisions %d" % game)["table"]
            turn = bot.turn(table)
            while not turn["over"]:
                yield bot, table, turn, players
                action = bot.ask("suggest", table=table, level=1, seed="1")["action"] if chance.random() < 0.5 else chance.choice(turn["actions"])
                bot.ask("act", table=table, action=action, seat=turn["actor"])
                turn = bot.turn(table)
            bot.ask("close", table=table)
    finally:  # also if nobody wants more of them
        bot.end()


def game_again(name):
    """A recorded game: (bot, table, turn, players) at every decision."""
    save, choices = choices_of(name)
    bot = Bot()
    try:
        table = bot.ask("new", game="digger", players=save["players"], options=save["options"], seed=save["seed"])["table"]
        for action in choices:
            turn = bot.turn(table)
            yield bot, table, turn, save["players"]
            bot.ask("act", table=table, action=action, seat=turn["actor"])
    finally:
        bot.end()


def test_decisions(folder):
    """The screen of each kind of decision, in both languages: within 80 columns, with a sentence for what is to be done."""
    usual = {"adventurer_step", "bonus_pick", "choose_lord", "coin_keep", "creature_step", "dorm_summon", "dragon_save", "earthquake", "free_think", "main", "next_shift",
             "pit", "place_hunt_tile", "place_portal", "pool", "revised_plans", "store_coin", "tax_day"}
    found = {}
    for bot, table, turn, players in itertools.chain(game_again("digger-2-lair"), games(400)):  # as many as it takes to meet them all
        if usual <= set(found):
            break
        kind = turn["kind"]
        if kind in found or len(turn["actions"]) < 2:
            continue
        found[kind] = "%s/%s.json" % (folder, kind)
        bot.save(table, found[kind], ["human"] * players)
    check(usual <= set(found), "not met:", usual - set(found))
    for lang in ("en", "it"):
        for kind, file in found.items():
            game = resumed(file, lang)
            name = game.passage.split()[-1].rstrip(">")
            check(re.search(r"%s, [^.?]*[.?:]" % name, game.passage), lang, kind, game.passage)
            for line in ("1", "0", "help", "cards"):
                if game.say(line, PROMPT, ENTER) == 1:
                    break
            lines = game.text().split("\n")[2:]  # after the file's name
            check(max(map(len, lines)) <= 80, lang, kind, max(lines, key=len))
            game.end_of_input()
            game.status()


def test_hidden_coins(folder):
    """The values of others' coins are shown exactly as far as this player knows them."""
    checked = 0
    for number, (bot, table, turn, players) in enumerate(games(9)):
        if turn["kind"] != "main" or turn["actor"] != 0 or number % 5:
            continue
        view = bot.ask("view", table=table, viewer=0)["view"]
        hands = {"ABCDEF"[seat["seat"]]: [coin["value"] for coin in seat["hand"]] for seat in view["seats"]}
        if not any(None in hand for hand in hands.values()) or checked >= 8:
            continue
        file = folder + "/coins.json"
        bot.save(table, file, ["human"] + ["level:1"] * (players - 1))
        game = Terminal("play", "--load", file, "--lang", "en", "--speed", "0")
        game.expect(PROMPT)
        for letter, hand in hands.items():
            panel = re.search(r" %s \w+ \d+.*?Coins (\d+)(?:: ([0-9?+]+))?" % letter, game.passage)
            check(panel and int(panel.group(1)) == len(hand), letter, hand, game.passage)
            told = panel.group(2) or "+".join("?" * len(hand))
            check(told == "+".join("?" if value is None else str(value) for value in hand), letter, hand, told)
        game.say("log all", PROMPT)
        drawn = re.findall(r"(\w+) draws a coin of \d", game.passage)
        check(set(drawn) <= {"Anna"} and re.search(r"(Bruno|Carla|Dario) draws a coin\.", game.passage), drawn, game.passage)
        game.leave()
        checked += 1
    check(checked >= 5, checked)


def test_narrow(folder):
    """From 40 to 120 columns, with the largest and the smallest board: no line is longer, and the hint is there."""
    for players, columns, hint in ((2, 80, ""), (2, 60, "With 72 columns or more"), (2, 42, "too narrow for coordinates"), (2, 40, "too narrow to draw"), (6, 120, ""),
                                   (6, 100, "With 120 columns or more"), (6, 80, "With 120 columns or more"), (6, 60, "too narrow to draw")):
        game = Terminal(*GAME, "--players", ",".join(["human"] + ["level:1"] * (players - 1)), "--seed", "narrow", "--lang", "en", columns=columns)
        to_main(game, ENGLISH)
        game.say("1", PROMPT)
        game.say("1", PROMPT)
        check_width(game, columns)
        check(("columns or more" in flat(game.text()) or "too narrow" in game.text()) == bool(hint) and hint in flat(game.text()), players, columns, game.text()[-3000:])
        check(("A Anna" in game.text()) and "Portal" in game.text(), game.text())
        game.leave()


def test_board(folder):
    """Tiles, Stooges, coordinates and open edges stand where they belong, on a wide board and on a narrow one."""
    for columns, row, below in ((80, r"·   -  Anu  -APo a1 -   ·$", r" 1,0     2,0   / 3,0 \\   4,0$"), (60, r"·  - Anu -APoa1-  ·$", r" 1,0   2,0 / 3,0 \\ 4,0$")):
        game = Terminal(*GAME, "--players", "human,level:1", "--seed", "x", "--lang", "en", columns=columns)
        game.expect(PROMPT)
        game.say("portal 3,0", PROMPT)
        game.say("work NUG-I 2,0 0", PROMPT)
        lines = game.text().split("\n")
        at = max(number for number, line in enumerate(lines) if "APo" in line)
        check(re.search(row, lines[at]) and re.search(below, lines[at + 1]), columns, lines[at:at + 2])
        check(re.search(r"2,-1 +3,-1 ?(\\ /|V)4,-1$", lines[at - 1]), columns, lines[at - 1])
        game.leave()


def test_menu(folder):
    """The menu asks whether anything is to be changed at all, and then only what belongs to what was chosen."""
    number = r"Number \[\d+\]: $"

    def begin():
        game = Terminal("--lang", "en", "--speed", "0", "--no-autosave")
        game.expect(number)
        game.say("1", number)
        game.say("3", number)
        game.say("1", number)
        game.say("1", r"suggested one\): $")
        game.say("Zoe", number)
        game.say("2", number)
        check("standard game" in game.passage, game.passage)
        return game

    game = begin()
    game.say("1", PROMPT)
    check("0/20 GP" in game.passage and "Zoe" in game.passage, game.passage)
    game.leave()

    asked = {"1": ("none", set()), "2": ("Monster Hunt", {"face down"}), "4": ("Sands", {"clock"}), "9": ("mix", {"face down", "clock"})}
    for scenario, (name, extra) in asked.items():
        game = begin()
        game.say("2", number)
        check("Total Battle" in game.passage and "The Monster Hunt + The Sands of Time" in game.passage, game.passage)
        seen, answer = "", scenario
        for _ in range(12):
            which = game.say(answer, number, PROMPT)
            seen += game.passage
            if which == 1:
                break
            answer = "0" if "at the latest? (1–250)" in game.passage and "from 1 to 250" not in game.passage else "3" if "latest" in seen and "[60]" in game.passage else "1"
        check(which == 1, name, seen)
        for words in ("face down", "clock"):
            check((words in seen.split("Dungeon Digger ·")[0]) == (words in extra), name, words, seen)
        check("free Think!" in seen and "Write a number from 1 to 250." in seen and "Dungeon Lords?" in seen, name, seen)
        game.leave()


def test_plain(folder):
    """In a pipe: plain lines, no colour, every tile on a line of its own."""
    for lang, words in (("en", ENGLISH), ("it", ITALIAN)):
        game = Terminal("play", "digger", *SHORT, "--players", "human,level:1", "--seed", "plain", "--lang", lang, pipe=True)
        seen = play_out(game, words)
        game.leave()
        check("\x1b" not in game.raw and "·   " not in game.raw, "not plain")
        check(re.search(r"3,0: Portal\w* POR", seen), "no tiles")
    check_any_input("digger", "", "1\n", "nonsense\n\n\n", "quit\n", "undo\nlog\nlook\nlook 0,0\nlook Q\ncards\nauto\n")
    saved = folder + "/computers.json"
    check(run("play", "digger", *SHORT, "--players", "level:1,level:1,level:1", "--seed", "c", "--save", saved).returncode == 0)
    check(run("replay", saved, "--verify").returncode == 0)


def test_every_event(folder):
    """Each event of the format has words in both languages, or is shown by the position alone."""
    check_events("digger", "event.digger.", {"tp.spent", "turn.ended", "coins.due"}, 65)


def test_every_kind(folder):
    """Each kind of decision has its sentence in both languages, and each verb its words."""
    check_kinds("digger", "must.digger.", " (?!chance|–)", 24)
    check_verbs("digger", 30)


def test_rules(folder):
    """The rules are looked up by id, as a chapter, or by a word."""
    check("DD-5.3 Sabotage! The player returns" in run("rules", "digger", "DD-5.3").stdout)
    check("DD-24.13" in run("rules", "digger", "DD-24").stdout)
    check("DD-12.7" in run("rules", "digger", "sacrifice pit").stdout)
    # Without the marks of the page, but with the stars that are signs.
    check("*" not in run("rules", "digger", "DD-4.1").stdout and "1. Skip check. If" in run("rules", "digger", "DD-4.1").stdout)
    check("A*1@(3,0)" in run("rules", "digger", "DD-E5").stdout)


def test_refused(folder):
    check_refused("digger", ["--option", "scenario=chess"], ["--option", "scenario"], ["--option", "=1"], ["--option", "lords=7"], ["--option", "turn_minutes=1"],
                  ["--option", "face_down=true"], ["--option", "max_turns_per_player=0"], ["--option", "colour=red"], ["--players", "human"],
                  ["--dungeon", "dragons_cave"], ["--option", "scenario=dwarven_citadel+dragons_lair"])


if __name__ == "__main__":
    sys.exit(terminal_test.main(globals()))
