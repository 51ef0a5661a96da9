#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The layer rule: a file of core/ includes only from its own folder or one above it, and nothing of Qt or app/."""
import pathlib
import re
import sys

# from the bottom up, as core/README.md explains it
LAYERS = ["base", "content", "rules", "cards", "chips", "acts", "table", "procedure", "judge", "games", "floor", "session",
          "players", "atlas", "tournament", "training", "exam", "certification", "odds"]
ORDER = {name: place for place, name in enumerate(LAYERS)}
INCLUDE = re.compile(r'^\s*#\s*include\s+["<]([^">]+)[">]')


def faults(path: str, text: str) -> list[str]:
    """What a file at `path` (core/FOLDER/NAME) includes that it must not."""
    folder = path.split("/")[1]
    found = []
    if folder not in ORDER:
        return [f"{path}: {folder} is no layer of core"]
    for number, line in enumerate(text.splitlines(), 1):
        match = INCLUDE.match(line)
        if match is None:
            continue
        target = match.group(1)
        if re.match(r"Q[A-Z]|Qt", target) or target.startswith(("app/", "qml/")):
            found.append(f"{path}:{number}: core must not include {target}")
        elif target.startswith("core/"):
            layer = target.split("/")[1]
            if ORDER.get(layer, len(LAYERS)) > ORDER[folder]:
                found.append(f"{path}:{number}: {folder} must not include {target}")
    return found


def self_test() -> None:
    """The rule catches what it is there for."""
    assert faults("core/cards/a.h", '#include "core/base/b.h"\n') == []
    assert faults("core/cards/a.h", '#include "core/table/b.h"\n')
    assert faults("core/cards/a.h", "#include <QString>\n")
    assert faults("core/cards/a.h", '#include "app/words/b.h"\n')
    assert faults("core/nowhere/a.h", "")


def main() -> int:
    self_test()
    found = []
    for path in sorted(pathlib.Path("core").rglob("*")):
        if path.suffix in (".h", ".cpp"):
            found += faults(path.as_posix(), path.read_text(encoding="utf-8"))
    print("\n".join(found) if found else "layers: nothing to say")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
