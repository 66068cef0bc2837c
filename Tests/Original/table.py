#!/usr/bin/env python3
"""Prints a table of the tests of the original Instant Cocoa.

  table.py REPORT TESTS

REPORT is what carob test --json wrote, and TESTS the folder with the tests' sources. Ends with 1 when fewer than 46 have passed.
"""

import json
import pathlib
import re
import sys

WANTED = 46


def methods(folder):
    """The class and the name of each test in the sources, in their order."""
    found = []
    for file in sorted(pathlib.Path(folder).glob("*Tests.m")):
        text = file.read_text()
        owner = re.findall(r"@implementation\s+(\w+Tests?)\b", text)[-1]
        found += [(owner, name) for name in re.findall(r"^-\s*\(void\)\s*(test\w+)", text, re.M)]
    return found


def main(report, folder):
    results = {
        (suite["class"], test["test"]): test
        for suite in json.loads(pathlib.Path(report).read_text())["suites"]
        for test in suite["tests"]
    }
    passed = 0
    asked = methods(folder)
    width = max(len(f"{owner}/{name}") for owner, name in asked)
    for owner, name in asked:
        result = results.get((owner, name))
        word = result["result"] if result else "not run"
        passed += word == "passed"
        line = f"{owner}/{name}".ljust(width) + f"  {word}"
        for failure in result["failures"] if result else []:
            place = f"{pathlib.Path(failure['file']).name}:{failure['line']}: " if failure["file"] else ""
            line += f"\n    {place}{failure['message']}"
        print(line)
    print(f"\n{passed} of {len(asked)} pass")
    return 0 if passed >= min(WANTED, len(asked)) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
