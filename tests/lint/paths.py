#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""No function has more than 15 paths (pmccabe; a flat switch counts once); what has more stands in paths.txt and may only lose.

usage: paths.py [--write]
"""
import pathlib
import re
import subprocess
import sys

MOST = 15
LEFT = pathlib.Path(__file__).with_name("paths.txt")


def counts(path: str, text: str) -> dict[str, int]:
    """Paths of each function of a file that has more than the most, by its name there."""
    # pmccabe takes a digit separator for a quotation mark
    text = re.sub(r"(?<=[0-9])'(?=[0-9])", "", text)
    out = subprocess.run(["pmccabe"], input=text, capture_output=True, text=True, check=False).stdout
    found: dict[str, int] = {}
    for line in out.splitlines():
        cells = line.split("\t")
        if len(cells) == 6 and int(cells[0]) > MOST:
            name = f"{path} {cells[5].split(': ', 1)[1].split('::')[-1]}"
            found[name] = max(found.get(name, 0), int(cells[0]))
    return found


def self_test() -> None:
    """The rule catches what it is there for."""
    branches = "".join(f"if (a == {i}) return {i};\n" for i in range(MOST))
    assert counts("a.cpp", "int f(int a)\n{\n" + branches + "return 1'000;\n}\n") == {"a.cpp f": MOST + 1}
    assert counts("a.cpp", "int f(int a)\n{\nreturn a;\n}\n") == {}


def main() -> int:
    self_test()
    now: dict[str, int] = {}
    for top in ("core", "app"):
        for path in sorted(pathlib.Path(top).rglob("*")):
            if path.suffix in (".h", ".cpp"):
                now |= counts(path.as_posix(), path.read_text(encoding="utf-8"))
    if "--write" in sys.argv:
        LEFT.write_text("".join(f"{count} {name}\n" for name, count in sorted(now.items())), encoding="utf-8")
    left = {name: int(count) for count, name in (line.split(" ", 1) for line in LEFT.read_text().splitlines())}
    found = [f"{name}: {count} paths, {left.get(name, MOST)} are the most"
             for name, count in now.items() if count > left.get(name, MOST)]
    found += [f"{name}: only {now.get(name, 0)} paths now: run tests/lint/paths.py --write"
              for name, count in left.items() if count > now.get(name, 0)]
    print("\n".join(found) if found else f"paths: nothing to say; {len(left)} functions have more than {MOST}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
