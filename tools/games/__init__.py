"""What is each game's own in the tools: one module a game, tools/games/<game>.py, with any of

    PREFIX                  of its rules' ids; else that of the first id on its page of rules
    WISHES                  games to record: tools/record-replays says what a wish is
    is_seldom(word)         the verbs that "powers" looks for; else none
    options_of(given)       the options that a wish means by something shorter than a document
    FIRST_CHAPTER_OF_PLAY   from which on every rule has its sentence; else only those that the engine names
    gendered(content), NAMES, names(words)   what a sentence can be about, so that a language gives it a gender
    articled(content), may_have_articles(content)   who acts in sentences, and has articles; whatever else may have one
    LETTERS                 the line of docs/glossary.md with the letters of its keys "sign.<game>."
    BROKEN                  lines that tools/check-locales --self-test must find wrong
    outcome(stream, table, recorded)         the outcome that random numbers mean; else one pick by the weights
    UNTIL                   the round that is no longer the beginning (tools/fit-chances); else there is no beginning
    SCORED, SETTINGS_BY_GROUP   groups that play for points; is a setting told of each group? (likewise)

A game without a module has the rest.
"""
import functools
import importlib
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
LISTED = re.search(r"set\(UC_GAMES ([\w ]+)\)", (ROOT / "cmake/games.cmake").read_text(encoding="utf-8")).group(1).split()
ID = re.compile(r"^\s*(?:[-*]\s+|\|\s*|#+\s*)?\*\*([A-Z]{2})-[A-Z]?\d", re.M)


@functools.cache
def own(game):
    """The module of a game, or one that says nothing."""
    if (pathlib.Path(__file__).parent / f"{game}.py").exists():
        return importlib.import_module(f"games.{game}")
    return object()


def said(game, name, otherwise=None):
    return getattr(own(game), name, otherwise)


@functools.cache
def prefix(game):
    """CR: what the ids of its rules begin with."""
    first = ID.search((ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8"))
    return said(game, "PREFIX") or (first.group(1) if first else None)


def id_pattern(games=LISTED):
    """The ids of their rules, as a regular expression without groups."""
    return rf"(?:{'|'.join(prefix(game) for game in games)})-[A-Z]?\d+(?:\.\d+[a-z]?)?"


# --- wishes: what a recorded game shows ---------------------------------------------------------------------------------

def has(*events):
    """The game shows all these types of event."""
    return lambda game: all(event in game["events"] for event in events)


def used(*words):
    """The game has actions that begin with all these words."""
    return lambda game: all(any(a.split()[0] == word for a in game["save"]["actions"]) for word in words)


def both(*wishes):
    return lambda game: all(wish(game) for wish in wishes)


def anything(_):
    return True


def won(game):
    return all(result["won"] for result in game["results"])


def lost(game):
    return not any(result["won"] for result in game["results"])
