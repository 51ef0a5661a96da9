#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A folder is small enough to be looked through, no two folders of code need each other, and READMEs name what there is."""
import collections
import os
import pathlib
import re
import subprocess
import sys

MOST = 25
# folders that may hold more: why
LARGER = {
    "docs/decisions": "pages in the order in which they were written",
}
# arrows that close a circle: why they stay
BACK = {
    ("core/games/street", "core/games/catalogue"): "a game looks itself up by its id",
    ("core/games/banked", "core/games/catalogue"): "a game looks itself up by its id",
    ("app/shell/table", "app/shell/rooms"): "a session that is kept may be a night, and a moment goes into a set",
}
INCLUDE = re.compile(r'^\s*#\s*include\s+"((?:core|app)/[^"]+)"', re.M)

CELL = re.compile(r"\| *files? *\|.*\n\|[-|]+\n((?:\|.*\n)+)")
NAMED = re.compile(r"`((?:[\w-]+/)+[\w.-]*\w\.(?:cpp|h|qml|toml|md|py|txt))`")


def crowded(files: list[str]) -> list[str]:
    """Folders with more files than can be looked through."""
    counts = collections.Counter(os.path.dirname(file) for file in files)
    return [f"{folder}: {count} files, {MOST} are the most"
            for folder, count in sorted(counts.items()) if count > MOST and folder not in LARGER]


def circles(texts: dict[str, str]) -> list[str]:
    """Arrows between folders of code that lead back to where they come from."""
    arrows: dict[str, set[str]] = collections.defaultdict(set)
    for file, text in texts.items():
        here = os.path.dirname(file)
        for target in INCLUDE.findall(text):
            there = os.path.dirname(target)
            if there != here and (here, there) not in BACK:
                arrows[here].add(there)

    def leads(start: str, end: str) -> bool:
        seen, waiting = set(), [start]
        while waiting:
            folder = waiting.pop()
            if folder == end:
                return True
            if folder not in seen:
                seen.add(folder)
                waiting += arrows[folder]
        return False

    return [f"{here} needs {there}, which leads back to it"
            for here in sorted(list(arrows)) for there in sorted(arrows[here]) if leads(there, here)]


def unreadable(readmes: dict[str, str], files: list[str]) -> list[str]:
    """READMEs without a heading, and files they name that are nowhere."""
    folders = {part for file in files for part in pathlib.Path(file).parts[:-1]}
    found = [f"{readme}: no heading" for readme, text in readmes.items() if not text.startswith("# ")]
    for readme, text in readmes.items():
        found += [f"{readme}: there is no {name}" for name in NAMED.findall(text)
                  if name.split("/")[0] in folders and not any(("/" + file).endswith("/" + name) for file in files)]
        here = os.path.dirname(readme)
        inside = set()
        for file in files:
            if here and file.startswith(here + "/"):
                parts = pathlib.PurePath(file).relative_to(here).with_suffix("").parts
                inside |= {"/".join(parts), parts[-1], *parts[:-1]}
        for row in (row for table in CELL.findall(text) for row in table.splitlines()):
            names = re.findall(r"`([\w/]+)(?:\.\w+)?/?`", row.split("|")[1])
            found += [f"{readme}: there is no {name} here" for name in names if name.rstrip("/") not in inside]
    return found


def self_test() -> None:
    """The rules catch what they are there for."""
    assert crowded([f"core/a/{i}.h" for i in range(MOST + 1)])
    assert crowded([f"core/a/{i}.h" for i in range(MOST)]) == []
    assert circles({"core/a/x.h": '#include "core/b/y.h"\n', "core/b/y.h": '#include "core/c/z.h"\n',
                    "core/c/z.h": '#include "core/a/x.h"\n'})
    assert len(unreadable({"a/README.md": "#A\n`d/c.h` and `d/e.h`"}, ["x/d/e.h"])) == 2
    files = "# A\n| files | what |\n|---|---|\n| `c`, `e.h`, `f` | x |\n"
    assert len(unreadable({"d/README.md": files}, ["d/c.h", "d/b/e.h"])) == 1
    assert circles({"core/a/x.h": '#include "core/b/y.h"\n', "core/b/z.h": '#include "core/b/y.h"\n'}) == []


def main() -> int:
    self_test()
    files = [file for file in subprocess.check_output(["git", "ls-files"], text=True).splitlines()
             if pathlib.Path(file).exists()]
    code = [file for file in files if file.endswith((".h", ".cpp")) and file.startswith(("core/", "app/"))]
    readmes = {file: pathlib.Path(file).read_text(encoding="utf-8") for file in files if file.endswith("README.md")}
    found = unreadable(readmes, files) + crowded(files) + circles({file: pathlib.Path(file).read_text(encoding="utf-8") for file in code})
    print("\n".join(found) if found else "folders: nothing to say")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
