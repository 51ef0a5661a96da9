#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints the texts of assets as lupdate reads them: the program's words in the contexts that their files name, rules in
the context Rules, questions in the context Quiz, names of exams and of their parts in the context Exams. With `words`
it prints the program's words alone."""
import pathlib
import re
import sys
import tomllib

ASSETS = pathlib.Path(__file__).parent.parent / "assets"
GAMES = ASSETS / "games"


def marked(context: str, text: str) -> str:
    """A text as the program shows it, where a line's end is a space."""
    shown = text.replace("\n", " ").replace("\\", "\\\\").replace('"', '\\"')
    return f'QT_TRANSLATE_NOOP("{context}", "{shown}")'


def print_words(path: pathlib.Path) -> None:
    """The words of a file; a line that begins with #: says what follows is, one row or a part's rows."""
    text = path.read_text(encoding="utf-8")
    words = tomllib.loads(text)
    if "context" not in words:
        return
    for row in words.get("commands", []):
        print(f"//: a button of the palette, and its group\n{marked(words['context'], row[1])}")
        print(marked(words["context"], row[3]))
    part = of_part = of_row = ""
    for line in text.splitlines():
        if line.startswith("#:"):
            of_row = line[2:].strip()
        elif line.startswith("["):
            part, of_part, of_row = line.strip("[]"), of_row, ""
        elif key := re.match(r'"?([^"=]+?)"? = ', line if part else ""):
            print(f"//: {of_row or of_part}" if of_row or of_part else "")
            print(marked(words["context"], words[part][key[1]]))
            of_row = ""


def texts_of_rules(book: dict):
    """What is shown of a document's rules."""
    yield from (book["document"]["name"], book["document"]["title"])
    for section in book.get("section", []):
        yield section["title"]
    for rule in book.get("rule", []):
        yield from (rule["title"], rule["text"])
        if "reason" in rule:
            yield rule["reason"]


def texts_of_questions(bank: dict):
    """What is shown of a topic's questions."""
    for question in bank.get("question", []):
        yield question["ask"]
        for answers in ("right", "wrong", "steps"):
            yield from question.get(answers, [])
        yield question["because"]


def print_games() -> None:
    """Rules, questions and exams."""
    reasons = tomllib.loads((GAMES / "reasons.toml").read_text(encoding="utf-8"))["reason"]
    for text in reasons.values():
        print(marked("Rules", text))
    for path in sorted(GAMES.glob("*/rules.toml")):
        for text in texts_of_rules(tomllib.loads(path.read_text(encoding="utf-8"))):
            print(marked("Rules", text))
    for path in sorted(GAMES.glob("*/questions/*.toml")):
        for text in texts_of_questions(tomllib.loads(path.read_text(encoding="utf-8"))):
            print(marked("Quiz", text))
    stations = tomllib.loads((GAMES / "stations.toml").read_text(encoding="utf-8"))["station"]
    exams = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(GAMES.glob("*/exams/*.toml"))]
    for text in [station["title"] for station in stations] + [exam["name"] for exam in exams]:
        print(marked("Exams", text))


if __name__ == "__main__":
    for words in sorted((ASSETS / "words").glob("*.toml")):
        print_words(words)
    if sys.argv[1:] != ["words"]:
        print_games()
