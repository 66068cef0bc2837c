#!/usr/bin/env python3
"""Checks the rules of CONTRIBUTING.md that a script can check: names and lengths of files, and who imports whom.

  Scripts/check-sources.py             prints a line for each mistake: where it is, and what to do
  Scripts/check-sources.py --arrows    prints what each target imports, from the top down
  Scripts/check-sources.py --write     writes that into docs/architecture.md

The layers are the rows of the table of targets in docs/architecture.md, from the bottom up.
"""

import fnmatch
import json
import os
import re
import subprocess
import sys

LINES = 400
COLUMNS = 130
# What is longer, or named otherwise, and why.
EXCEPTIONS = {
    "Sources/Plugins/CarobObjC/include/Foundation/Foundation.h": "carob headers writes it",
    "Sources/Plugins/CarobObjC/include/UIKit/UIKit.h": "carob headers writes it",
    "Sources/Plugins/CarobObjC/include/InstantCocoa/InstantCocoa.h": "carob headers writes it",
    "*/main.swift": "Swift wants the name",
    "Sources/Runtime/CarobLibc/CarobLibc.swift": "it is all of the target",
    "Sources/Command/carob/New/Templates/*": "become files of plugins",
}
# Folders of tests that mirror no folder of the sources. `Headers` is about those of CarobObjC.
TESTS_ONLY = {"Documentation", "Support", "Data", "Headers"}
# Targets whose tests have another name than their own.
TESTED_BY = {"carob": "CarobCommandTests", "CCarob": "CarobHostTableTests"}
DOCUMENT = "docs/architecture.md"
DECLARATION = re.compile(
    r"^(?:@\w+(?:\(.*?\))? |(?:public|package|internal|private|fileprivate|open|final|indirect|nonisolated) )*"
    r"(struct|class|enum|actor|protocol|typealias|extension|func) ([\w.]+)(.*)")
IMPORT = re.compile(r"^(?:@\w+(?:\(\w+\))? |public |package |internal )*import (?:\w+ )?(\w+)", re.M)

mistakes = []


def report(path, line, text):
    mistakes.append(f"{path}:{line}: {text}")


def is_excepted(path):
    return any(fnmatch.fnmatch(path, pattern) for pattern in EXCEPTIONS)


def tracked(*places):
    listed = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard", *places],
                            text=True, capture_output=True, check=True).stdout.splitlines()
    return [path for path in listed if os.path.isfile(path) and not is_excepted(path)]


def read(path):
    with open(path, encoding="utf-8", errors="replace") as file:
        return file.read()


def check_name(path, text):
    """`Type.swift` declares the type, `Outer.Inner.swift` a nested one, `Type+Topic.swift` extends it."""
    name, _, topic = os.path.basename(path).removesuffix(".swift").partition("+")
    outer, _, inner = name.rpartition(".")
    for kind, declared, rest in map(re.Match.groups, filter(None, map(DECLARATION.match, text.splitlines()))):
        if declared == name and (topic or kind != "extension"):
            return
        # An extension of others, which makes them conform to the protocol that the file is named after.
        if topic and kind == "extension" and re.search(rf"[:,] *(\w+\.)*{re.escape(name)}\b", rest):
            return
        if outer and declared == outer and re.search(rf"\b(struct|class|enum|actor|typealias) {inner}\b", text):
            return
    known = re.search(r"^.*\b(?:struct|class|enum|actor|protocol|extension) ([\w.]+)", text, re.M)
    advice = f"; it has {known[1]}" if known else ""
    report(path, 1, f"declares no {name}{advice}: name it Type.swift or Type+Topic.swift, or move what is in it")


def check_file(path):
    text = read(path)
    lines = text.splitlines()
    if len(lines) > LINES:
        report(path, LINES + 1, f"{len(lines)} lines, of at most {LINES}: find the second concept, and give it a file")
    if not path.endswith(".swift"):
        return
    for number, line in enumerate(lines, 1):
        if len(line) > COLUMNS and line.lstrip().startswith("//"):
            report(path, number, f"{len(line)} columns, of at most {COLUMNS} for comments: break the line")
    if path.startswith("Sources/") or path.endswith("Tests.swift"):
        check_name(path, text)


def check_tests(all_targets):
    """A folder of XTests is a folder of X."""
    tested = {tests: target for target, tests in TESTED_BY.items()}
    for folder in sorted({os.path.dirname(path) for path in tracked("Tests/*/*Tests/*")}):
        parts = folder.split("/")
        index = next((index for index, part in enumerate(parts) if part.endswith("Tests")), 0)
        rest = parts[index + 1:]
        target = all_targets.get(tested.get(parts[index], parts[index].removesuffix("Tests")))
        if target and rest and not TESTS_ONLY & set(rest) and not os.path.isdir("/".join([target.path, *rest])):
            report(folder, 1, f"mirrors no folder of {target.path}: move these tests where what they test is")


class Target:
    def __init__(self, described):
        self.name, self.path = described["name"], described["path"]
        self.declared = {next(iter(kind.values()))[0] for kind in described["dependencies"]}
        # Of C, the headers that it reads.
        headers = [s["kind"]["headerSearchPath"]["_0"] for s in described["settings"] if "headerSearchPath" in s["kind"]]
        self.declared |= {header.split("/")[-2] for header in headers if header.startswith("../")}
        self.sources = tracked(self.path)
        self.imports = {}
        for path in self.sources:
            if path.endswith(".swift"):
                text = read(path)
                for found in IMPORT.finditer(text):
                    self.imports.setdefault(found[1], (path, text.count("\n", 0, found.start()) + 1))
        parts = self.path.split("/")
        self.group = parts[1] if len(parts) > 2 else None


def targets():
    described = subprocess.run([os.environ.get("SWIFT", "swift"), "package", "--ignore-lock", "dump-package"],
                               text=True, capture_output=True)
    if described.returncode != 0:
        sys.exit(f"Package.swift cannot be read:\n{described.stderr}")
    found = [Target(target) for target in json.loads(described.stdout)["targets"] if target["type"] != "test"]
    return {target.name: target for target in found if target.path.startswith("Sources/")}


def table():
    """The rows of the table of targets: a name, its line, and the folders that the last column names."""
    rows = {}
    for number, line in enumerate(read(DOCUMENT).splitlines(), 1):
        row = re.match(r"\| `([\w-]+)` \|.*\|([^|]*)\|$", line)
        if row and len(line.split("|")) == 5:
            rows[row[1]] = (number, set(re.findall(r"`([^`]+)`", row[2])))
    return rows


def check_groups(all_targets):
    for group in sorted({target.group for target in all_targets.values()} - {None}):
        if not os.path.isfile(f"Sources/{group}/README.md"):
            report(f"Sources/{group}", 1, "has no README.md: say what the group is, what it may import, and where to begin reading")


def check_folders(target, line, listed):
    there = {path.removeprefix(target.path + "/").split("/")[0] for path in target.sources if
             path.endswith(".swift") and "/" in path.removeprefix(target.path + "/")}
    there = {folder for folder in there if not folder.endswith(".docc")}
    listed = {folder for folder in listed if not folder.endswith("/")}
    for folder in sorted(there - listed):
        report(DOCUMENT, line, f"{target.name} has a folder {folder}: name it in the last column")
    for folder in sorted(listed - there):
        report(DOCUMENT, line, f"{target.name} has no folder {folder}: take it out of the last column")


def check_arrows(all_targets, rows):
    order = list(rows)
    groups = list(dict.fromkeys(all_targets[name].group for name in order if name in all_targets))
    for name in sorted(rows.keys() - all_targets.keys()):
        report(DOCUMENT, rows[name][0], f"Package.swift has no target {name}: take its row out")
    for target in all_targets.values():
        if target.name not in rows:
            report(DOCUMENT, 1, f"the table of targets has no row for {target.name}: add one in front of all that import it")
            continue
        check_folders(target, *rows[target.name])
        imported = target.imports.keys() & all_targets.keys()
        for other in sorted(imported - target.declared):
            report(*target.imports[other], f"imports {other}, which Package.swift does not say: add the dependency")
        for other in sorted(target.declared & all_targets.keys() - imported if target.imports else ()):
            report("Package.swift", 1, f"{target.name} depends on {other}, and imports it nowhere: take it out")
        for other in sorted((imported | target.declared) & rows.keys()):
            place = target.imports.get(other, ("Package.swift", 1))
            above = all_targets[other].group
            if order.index(other) > order.index(target.name):
                report(*place, f"{target.name} imports {other}, whose row in {DOCUMENT} comes later: turn the arrow around")
            elif above != target.group and groups.index(above) > groups.index(target.group):
                report(*place, f"{target.group} imports {above}, whose rows in {DOCUMENT} come later: turn the arrow around")


def arrows(all_targets, rows):
    """What each target imports, without what that imports itself; then what each group does."""
    below = {}
    for name in filter(all_targets.get, rows):
        direct = {other for other in all_targets[name].declared | all_targets[name].imports.keys() if other in below}
        below[name] = (direct, direct.union(*(below[other][1] for other in direct)))
    lines = []
    for name in reversed(below):
        direct = below[name][0]
        shown = [other for other in reversed(below) if other in direct and not any(other in below[o][1] for o in direct)]
        lines.append(f"{name:22} → {', '.join(shown)}" if shown else name)
    lines.append("")
    groups = {}
    for name, (direct, _) in below.items():
        group = groups.setdefault(all_targets[name].group, set())
        group |= {all_targets[other].group for other in direct} - {all_targets[name].group}
    for name in reversed(groups):
        lines.append(f"{name + '/':22} → {', '.join(other for other in reversed(groups) if other in groups[name])}"
                     if groups[name] else f"{name}/")
    return "\n".join(lines) + "\n"


os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
all_targets, rows = targets(), table()
drawn = arrows(all_targets, rows)
if "--arrows" in sys.argv:
    print(drawn, end="")
    sys.exit()
document = read(DOCUMENT)
current = re.sub(r"(?<=<!-- arrows -->\n\n```\n).*?(?=```)", lambda _: drawn, document, count=1, flags=re.S)
if "--write" in sys.argv:
    with open(DOCUMENT, "w", encoding="utf-8") as file:
        file.write(current)
elif current != document:
    report(DOCUMENT, document[:document.index("<!-- arrows -->")].count("\n") + 1,
           "the sources have other arrows: if these are meant, run Scripts/check-sources.py --write")
for path in tracked("Sources", "Tests", *(f"{package}/Sources" for package in ("Benchmarks", "Fuzz", "Examples"))):
    if path.endswith((".swift", ".c", ".h", ".m", ".S")):
        check_file(path)
check_tests(all_targets)
check_groups(all_targets)
check_arrows(all_targets, rows)
print("\n".join(mistakes), file=sys.stderr) if mistakes else None
sys.exit(1 if mistakes else 0)
