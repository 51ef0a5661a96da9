#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Falsifies the dealer's judge in one thing at a time and tells which of it no test notices (./dev mutate).

usage: mutate.py FOLDER PROGRAM...

A mutant leaves out a finding, or gives all verdicts on one rule another severity or another paragraph. Each is run with
the programs that judge by that rule, the quickest first, until one fails. A program that takes longer than LONGEST
seconds is left out; so is one that fails without a mutant.
"""
import collections
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

LONGEST = 8


def run(program: pathlib.Path, **more: str) -> bool:
    """Whether a program passes; one that hangs is one that notices."""
    try:
        done = subprocess.run([program, "-silent"], env=os.environ | more, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL, timeout=LONGEST * 20, check=False)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def looked_at(programs: list[pathlib.Path]) -> dict[pathlib.Path, tuple[float, set[str]]]:
    """How long each program takes and by which rules it judges."""
    found = {}
    for program in programs:
        with tempfile.NamedTemporaryFile() as cited:
            began = time.monotonic()
            passes = run(program, CUTCARD_CITED=cited.name)
            took = time.monotonic() - began
            rules = set(pathlib.Path(cited.name).read_text(encoding="utf-8").split())
        if not passes:
            print(f"left out, fails without a mutant: {program.name}", file=sys.stderr)
        elif took > LONGEST:
            print(f"left out, takes {took:.0f} s: {program.name}", file=sys.stderr)
        elif rules:
            found[program] = (took, rules)
    return found


def main() -> int:
    folder = pathlib.Path(sys.argv[1])
    programs = looked_at([folder / name for name in sys.argv[2:]])
    quickest = sorted(programs, key=lambda program: programs[program][0])
    findings = re.findall(r'Finding\{"([a-z-]+)"', pathlib.Path("core/judge/judge.cpp").read_text(encoding="utf-8"))
    cited = sorted(set().union(*(rules for _, rules in programs.values())))
    document = {rule: path.parent.name for path in pathlib.Path("assets/games").glob("*/rules.toml")
                for rule in re.findall(r'^(?:id|number) = "(.+)"', path.read_text(encoding="utf-8"), re.MULTILINE)}
    mutants = [("findings", f"finding {name}") for name in findings]
    mutants += [(document.get(rule, "?"), f"{what} {rule}") for rule in cited for what in ("severity", "paragraph")]

    def is_noticed(mutant: tuple[str, str]) -> bool:
        of, what = mutant
        rule = what.split(" ")[1]
        return any(not run(program, CUTCARD_MUTANT=what) for program in quickest
                   if of == "findings" or rule in programs[program][1])

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
