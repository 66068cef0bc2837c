#!/usr/bin/env python3
"""Writes what is in the packages that `make package` made, and what they need: carob-VERSION.spdx.json beside them, in SPDX 2.3.

  Scripts/bill-of-materials.py FOLDER     .build-release/packages

It names the packages of Package.resolved and the parts of Swift, which are linked into the library, and the packages of Debian that the
library is loaded with. FOLDER/SHA256SUMS gets all files. The same packages give the same bytes.
"""

import glob
import hashlib
import json
import os
import re
import subprocess
import sys
import time

# What `-static-stdlib` links in from the toolchain; all of them have its version.
SWIFT_LICENCE = "Apache-2.0 WITH Swift-exception"
TOOLCHAIN = {"swift": SWIFT_LICENCE, "swift-foundation": SWIFT_LICENCE, "swift-corelibs-foundation": SWIFT_LICENCE,
             "swift-corelibs-libdispatch": SWIFT_LICENCE, "swift-foundation-icu": f"({SWIFT_LICENCE}) AND Unicode-3.0"}
# Has all that is linked in.
LIBRARY = "libcarob-host.so.0"


def run(*command):
    return subprocess.run(command, text=True, capture_output=True, check=True).stdout


def identifier(name):
    return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name)


def package(name, version, location, licence, purl=None, **others):
    entry = {"name": name, "SPDXID": identifier(name), "versionInfo": version, "downloadLocation": location, "filesAnalyzed": False,
             "licenseConcluded": licence, "licenseDeclared": licence, "copyrightText": "NOASSERTION", **others}
    if purl:
        entry["externalRefs"] = [
            {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": purl}]
    return entry


def licence(name):
    """The licence of a package that was resolved, from its text."""
    for path in glob.glob(f".build-release/checkouts/{name}/LICENSE*") + glob.glob(f".build/checkouts/{name}/LICENSE*"):
        with open(path, encoding="utf-8") as file:
            text = file.read()
        if "Apache License" in text and "Version 2.0" in text:
            return SWIFT_LICENCE if "Runtime Library Exception" in text else "Apache-2.0"
    return "NOASSERTION"


def linked():
    """What is linked in, as a list of packages."""
    with open("Package.resolved", encoding="utf-8") as file:
        pins = json.load(file)["pins"]
    for pin in pins:
        location, state = pin["location"], pin["state"]
        place = re.sub(r"^https://|\.git$", "", location)
        version = state.get("version", state["revision"])
        yield package(pin["identity"], version, f"git+{location}@{state['revision']}", licence(pin["identity"]),
                      f"pkg:swift/{place}@{version}")
    release = re.search(r"\((swift-[^ )]*)", run(os.environ.get("SWIFT", "swift"), "--version"))[1]
    for name, terms in TOOLCHAIN.items():
        yield package(name, release, f"git+https://github.com/swiftlang/{name}@{release}", terms,
                      f"pkg:swift/github.com/swiftlang/{name}@{release}")


def needed(path):
    """The packages of Debian on which a package of ours depends, by name, with the version that it asks for."""
    for part in run("dpkg-deb", "--field", path, "Depends").replace("|", ",").split(","):
        found = re.match(r"\s*([a-z0-9][a-z0-9+.-]+)(?::\w+)?(?:\s*\((.*)\))?\s*$", part)
        if found:
            yield found[1], found[2] or "any"


def contents(path):
    return run("dpkg-deb", "--contents", path) if path.endswith(".deb") else run("tar", "--list", "--file", path)


if len(sys.argv) != 2:
    sys.exit("usage: Scripts/bill-of-materials.py FOLDER")
folder = os.path.abspath(sys.argv[1])
os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
if not os.path.exists("Package.resolved"):
    sys.exit("bill-of-materials: there is no Package.resolved yet; run: swift package resolve")
made = sorted(glob.glob(f"{folder}/*.tar.gz") + glob.glob(f"{folder}/*.deb"))
versions = {found[1] for path in made if (found := re.match(r"carob-(\d[^-]*)-.*\.tar\.gz$", os.path.basename(path)))}
if len(versions) != 1:
    sys.exit(f"bill-of-materials: {folder} has {len(versions)} versions of carob-VERSION-MACHINE.tar.gz, of 1; run: make package")
version = versions.pop()

parts, packages, relations, sums = list(linked()), {}, [], {}


def relate(one, kind, other):
    relations.append({"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other})


ours = {os.path.basename(path).split("_")[0] for path in made}
for path in made:
    name = os.path.basename(path)
    with open(path, "rb") as file:
        sums[name] = hashlib.sha256(file.read()).hexdigest()
    entry = package(name, version, "NOASSERTION", "Apache-2.0", packageFileName=name,
                    checksums=[{"algorithm": "SHA256", "checksumValue": sums[name]}])
    packages[name] = entry
    relate("SPDXRef-DOCUMENT", "DESCRIBES", entry["SPDXID"])
    if LIBRARY in contents(path):
        for part in parts:
            packages[part["name"]] = part
            relate(entry["SPDXID"], "CONTAINS", part["SPDXID"])
    for other, wanted in needed(path) if path.endswith(".deb") else ():
        if other not in ours:
            packages.setdefault(other, package(other, wanted, "NOASSERTION", "NOASSERTION", f"pkg:deb/debian/{other}"))
            relate(entry["SPDXID"], "DEPENDS_ON", identifier(other))

date = int(os.environ.get("SOURCE_DATE_EPOCH") or run("git", "log", "-1", "--format=%ct"))
everything = hashlib.sha256("".join(sums.values()).encode()).hexdigest()
bill = {
    "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"carob-{version}",
    "documentNamespace": f"https://spdx.org/spdxdocs/carob-{version}-{everything}",
    "creationInfo": {"created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(date)),
                     "creators": ["Tool: Scripts/bill-of-materials.py"]},
    "packages": list(packages.values()), "relationships": relations,
}
name = f"carob-{version}.spdx.json"
text = json.dumps(bill, indent=1) + "\n"
sums[name] = hashlib.sha256(text.encode()).hexdigest()
with open(f"{folder}/{name}", "w", encoding="utf-8") as file:
    file.write(text)
with open(f"{folder}/SHA256SUMS", "w", encoding="utf-8") as file:
    file.writelines(f"{digest}  {name}\n" for name, digest in sorted(sums.items()))
print(f"{folder}/{name}: {len(packages)} packages")
