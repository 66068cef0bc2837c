#!/usr/bin/env python3
"""Writes the figures in README.md, from the pages that have them: `Scripts/write-figures.py`, with `--check` to compare alone.

They stand between <!-- figures --> and <!-- /figures -->. Ratios are those of Benchmarks/README.md, which `make bench` writes.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
MARKED = re.compile(r"(?<=<!-- figures -->\n).*?(?=<!-- /figures -->)", re.DOTALL)


def fail(reason):
    sys.exit(f"write-figures: {reason}")


def rows(page):
    """The cells of each row of a page's tables."""
    for line in (ROOT / page).read_text().splitlines():
        if line.startswith("|"):
            yield [cell.strip() for cell in line.strip().strip("|").split("|")]


def ratio(operation, peer):
    """How long an operation takes, as a part of its peer's time."""
    for cells in rows("Benchmarks/README.md"):
        if cells[0] == operation and len(cells) > 4 and cells[2].startswith(peer):
            return cells[4]
    fail(f"Benchmarks/README.md has no row {operation} beside {peer}")


def tested():
    """What came of the public libraries: how many there are, their sources, files of tests, and tests."""
    table = [cells for cells in rows("docs/libraries.md") if len(cells) == 5]
    libraries = [cells for cells in table if cells[0].startswith("[")]
    total = next((cells for cells in table if cells[0] == "all"), None) or fail("docs/libraries.md has no row all")
    sources, files = (cell.split(" (")[0] for cell in total[1:3])
    counts = [[int(number) for number in cells[3].split(" of ")] for cells in libraries if cells[3]]
    passed, run = map(sum, zip(*counts))
    return (
        f"of {len(libraries)} public libraries, {sources} sources and {files} files of tests compile; {passed:,} of {run:,} tests "
        f"pass, of the {len(counts)} whose tests can be run, [after what is left out](docs/libraries.md)"
    )


def conformant():
    """How many of libobjc2's own tests pass."""
    found = re.search(r"[0-9]+ of [0-9]+", (ROOT / "docs/conformance.md").read_text())
    return found[0] if found else fail("docs/conformance.md says of no number that it passes")


def figures():
    sent, plugin = (
        ratio(name, "GCC libobjc: message send, two objects")
        for name in ("Message, two objects", "C plugin: CAROB_SEND, two objects")
    )
    module, made = (
        ratio(f"Objective-C module: {name}", f"libobjc2: {name}") for name in ("message send, two objects", "alloc, init, release")
    )
    hostile = sum(cells[0].startswith("`") for cells in rows("Tests/Fixtures/Hostile/README.md"))
    tests = sum(
        int(cells[3].replace(",", ""))
        for cells in rows("CONTRIBUTING.md")
        if len(cells) == 4 and re.fullmatch("[0-9,]+", cells[3])
    )
    return f"""\
| | |
| --- | --- |
| other people's code | {tested()} |
| the runtime | {conformant()} tests of GNUstep's [libobjc2](docs/conformance.md) pass |
| a message, sent again | takes {sent} of the time that it takes with GCC's libobjc from Swift, {plugin} from a plugin in C, {module} of libobjc2's from Objective-C; making an object takes {made} of libobjc2's time. Nothing is allocated, which is checked on every commit |
| plugins that misbehave | {hostile} hostile plugins, each with its [documented result](Tests/Fixtures/Hostile/README.md) in the host's process and isolated |
| every commit | more than {tests // 100 * 100:,} tests, on optimized libraries that keep their assertions, and with the installed command; fuzzers |
| before a release | the address, thread and undefined-behaviour sanitizers; packages in a minimal Debian |
"""


def main():
    check = sys.argv[1:] == ["--check"]
    if sys.argv[1:] and not check:
        fail("takes --check, or nothing")
    readme = README.read_text()
    table = MARKED.search(readme)
    if table is None:
        fail("README.md has no <!-- figures -->")
    if check and table[0] != figures():
        fail("README.md has old figures; run: Scripts/write-figures.py")
    if not check:
        README.write_text(readme[: table.start()] + figures() + readme[table.end() :])


main()
