#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A game has one room: nothing outside its folder, the catalogue and its face asks which game it is."""
import pathlib
import re
import sys

# where a game's name belongs
ROOMS = re.compile(r"^(core/games/\w+/|core/games/catalogue/catalogue\w*\.(h|cpp)$|core/table/house_options\.h$|app/faces/)")
NAMED = re.compile(r"\bGameId::[A-Z]\w*|\bisBanked\(")

# what is left to be moved, and how often it stands there; the numbers may only fall
LEFT = {
    "core/certification/station/station.cpp": 2,  # by family: which tables can be turned round
    "core/players/dealers.cpp": 2,  # by family: mistakes with chips in circles
    "core/players/mistake_drill.cpp": 1,  # by family: a button
    "core/players/simulator.cpp": 1,  # by family: players with circles
}


def named(text: str) -> int:
    """How often a file's code names a game."""
    code = re.sub(r"//[^\n]*", "", text)
    return len(NAMED.findall(code))


def faults(path: str, text: str) -> list[str]:
    """What is wrong with a file at `path`."""
    if ROOMS.match(path) and path not in LEFT:
        return []
    found, allowed = named(text), LEFT.get(path, 0)
    if found > allowed:
        return [f"{path}: asks {found} times which game it is, allowed are {allowed} (see tests/lint/rooms.py)"]
    if found < allowed:
        return [f"{path}: asks only {found} times which game it is: lower its number in tests/lint/rooms.py"]
    return []


def self_test() -> None:
    """The rule catches what it is there for."""
    assert faults("app/desk/a.cpp", "if (game == GameId::League)\n")
    assert faults("core/session/a.cpp", "return isBanked(game);\n")
    assert faults("core/players/dealers.cpp", "\n")
    assert faults("app/desk/a.cpp", "// GameId::League\nGameId game{};\n") == []
    assert faults("core/games/league/a.cpp", "return GameId::League;\n") == []
    assert faults("app/faces/a.cpp", ".game = GameId::League,\n") == []


def main() -> int:
    self_test()
    found = [f"{path}: is gone, and still in tests/lint/rooms.py" for path in LEFT if not pathlib.Path(path).exists()]
    for top in ("core", "app"):
        for path in sorted(pathlib.Path(top).rglob("*")):
            if path.suffix in (".h", ".cpp"):
                found += faults(path.as_posix(), path.read_text(encoding="utf-8"))
    print("\n".join(found) if found else "rooms: nothing to say")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
