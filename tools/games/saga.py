"""What the tools ask of Dungeon Saga: see tools/games/__init__.py."""
from games import both, has, used

UNTIL = 4  # the round that no longer is of the beginning (tools/fit-chances)
SETTINGS_BY_GROUP = True  # an adventure is hard for one side and easy for the other


def gendered(content):
    """The lists of the content whose names can be what a sentence is about."""
    return [*content["heroes"], *content["bosses"], *content["minions"]]


def articled(content):
    """Who acts in sentences: each has its article."""
    return content["minions"]


def may_have_articles(content):
    """The ids of whatever else can have one."""
    return [*(each["id"] for each in content["furniture"]), "door", "chest"]


# One wrong line each, and what the fault must name (check-locales --self-test).
BROKEN = (
    ("it", "gender.saga.madriga", "m", "gender.saga.madriga is m"),
    ("it", "gender.saga.nobody", "m", "the content has no such name"),
    ("it", "gender.saga.orlaf", None, "gender.saga.orlaf is missing"),
    ("it", "article.saga.zombie", None, "article.saga.zombie is missing"),
    ("it", "article.saga.zombie", "il", "article.saga.zombie is “il”"),
    ("it", "article.saga.ghost.di", "della", "article.saga.ghost.di is “della”"),
    ("it", "must.saga.interrupt", "{name}, il Mostro Finale.", "Boss"),
    ("it", "must.saga.interrupt", "{name}, il tuo talento.", "Prodezza"),
    ("it", "event.saga.model.removed.bones", "Il negromante.", "Necromante"),
)


def is_seldom(word):
    """Actions that a player with a liking for powers looks for."""
    return word in ("fight", "shoot", "cast", "feat", "use", "trade", "interact", "card", "raise", "break", "take",
                    "devour", "shift", "yes")


def outcome(stream, table, recorded):
    """The outcome that the numbers of a chance turn mean (tools/verify-game)."""
    word, *faces = recorded.split()
    if word == "dice":
        rolled, left = [], len(faces)
        while left > 0:  # up to five dice from one number
            number = stream.below(6 ** 5)
            for _ in range(min(left, 5)):
                rolled.append(number % 6 + 1)
                number //= 6
            left -= 5
        return " ".join(["dice", *map(str, sorted(rolled, reverse=True))])
    texts, weights = table.outcomes()
    if word == "die":  # the best of some dice: 6, 36, 216 ways
        dice = 1
        while 6 ** dice < sum(weights):
            dice += 1
        return "die %d" % max(stream.die() for _ in range(dice))
    return texts[stream.pick(weights)]


def heroes_won(game):
    """Dungeon Saga: seat 0 is the Overlord."""
    return not game["results"][0]["won"]


def heroes_lost(game):
    return game["results"][0]["won"]


WISHES = [
    ("saga-a-won", 2, {"adventure": "saga-a"}, ["2", "2"], heroes_won),
    ("saga-a-three", 3, {"adventure": "saga-a"}, ["2", "powers", "2"], has("bones.taken")),
    ("saga-b-won", 2, {"adventure": "saga-b"}, ["2", "3"], heroes_won),
    ("saga-b-lost", 3, {"adventure": "saga-b"}, ["2", "random", "2"], heroes_lost),
    ("saga-01-won", 2, {"adventure": "saga-01"}, ["2", "2"], heroes_won),
    ("saga-01-five", 5, {"adventure": "saga-01"}, ["2", "powers", "2", "2", "powers"], used("trade", "cast")),
    ("saga-02-won", 2, {"adventure": "saga-02"}, ["2", "2"], both(heroes_won, used("interact"))),
    ("saga-02-lost", 3, {"adventure": "saga-02"}, ["3", "2", "2"], heroes_lost),
    ("saga-03-won", 2, {"adventure": "saga-03"}, ["2", "2"], heroes_won),
    ("saga-03-banshee", 2, {"adventure": "saga-03"}, ["powers", "2"], both(used("cast"), heroes_lost)),
    ("saga-04-fragments", 2, {"adventure": "saga-04"}, ["random", "2"], both(heroes_won, used("interact"))),
    ("saga-04-lost", 4, {"adventure": "saga-04"}, ["2", "2", "powers", "2"], heroes_lost),
    ("saga-05-won", 2, {"adventure": "saga-05"}, ["random", "2"], heroes_won),
    ("saga-05-lost", 2, {"adventure": "saga-05"}, ["2", "2"], both(heroes_lost, used("cast"))),
    ("saga-06-junction", 2, {"adventure": "saga-06"}, ["random", "2"], has("block.turned")),
    ("saga-06-lost", 5, {"adventure": "saga-06"}, ["2", "2", "2", "2", "2"], heroes_lost),
    ("saga-07-collapse", 2, {"adventure": "saga-07"}, ["random", "2"], has("map.collapsed")),
    ("saga-07-lost", 2, {"adventure": "saga-07"}, ["2", "powers"], heroes_lost),
    ("saga-08-keys", 2, {"adventure": "saga-08"}, ["random", "2"], both(heroes_won, used("interact"))),
    ("saga-08-lost", 3, {"adventure": "saga-08"}, ["2", "2", "powers"], heroes_lost),
    ("saga-09-won", 2, {"adventure": "saga-09"}, ["random", "2"], heroes_won),
    ("saga-09-lost", 2, {"adventure": "saga-09"}, ["2", "2"], heroes_lost),
    ("saga-10-won", 2, {"adventure": "saga-10"}, ["random", "2"], heroes_won),
    ("saga-10-lost", 5, {"adventure": "saga-10"}, ["2", "2", "2", "powers", "2"], heroes_lost),
    ("saga-10-powers", 2, {"adventure": "saga-10"}, ["powers", "powers"], used("card", "cast", "feat")),
    ("saga-09-feats", 2, {"adventure": "saga-09"}, ["powers", "powers"], used("shift", "feat", "break")),
]
