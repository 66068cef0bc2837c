#!/usr/bin/env python3
"""Writes into CONTRIBUTING.md how long the stages of a run took: `.ci/run | tee run.log; Scripts/write-times.py run.log`.

A stage has its row between <!-- times --> and <!-- /times -->: its name, what it does, its time and its number of tests.
The run must have passed.
"""
import pathlib
import re
import sys

PAGE = pathlib.Path(__file__).resolve().parent.parent / "CONTRIBUTING.md"
STAGE = re.compile(r"^(\S+) +(\d+) +(\d*) +passed$", re.MULTILINE)
ALL = re.compile(r"^all +(\d+)$", re.MULTILINE)
TABLE = re.compile(r"(?<=<!-- times -->\n).*?(?=<!-- /times -->)", re.DOTALL)


def time(seconds):
    """Seconds below 100 s, else minutes."""
    return f"{seconds} s" if seconds < 100 else f"{round(seconds / 60)} min"


def fail(reason):
    sys.exit(f"write-times: {reason}")


def main():
    if len(sys.argv) != 2:
        fail("name the file with what .ci/run printed")
    run = pathlib.Path(sys.argv[1]).read_text()
    stages = {name: (int(seconds), tests) for name, seconds, tests in STAGE.findall(run)}
    total = ALL.search(run)
    if not stages or not total or re.search(r"^\S+ +\d+ +\d* +failed$", run, re.MULTILINE):
        fail(f"{sys.argv[1]} is not the output of a run that passed")
    stages["all"] = (int(total[1]), "")

    def row(line):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if cells[0] in ("stage", "---"):
            return line
        if cells[0] not in stages:
            fail(f"CONTRIBUTING.md has a row for {cells[0]}, but the run has no such stage")
        seconds, tests = stages.pop(cells[0])
        return f"| {cells[0]} | {cells[1]} | {time(seconds)} | {int(tests):,} |" if tests else (
            f"| {cells[0]} | {cells[1]} | {time(seconds)} | |")

    page = PAGE.read_text()
    table = TABLE.search(page)
    rows = "".join(row(line) + "\n" for line in table[0].splitlines())
    if stages:
        fail("CONTRIBUTING.md has no row for " + ", ".join(stages))
    PAGE.write_text(page[: table.start()] + rows + page[table.end() :])


main()
