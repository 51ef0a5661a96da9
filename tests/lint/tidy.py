#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs clang-tidy over files in parallel, and not again over a file whose text and headers it has passed."""
import concurrent.futures
import hashlib
import os
import pathlib
import subprocess
import sys


def digest(path: str, shared: bytes) -> str:
    """A file's text together with all that it could include."""
    return hashlib.sha256(shared + pathlib.Path(path).read_bytes()).hexdigest()


def main() -> int:
    build, *files = sys.argv[1:]
    passed = pathlib.Path(build, "tidy-passed")
    passed.mkdir(parents=True, exist_ok=True)
    shared = hashlib.sha256()
    for header in sorted(pathlib.Path(".").glob("[ac]*/**/*.h")):
        shared.update(header.read_bytes())
    shared.update(pathlib.Path(".clang-tidy").read_bytes())
    base = shared.digest()

    def check(path: str) -> tuple[str, int, str]:
        mark = passed / digest(path, base)
        if mark.exists():
            return path, 0, ""
        run = subprocess.run(["clang-tidy-19", "-p", build, "--quiet", path], capture_output=True, text=True,
                             check=False)
        if run.returncode == 0:
            mark.touch()
        return path, run.returncode, run.stdout

    worst = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for path, code, output in pool.map(check, files):
            if code != 0:
                print(f"{path}\n{output}")
                worst = 1
    print(f"clang-tidy: {len(files)} files", "with findings" if worst else "clean")
    return worst


if __name__ == "__main__":
    sys.exit(main())
