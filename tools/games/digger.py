"""What the tools ask of Dungeon Digger: see tools/games/__init__.py."""
from games import anything, both, has, used

UNTIL = 3  # the turn that no longer is of the beginning (tools/fit-chances)


def gendered(content):
    """The lists of the content whose names can be what a sentence is about."""
    return [*content["tile_types"], *content["lords"], *(piece for each in content["scenarios"] for piece in each.get("pieces", []))]


NAMES = {"collapse": ("Collapse", "Crollo")}  # and what the content does not list


# One wrong line each, and what the fault must name (check-locales --self-test).
BROKEN = (
    ("it", "gender.digger.ruins", "f", "gender.digger.ruins is f"),
    ("it", "gender.digger.dorm", "f", "gender.digger.dorm is f"),
)


def is_seldom(word):
    """Actions that a player with a liking for powers looks for."""
    return word in ("work", "rise", "conquer", "free", "special", "summon", "creature", "adventurer", "build",
                    "name", "yes", "blast", "sneak", "dragon", "demolish", "pay", "draw", "store")


def ended(why):
    """Dungeon Digger: why the game was over."""
    return lambda game: any(e["type"] == "game.ended" and e["why"] == why for e in game["told"])


def longest(length):
    return lambda game: any(e["type"] == "corridor.completed" and e["length"] >= length for e in game["told"])


WISHES = [
    ("digger-2-first-game", 2, {}, ["random", "random"], anything),
    ("digger-2-goal", 2, {}, ["3", "3"], ended("goal")),
    ("digger-2-long-corridor", 2, {}, ["3", "2"], longest(4)),
    ("digger-2-conquest", 2, {}, ["3", "3"], has("conquered", "coin.stolen")),
    ("digger-2-pit", 2, {}, ["powers", "2"], both(has("pit.entered"), used("build"))),
    ("digger-2-idle", 2, {}, ["random", "random"], ended("idle")),
    ("digger-2-hidden-projects", 2, {"hidden_projects": True, "free_think": True}, ["2", "powers"], used("think")),
    ("digger-2-finish-round", 2, {"finish_round": True}, ["3", "2"], ended("goal")),
    ("digger-2-hunt", 2, {"scenario": "monster_hunt"}, ["powers", "3"], has("conquered")),
    ("digger-2-hunt-face-down", 2, {"scenario": "monster_hunt", "face_down": True}, ["2", "powers"], has("tile.revealed")),
    ("digger-2-adventurers", 2, {"scenario": "trapped_adventurers"}, ["powers", "powers"], has("adventurer.killed")),
    ("digger-2-sands", 2, {"scenario": "sands_of_time", "turn_minutes": 3}, ["3", "2"], ended("sands")),
    ("digger-2-citadel", 2, {"scenario": "dwarven_citadel"}, ["powers", "powers"], ended("citadel")),
    ("digger-2-lair", 2, {"scenario": "dragons_lair"}, ["powers", "powers"], has("dragon.placed", "stooges.saved")),
    ("digger-2-treasure", 2, {"scenario": "dragons_lair"}, ["powers", "powers"], has("treasure.found", "treasure.returned")),
    ("digger-2-battle", 2, {"scenario": "total_battle"}, ["powers", "powers"], has("creature.summoned", "creature.died")),
    ("digger-2-pennypinch", 2, {"lords": "random"}, ["powers", "2"], used("keep", "tax")),
    ("digger-3-first-game", 3, {}, ["2", "2", "random"], ended("goal")),
    ("digger-3-lords", 3, {"lords": "choose"}, ["powers", "2", "powers"], has("special.used")),
    ("digger-3-adventurers", 3, {"scenario": "trapped_adventurers"}, ["powers"] * 3, has("adventurer.escaped")),
    ("digger-3-hunt-and-battle", 3, {"scenario": "monster_hunt+total_battle"}, ["powers"] * 3, has("creature.summoned")),
    ("digger-3-sands-and-lair", 3, {"scenario": "sands_of_time+dragons_lair"}, ["powers", "2", "2"], anything),
    ("digger-3-fall", 3, {"scenario": "total_battle", "lords": "random"}, ["powers"] * 3, has("player.defeated")),
    ("digger-4-first-game", 4, {}, ["2"] * 4, ended("goal")),
    ("digger-4-citadel-and-battle", 4, {"scenario": "dwarven_citadel+total_battle"}, ["powers"] * 4, has("creature.summoned")),
    ("digger-4-hunt-and-adventurers", 4, {"scenario": "monster_hunt+trapped_adventurers", "face_down": True}, ["powers"] * 4,
     has("adventurer.killed")),
    ("digger-4-blast", 4, {"scenario": "trapped_adventurers"}, ["powers"] * 4, used("blast")),
    ("digger-4-fury", 4, {"scenario": "trapped_adventurers"}, ["powers"] * 4, has("fury.used")),
    ("digger-5-first-game", 5, {"lords": "random"}, ["2"] * 5, ended("goal")),
    ("digger-5-sands-and-adventurers", 5, {"scenario": "trapped_adventurers+sands_of_time"}, ["powers"] * 5, ended("sands")),
    ("digger-5-hunt-and-lair", 5, {"scenario": "monster_hunt+dragons_lair"}, ["powers"] * 5, used("disturb")),
    ("digger-6-first-game", 6, {}, ["2"] * 6, ended("goal")),
    ("digger-6-hunt-and-citadel", 6, {"scenario": "monster_hunt+dwarven_citadel", "lords": "random"}, ["2"] * 6, has("conquered")),
    ("digger-6-sands-and-battle", 6, {"scenario": "sands_of_time+total_battle", "lords": "choose"}, ["powers"] * 6, ended("sands")),
    ("digger-6-hunt-and-sands", 6, {"scenario": "monster_hunt+sands_of_time"}, ["2"] * 6, ended("sands")),
    ("digger-6-sands-and-citadel", 6, {"scenario": "sands_of_time+dwarven_citadel"}, ["powers"] * 6, anything),
]
