"""What the tools ask of One Deck Dungeon: see tools/games/__init__.py."""
from games import has, lost, used, won

UNTIL = 3  # the floor that no longer is of the beginning (tools/fit-chances)


def gendered(content):
    """The lists of the content whose names can be what a sentence is about."""
    return [*content["heroes"], *content["encounters"], *content["dungeons"], *(each["boss"] for each in content["dungeons"])]


LETTERS = "Dice of One Deck Dungeon"  # of the keys sign.onedeck.: where docs/glossary.md tells them
# One wrong line each, and what the fault must name (check-locales --self-test).
BROKEN = (
    ("it", "gender.onedeck.mage", "m", "gender.onedeck.mage is m"),
    ("it", "sign.onedeck.strength", "S", "sign.onedeck.strength is “S”"),
    ("it", "sign.onedeck.heroic", "H", "sign.onedeck.heroic is “H”"),
    ("it", "sign.onedeck.wide", "w", "sign.onedeck.wide is “w”"),
    ("it", "event.descended.boss", "Il gruppo scende dal mostro finale.", "Mostro Finale"),
    ("it", "event.descended.boss", "Il gruppo scende ad affrontare il Boss.", "Mostro Finale"),
)


def is_seldom(word):
    """Actions that a player with a liking for powers looks for."""
    return word in ("use", "potion", "cover", "feat", "discard", "heal", "foresight", "peek", "face")


def outcome(stream, table, recorded):
    """The outcome that the numbers of a chance turn mean (tools/verify-game)."""
    if recorded.startswith("roll "):
        return " ".join(["roll", *map(str, sorted(stream.die() for _ in recorded.split()[1:]))])
    texts, weights = table.outcomes()
    # Each card once, then those that are there twice once more.
    copies = texts + [text for text, weight in zip(texts, weights) if weight == 2]
    return copies[stream.below(len(copies))]


TALENTS = ["crafty", "fortitude", "planning", "foresight", "veteran", "first_aid", "grit", "guile"]


def deck(dungeon, heroes, difficulty="expert", talents=None):
    options = {"heroes": heroes, "dungeon": dungeon, "difficulty": difficulty}
    return options | ({"talents": [talents] * len(heroes)} if talents else {})


WISHES = [
    ("onedeck-1-first-game", 1, deck("dragons_cave", ["warrior"]), ["random"], lost),
    ("onedeck-1-mage", 1, deck("dragons_cave", ["mage"]), ["3"], has("boss.round")),
    ("onedeck-1-dragon-won", 1, deck("dragons_cave", ["warrior"], "novice"), ["3"], won),
    ("onedeck-1-archer", 1, deck("hydras_reef", ["archer"]), ["2"], used("feat", "drop")),
    ("onedeck-1-rogue", 1, deck("minotaurs_maze", ["rogue"], "fearless"), ["powers"], used("feat", "flee", "use")),
    ("onedeck-1-paladin", 1, deck("lichs_tomb", ["paladin"], "standard"), ["3"], has("boss.round")),
    ("onedeck-1-yeti", 1, deck("yetis_cavern", ["mage"], "novice"), ["3"], has("boss.round")),
    ("onedeck-1-campaign", 1, deck("dragons_cave", ["rogue"], "standard", TALENTS), ["3"], used("basic", "peek")),
    ("onedeck-2-first-game", 2, deck("dragons_cave", ["warrior", "mage"]), ["random", "random"], lost),
    ("onedeck-2-lich", 2, deck("lichs_tomb", ["mage", "archer"], "novice"), ["3", "3"], has("boss.round")),
    ("onedeck-2-minotaur", 2, deck("minotaurs_maze", ["rogue", "paladin"], "novice"), ["3", "3"], has("boss.round")),
    ("onedeck-2-hydra", 2, deck("hydras_reef", ["warrior", "rogue"], "novice"), ["3", "3"], has("boss.round")),
    ("onedeck-2-powers", 2, deck("yetis_cavern", ["archer", "paladin"]), ["powers", "powers"], used("use", "bonus")),
    ("onedeck-2-shortage", 2, deck("dragons_cave", ["warrior", "paladin"], "novice"), ["3", "3"], used("extra", "bonus")),
    ("onedeck-2-campaign", 2, deck("dragons_cave", ["mage", "rogue"], "standard", TALENTS), ["2", "2"],
     used("specialise", "basic")),
    ("onedeck-2-won", 2, deck("dragons_cave", ["warrior", "mage"], "novice", TALENTS), ["3", "3"], won),
    ("onedeck-4-first-game", 4, deck("dragons_cave", ["warrior", "mage", "rogue", "paladin"]), ["random"] * 4, lost),
    ("onedeck-4-archer", 4, deck("yetis_cavern", ["archer", "mage", "rogue", "paladin"]), ["2"] * 4, used("pairs", "flee")),
    ("onedeck-4-powers", 4, deck("lichs_tomb", ["warrior", "mage", "rogue", "archer"], "fearless"), ["powers"] * 4,
     used("use", "pairs")),
    ("onedeck-4-boss", 4, deck("hydras_reef", ["warrior", "mage", "paladin", "archer"], "novice", TALENTS), ["3"] * 4,
     has("boss.round")),
    ("onedeck-4-campaign", 4, deck("minotaurs_maze", ["warrior", "archer", "rogue", "paladin"], "standard", TALENTS), ["2"] * 4,
     used("specialise", "basic")),
]
