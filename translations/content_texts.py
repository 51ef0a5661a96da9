#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints the texts of assets/games as lupdate reads them: rules in the context Rules, questions in the context Quiz,
names of exams and of their parts in the context Exams."""
import pathlib
import tomllib

GAMES = pathlib.Path(__file__).parent.parent / "assets" / "games"


def marked(context: str, text: str) -> str:
    """A text as the program shows it, where a line's end is a space."""
    shown = text.replace("\n", " ").replace("\\", "\\\\").replace('"', '\\"')
    return f'QT_TRANSLATE_NOOP("{context}", "{shown}")'


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


def main() -> None:
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
    main()
