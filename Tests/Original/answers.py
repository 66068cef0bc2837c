#!/usr/bin/env python3
"""Compares what Carob's Instant Cocoa and the original's own answer (Answers).

  answers.py PAGE OURS THEIRS

PAGE documents the differences in a table: area, question, what Carob answers, what the original answers, and why. The first two are
regular expressions. The area `image` is where the code of a class is: in the host for OURS, in the module for THEIRS. Prints each
difference that is not in the table, and each row of the table that stands for none; ends with 1 then.
"""

import pathlib
import re
import sys

HEADING = "## Where the two differ"
FEWEST = 2500
IMAGES = ("host", "libLibrary.so")


def answers(path):
    """The answers by area and question."""
    found = {}
    for line in pathlib.Path(path).read_text(errors="replace").splitlines():
        area, question, answer = line.split(" | ", 2)
        found[area, question] = answer
    return found


def documented(page):
    """The patterns of the table, each with how many differences it stands for so far."""
    rows = {}
    for line in pathlib.Path(page).read_text().split(HEADING, 1)[1].splitlines():
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if len(cells) == 5 and cells[0].startswith("`"):
            area, question = (cell.strip("`").replace("\\|", "|") for cell in cells[:2])
            rows[re.compile(area), re.compile(question)] = 0
    return rows


def main(page, ours, theirs):
    ours, theirs = answers(ours), answers(theirs)
    if ours.keys() != theirs.keys() or len(ours) < FEWEST:
        print(f"answers: {len(ours)} questions were asked of one and {len(theirs)} of the other; see what failed")
        return 1
    strangers = [
        f"{name} is in {found[area, name]} and not in {image}"
        for image, found in zip(IMAGES, (ours, theirs))
        for area, name in found
        if area == "image" and found[area, name] != f'"{image}"'
    ]
    if strangers or not any(area == "image" for area, _ in ours):
        print("answers: the wrong classes were asked", *strangers, sep="\n")
        return 1
    rows = documented(page)
    differences = [key for key in ours if key[0] != "image" and ours[key] != theirs[key]]
    unknown = []
    for area, question in differences:
        row = next((row for row in rows if row[0].fullmatch(area) and row[1].fullmatch(question)), None)
        if row:
            rows[row] += 1
        else:
            unknown.append(f"{area} | {question} | {ours[area, question]} | {theirs[area, question]}")
    idle = [f"{area.pattern} | {question.pattern}" for (area, question), count in rows.items() if not count]
    print(f"{len(ours)} questions, {len(differences)} answered in different ways")
    for line in unknown:
        print(f"not documented: {line}")
    for line in idle:
        print(f"documented, and there is none: {line}")
    return 1 if unknown or idle else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
