#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Falsifies the dealer's judge in one thing at a time and tells which of it no test notices (./dev mutate).

usage: mutate.py FOLDER TEST...

A mutant leaves out a finding, or gives all verdicts on one rule another severity or another paragraph. Each is run with
the tests (files tests/core/**/tst_*.cpp) that judge by that rule, the quickest first, until one fails. A test that takes
longer than LONGEST CPU seconds is left out; so is one that fails without a mutant.
"""
import collections
import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

LONGEST = 8


def started(folder: pathlib.Path, source: str) -> list[str]:
    """What runs a test: its folder's program with its name, or a program of its own."""
    path = pathlib.Path(source)
    program = folder / ("_".join(path.parts[1:-1]) + "_tests")
    return [str(program if program.exists() else folder / path.stem), path.stem]


def spent() -> float:
    """The CPU seconds of what was run so far: what else the machine does is not counted."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def run(test: list[str], **more: str) -> bool:
    """Whether a test passes; one that hangs is one that notices."""
    try:
        done = subprocess.run([*test, "-silent"], env=os.environ | more, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL, timeout=LONGEST * 20, check=False)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def looked_at(tests: list[list[str]]) -> list[tuple[list[str], set[str]]]:
    """By which rules each test judges, the quickest first."""
    found = []
    for test in tests:
        with tempfile.NamedTemporaryFile() as cited:
            began = spent()
            passes = run(test, CUTCARD_CITED=cited.name)
            took = spent() - began
            rules = set(pathlib.Path(cited.name).read_text(encoding="utf-8").split())
        if not passes:
            print(f"left out, fails without a mutant: {test[1]}", file=sys.stderr)
        elif took > LONGEST:
            print(f"left out, takes {took:.0f} CPU s: {test[1]}", file=sys.stderr)
        elif rules:
            found.append((took, test, rules))
    return [(test, rules) for _, test, rules in sorted(found)]


def main() -> int:
    folder = pathlib.Path(sys.argv[1])
    tests = looked_at([started(folder, source) for source in sys.argv[2:]])
    findings = re.findall(r'Finding\{"([a-z-]+)"', pathlib.Path("core/judge/judge.cpp").read_text(encoding="utf-8"))
    cited = sorted(set().union(*(rules for _, rules in tests)))
    document = {rule: path.parent.name for path in pathlib.Path("assets/games").glob("*/rules.toml")
                for rule in re.findall(r'^(?:id|number) = "(.+)"', path.read_text(encoding="utf-8"), re.MULTILINE)}
    mutants = [("findings", f"finding {name}") for name in findings]
    mutants += [(document.get(rule, "?"), f"{what} {rule}") for rule in cited for what in ("severity", "paragraph")]

    def is_noticed(mutant: tuple[str, str]) -> bool:
        of, what = mutant
        rule = what.split(" ")[1]
        return any(not run(test, CUTCARD_MUTANT=what) for test, rules in tests if of == "findings" or rule in rules)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        noticed = list(pool.map(is_noticed, mutants))
    by = collections.defaultdict(list)
    for mutant, caught in zip(mutants, noticed):
        by[mutant[0]].append(caught)
        if not caught:
            print(f"nobody notices: {mutant[1]}")
    for of, all_of in by.items():
        print(f"{of}: {sum(all_of)} of {len(all_of)}")
    print(f"in all: {sum(noticed)} of {len(noticed)}, {100 * sum(noticed) / len(noticed):.1f} %")
    return 0


if __name__ == "__main__":
    sys.exit(main())
