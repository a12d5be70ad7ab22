"""`why` and `odds` of what is no action: what is missing or wrong, in the person's language, as it was typed.

Usage: why_test.py PATH_OF_UNDERCROFT [NAME...]
"""
import re
import sys

sys.dont_write_bytecode = True
import terminal_test
from terminal_test import Terminal, check

PROMPT = r"(?:Lord )?\w+> $"
GAMES = {"crypt": ("--players", "human=Zoe,level:1"), "onedeck": ("--heroes", "warrior,mage"), "digger": ("--players", "human=Zoe,level:1"),
         "saga": ("--adventure", "saga-a", "--players", "level:1,human=Zoe")}
DENIED = {"en": "is neither an action of this game", "it": "non è un’azione del gioco"}


def begin(game, lang):
    terminal = Terminal("play", game, *GAMES[game], "--seed", "why", "--lang", lang, "--speed", "0", columns=200)
    terminal.expect(PROMPT)
    return terminal


def check_said(game, lang, before, cases):
    terminal = begin(game, lang)
    for line in before:
        terminal.say(line, PROMPT)
    for line, *told in cases:
        terminal.say(line, PROMPT)
        check(DENIED[lang] not in terminal.passage, line, terminal.passage)
        for each in told:
            check(each in terminal.passage, line, "is not told:", each, terminal.passage)
    terminal.end_of_input()
    terminal.status()


def test_crypt(folder):
    check_said("crypt", "en", [], [
        ("why remains R2 R1", '"remains R2 R1" does not work: the cards that pay are named in ascending order.'),
        ("odds Claim S9:1x1", '"Claim S9:1x1" does not work: a claim names slots S1 to S6'),
        ("manuscript", 'Nothing can be done with "manuscript" now.'),
        ("manuscript X", '"manuscript X" does not work: write a Manuscript card, such as "manuscript M1".')])
    check_said("crypt", "it", [], [
        ("perché resti R2 R1", '"resti R2 R1" non funziona: le carte che paghi si scrivono in ordine crescente.'),
        ("probabilità reclama S9:1x1", '"reclama S9:1x1" non funziona: si reclamano gli spazi da S1 a S6'),
        ("manoscritto", 'Con "manoscritto" adesso non si può fare niente.'),
        ("Manoscritto X", '"Manoscritto X" non funziona: scrivi una carta Manoscritto, per esempio "manoscritto M1".')])


def test_onedeck(folder):
    check_said("onedeck", "en", ["explore"], [
        ("why enter 9", '"enter 9" does not work: write a door, such as "enter 2".'),
        ("odds cover 3 S4", '"cover 3 S4" does not work: dice can be named in an encounter only.'),
        ("potion Nonsense A", '"potion Nonsense A" does not work: there is no potion of this name.')])
    check_said("onedeck", "it", ["esplora"], [
        ("perché entra 9", '"entra 9" non funziona: scrivi una porta, per esempio "entra 2".'),
        ("probabilità copri 3 F4", '"copri 3 F4" non funziona: i dadi si possono nominare solo in una sfida.'),
        ("pozione Sciocchezza A", '"pozione Sciocchezza A" non funziona: nessuna pozione si chiama così.')])


def test_digger(folder):
    check_said("digger", "en", [], [
        ("why work KIT-A 0,0", '"work KIT-A 0,0" does not work: write a tile, a space and a rotation, such as "work KIT-A 3,-1 2".'),
        ("work KIT-Z 0,0 1", '"work KIT-Z 0,0 1" does not work: there is no tile of this name.'),
        ("odds pass now", '"pass now" does not work: nothing may follow after the action.')])
    check_said("digger", "it", [], [
        ("perché lavora KIT-A 0,0", '"lavora KIT-A 0,0" non funziona: scrivi una Casella, uno spazio e una rotazione, per esempio "lavora KIT-A 3,-1 2".'),
        ("lavora KIT-Z 0,0 1", '"lavora KIT-Z 0,0 1" non funziona: nessuna Casella si chiama così.'),
        ("probabilità passa ora", '"passa ora" non funziona: dopo l’azione non può seguire altro.')])


def test_saga(folder):
    check_said("saga", "en", ["hero orlaf"], [
        ("why shoot 5,5", '"shoot 5,5" does not work: nothing is there'),
        ("odds fight 4,4", '"fight 4,4" does not work: nothing is there'),
        ("why Cast Burn 5,5", '"Cast Burn 5,5" does not work: nothing is there'),
        ("move 40,1", '"move 40,1" does not work: write a square and a facing, such as "move 5,4 E"'),
        ("why raise 5,4 Ogre E", '"raise 5,4 Ogre E" does not work: there is no minion of this name.')])
    check_said("saga", "it", ["eroe orlaf"], [
        ("perché tira 5,5", '"tira 5,5" non funziona: lì non c’è niente'),
        ("probabilità combatti 4,4", '"combatti 4,4" non funziona: lì non c’è niente'),
        ("perché Lancia Burn 5,5", '"Lancia Burn 5,5" non funziona: lì non c’è niente'),
        ("muovi 40,1", '"muovi 40,1" non funziona: scrivi una casella e un orientamento, per esempio "muovi 5,4 E"'),
        ("perché anima 5,4 Ogre E", '"anima 5,4 Ogre E" non funziona: nessun Servo si chiama così.')])


def test_unknown(folder):
    """What is no action at all is said so, as it was typed."""
    for lang, asked in (("en", "why"), ("it", "perché")):
        for game in GAMES:
            terminal = begin(game, lang)
            for line in ("Dance Wildly", asked + " Dance Wildly"):
                terminal.say(line, PROMPT)
                check('"Dance Wildly" ' + DENIED[lang] in terminal.passage, game, line, terminal.passage)
            terminal.end_of_input()
            terminal.status()


def test_examples(folder):
    """Alone, `why` and `odds` show an action of the moment, which can be typed as it is shown."""
    for lang, commands in (("en", ("why", "odds")), ("it", ("perché", "probabilità"))):
        for game in GAMES:
            terminal = begin(game, lang)
            for command in commands:
                terminal.say(command, PROMPT)
                shown = re.search(r"(?:such as|per esempio): %s (.+?) %s" % (command, PROMPT[:-1]), terminal.passage)
                check(shown, game, command, terminal.passage)
                if lang == "it":
                    check(shown.group(1).split()[0] not in ("claim", "enter", "explore", "lord", "portal", "hero", "move"), shown.group())
                terminal.say(commands[0] + " " + shown.group(1), PROMPT)
                check("is allowed" in terminal.passage or "è permess" in terminal.passage, game, shown.group(), terminal.passage)
            terminal.end_of_input()
            terminal.status()


if __name__ == "__main__":
    sys.exit(terminal_test.main(globals()))
