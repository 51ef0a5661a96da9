#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs clang-tidy in parallel over what can have changed.

usage: tidy.py BUILD [--since COMMIT] [--checks CHECKS] FILE...

A file that passed is not checked again while neither it nor anything it includes has changed: what passed is
remembered by the text of all of it in the user's cache folder, so that a second clone knows it too. With --since,
what is as it was in COMMIT counts as passed: looked at is each source that changed, and for each header that changed
its own source, or else the smallest that includes it. With --checks, these in place of the rules' own.
"""
import argparse
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys

TIDY = "clang-tidy-19"
# each file stands by itself here, so that what it forgot to include is found
PRECOMPILED = re.compile(r"-Winvalid-pch -Xclang -include-pch -Xclang \S+ -Xclang -include -Xclang \S+cmake_pch\.hxx")
UNITED = re.compile(r"/Unity/unity_\w+\.cxx$")
INCLUDE = re.compile(r'^#include "([^"]+)"$', re.MULTILINE)
RULES = ".clang-tidy"


def output(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def included(root: pathlib.Path, sources: list[str]) -> dict[str, list[str]]:
    """What each source includes from the project, itself among it."""
    lines: dict[str, list[str]] = {}

    def named(path: str) -> list[str]:
        if path not in lines:
            names = INCLUDE.findall((root / path).read_text())
            lines[path] = [name for name in names if (root / name).exists()]
        return lines[path]

    def reached(source: str) -> list[str]:
        found: set[str] = set()
        due = [source]
        while due:
            path = due.pop()
            if path not in found:
                found.add(path)
                due += named(path)
        return sorted(found)

    return {source: reached(source) for source in sources}


def by_themselves(entries: list[dict[str, str]]) -> list[dict[str, str]]:
    """How each source would be compiled by itself, where its folder is compiled as one."""
    found = []
    for entry in entries:
        if not UNITED.search(entry["file"]):
            found.append(entry)
            continue
        for source in INCLUDE.findall(pathlib.Path(entry["file"]).read_text()):
            found.append({**entry, "file": source, "command": entry["command"].replace(entry["file"], source)})
    return found


def flags(entries: list[dict[str, str]], build: str, root: pathlib.Path) -> dict[str, str]:
    """How each source is compiled, wherever the clone lies."""
    commands = {}
    places = ((str(pathlib.Path(build).resolve()), "BUILD"), (str(root), "ROOT"))
    for entry in entries:
        path = pathlib.Path(entry["directory"], entry["file"]).resolve()
        command = entry["command"]
        for place, name in places:
            command = command.replace(place, name)
        if path.is_relative_to(root):
            commands[str(path.relative_to(root))] = command
    return commands


class Passed:
    """The files that were found clean, by the digest of everything their findings hang on."""

    def __init__(self, build: str, checks: str | None, sources: list[str]) -> None:
        root = pathlib.Path.cwd().resolve()
        self.includes = included(root, sources)
        entries = by_themselves(json.loads(pathlib.Path(build, "compile_commands.json").read_text()))
        for entry in entries:
            entry["command"] = PRECOMPILED.sub("", entry["command"])
        self.database = os.path.join(build, "tidy")
        os.makedirs(self.database, exist_ok=True)
        pathlib.Path(self.database, "compile_commands.json").write_text(json.dumps(entries))
        self.flags = flags(entries, build, root)
        self.rules = output(TIDY, "--version") + pathlib.Path(RULES).read_text() + (checks or "")
        self.texts: dict[str, bytes] = {}
        cache = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache")
        self.folder = cache / "cutcard" / "tidy"
        self.folder.mkdir(parents=True, exist_ok=True)

    def parts(self, path: str) -> list[str]:
        return self.includes.get(path, [path])

    def text(self, path: str) -> bytes:
        if path not in self.texts:
            self.texts[path] = hashlib.sha256(pathlib.Path(path).read_bytes()).digest()
        return self.texts[path]

    def mark(self, path: str) -> pathlib.Path:
        digest = hashlib.sha256(self.rules.encode())
        digest.update(self.flags.get(path, "").encode())
        for part in self.parts(path):
            digest.update(part.encode() + b"\0" + self.text(part))
        return self.folder / digest.hexdigest()


def changed(since: str) -> set[str] | None:
    """The files that differ from a commit; None if that can't be said, or if the rules themselves do."""
    run = subprocess.run(["git", "diff", "--name-only", since], capture_output=True, text=True, check=False)
    files = set(run.stdout.split("\n"))
    return None if run.returncode != 0 or RULES in files else files


def sources_showing(differing: set[str], files: list[str], passed: Passed) -> list[str]:
    """The sources to look at so that everything which differs is seen once."""
    due = {path for path in files if path in differing}
    for header in (path for path in differing if path.endswith(".h")):
        own = header.removesuffix(".h") + ".cpp"
        includers = [path for path in files if header in passed.parts(path)]
        if includers and not due.intersection(includers):
            due.add(own if own in includers else min(includers, key=lambda path: len(passed.parts(path))))
    return sorted(due)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("build")
    parser.add_argument("--since")
    parser.add_argument("--checks")
    parser.add_argument("files", nargs="+")
    given = parser.parse_args()
    passed = Passed(given.build, given.checks, given.files)
    tidy = [TIDY, "-p", passed.database, "--quiet", *([f"--checks={given.checks}"] if given.checks else [])]
    differing = changed(given.since) if given.since else None
    showing = given.files if differing is None else sources_showing(differing, given.files, passed)
    due = [path for path in showing if not passed.mark(path).exists()]

    def check(path: str) -> tuple[str, int, str]:
        run = subprocess.run([*tidy, path], capture_output=True, text=True, check=False)
        if run.returncode == 0 and path in passed.includes:
            passed.mark(path).touch()
        return path, run.returncode, run.stdout

    worst = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for path, code, findings in pool.map(check, due):
            if code != 0:
                print(f"{path}\n{findings}")
                worst = 1
    print(f"clang-tidy: {len(due)} of {len(given.files)} files checked,", "with findings" if worst else "clean")
    return worst


if __name__ == "__main__":
    sys.exit(main())
