"""What the tools ask of Crypt: see tools/games/__init__.py."""
from games import anything, both, has, used

# Every rule from this chapter on has its sentence; earlier chapters say what is in the box and how it is set up.
FIRST_CHAPTER_OF_PLAY = 3
UNTIL = 4  # the round that no longer is of the beginning (tools/fit-chances)
SCORED = ("1",)  # groups that nobody wins or loses: what counts is the score


def names(words):
    """What a gender can be asked for: the types of treasure, which the catalogue names."""
    return {key: (key, words.get(f"type.{key}", "")) for key in ("idol", "jewelry", "manuscript", "pottery", "remains", "tapestry")}


# One wrong line each, and what the fault must name (check-locales --self-test).
BROKEN = (
    ("it", "gender.crypt.pottery", "m", "gender.crypt.pottery is m"),
    ("it", "rule.CR-5.9", "Nessun reclamo è possibile.", "azione Reclama"),
)


def is_seldom(word):
    """Actions that a player with a liking for powers looks for."""
    return word not in ("claim", "recover", "end")


def outcome(stream, table, recorded):
    """The outcome that the numbers of a chance turn mean (tools/verify-game)."""
    word = recorded.split()[0]
    if word in ("reveal", "conceal"):
        view = table.view()
        types, top = view["deck"]["types"], view["deck"]["top"]
        text = word
        if word == "reveal":
            text += " %d" % (stream.pick(view["unseen"][top]) + 1)
        rest = {kind: count - (kind == top) for kind, count in types.items()}
        if sum(rest.values()) > 0:
            text += " " + list(rest)[stream.pick(list(rest.values()))]
        return text
    texts, weights = table.outcomes()
    if word == "sides":
        return texts[stream.below(64) % len(texts)]
    return texts[stream.pick(weights)]


def rated(rating):
    return lambda game: game["results"][0].get("rating") == rating


def options_of(sides):
    """Its Collectors in six letters; ? is left to chance."""
    return {"collectors": ["random" if letter == "?" else letter for letter in sides]}


WISHES = [
    ("crypt-1-fool", 1, "AAAAAA", ["random"], rated("fool")),
    ("crypt-1-petty", 1, "AAAAAA", ["2"], rated("petty")),
    ("crypt-1-rich", 1, "BBBBBB", ["3"], rated("rich")),
    ("crypt-1-magnificent", 1, "ABABAB", ["4"], rated("magnificent")),
    ("crypt-1-ghost-extra", 1, "??????", ["3"], has("ghost.aside", "sides.set")),
    ("crypt-1-powers", 1, "BABBAB", ["powers"], used("pottery", "manuscript", "remains")),
    ("crypt-2-first-game", 2, "AAAAAA", ["random", "random"], anything),
    ("crypt-2-greedy", 2, "BBBBBB", ["1", "2"], anything),
    ("crypt-2-search", 2, "ABBABA", ["3", "4"], anything),
    ("crypt-2-roll-off", 2, "AAAAAA", ["random", "random"], has("tie.rolled")),
    ("crypt-2-idol-re-rolls", 2, "AABBAB", ["powers", "powers"], used("idol", "manuscript")),
    ("crypt-2-bumped-everywhere", 2, "??????", ["random", "2"],
     lambda game: any(e["type"] == "dice.recovered" and e["why"] == "bumped" for e in game["told"])),
    ("crypt-3-first-game", 3, "AAAAAA", ["1", "random", "random"], anything),
    ("crypt-3-race", 3, "BABBAB", ["powers", "2", "random"], both(has("race.won"), used("pottery", "remains"))),
    ("crypt-3-search", 3, "BABABA", ["3", "3", "2"], anything),
    ("crypt-3-roll-off", 3, "ABABAB", ["random", "random", "2"], has("tie.rolled")),
    ("crypt-3-all-powers", 3, "AABBAA", ["powers", "powers", "powers"], used("idol", "pottery", "manuscript", "remains")),
    ("crypt-3-random-sides", 3, "A?B??B", ["2", "powers", "1"], has("sides.set")),
    ("crypt-4-first-game", 4, "AAAAAA", ["random", "random", "random", "random"], anything),
    ("crypt-4-all-B", 4, "BBBBBB", ["powers", "powers", "2", "2"], used("pottery", "manuscript")),
    ("crypt-4-search", 4, "AAABBB", ["3", "2", "1", "random"], anything),
    ("crypt-4-roll-off-of-three", 4, "AAAAAA", ["random", "random", "random", "random"],
     lambda game: len({e["seat"] for e in game["told"] if e["type"] == "tie.rolled"}) >= 3),
    ("crypt-4-roll-off-twice", 4, "ABAABA", ["random", "random", "random", "random"],
     lambda game: sum(e["type"] == "tie.rolled" for e in game["told"]) >= 4),
    ("crypt-4-all-powers", 4, "AABBAA", ["powers", "powers", "powers", "powers"],
     used("idol", "pottery", "manuscript", "remains")),
    ("crypt-4-random-sides", 4, "??????", ["2", "2", "1", "1"], has("sides.set")),
]
