#!/usr/bin/env python3
"""Prints a table of the tests of the original Instant Cocoa.

  table.py TESTS TITLE=REPORT…

TESTS is the folder with the tests' sources, and each REPORT what carob test --json wrote. Ends with 1 when fewer than 46 have passed
in one of them.
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


def results(report):
    """The results of a report by class and name."""
    return {
        (suite["class"], test["test"]): test
        for suite in json.loads(pathlib.Path(report).read_text())["suites"]
        for test in suite["tests"]
    }


def main(folder, *columns):
    asked = methods(folder)
    titles = [column.split("=", 1)[0] for column in columns]
    reports = [results(column.split("=", 1)[1]) for column in columns]
    passed = [0] * len(reports)
    width = max(len(f"{owner}/{name}") for owner, name in asked)
    print("Instant Cocoa:".rjust(width) + "".join(f"  {title:8}" for title in titles).rstrip())
    for test in asked:
        line = "/".join(test).ljust(width)
        reasons = ""
        for index, report in enumerate(reports):
            result = report.get(test, {"result": "not run", "failures": []})
            passed[index] += result["result"] == "passed"
            line += f"  {result['result']:8}"
            for failure in result["failures"]:
                file = failure["file"]
                place = f"{pathlib.Path(file).name}:{failure['line']}: " if file else ""
                reasons += f"\n    {titles[index]}: {place}{failure['message']}"
        print(line.rstrip() + reasons)
    print(f"\n{' and '.join(map(str, passed))} of {len(asked)} pass")
    return 0 if min(passed) >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
