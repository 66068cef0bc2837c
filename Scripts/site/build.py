#!/usr/bin/env python3
"""Makes the site of the documentation, with MkDocs: .build-site/html.

  Scripts/site/build.py

The reference of the libraries in Swift is in it if Scripts/check-docc.sh, which `make docs` runs, has left its archives.
CAROB_SOURCES in the environment is the address at which the sources of this commit can be read, for links to them.
"""

import os
import shutil
import subprocess
import sys

import swift_reference

os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
PAGES = ".build-site/pages"
# Where pages have their pictures, and the schemas.
PICTURES = ["docs", "Benchmarks/charts"]


def tracked():
    """All pages, and what the pages of docs/ show or describe. The catalogs of DocC have links of their own."""
    listed = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md", *PICTURES],
                            text=True, capture_output=True, check=True).stdout.splitlines()
    return [path for path in listed if ".docc/" not in path and not path.startswith(".") and os.path.isfile(path)]


if not shutil.which("mkdocs"):
    sys.exit("site: there is no mkdocs; run: Scripts/setup.sh site")
shutil.rmtree(PAGES, ignore_errors=True)
for path in tracked():
    os.makedirs(os.path.dirname(f"{PAGES}/{path}"), exist_ok=True)
    shutil.copyfile(path, f"{PAGES}/{path}")
has_swift = bool(swift_reference.docc() and swift_reference.archives())
made = subprocess.run(["mkdocs", "--quiet", "build", "--strict", "--clean", "--config-file", "Scripts/site/mkdocs.yml"],
                      env=os.environ | {"CAROB_SITE_HAS_SWIFT": "1" if has_swift else ""})
if made.returncode != 0:
    sys.exit(made.returncode)
if has_swift:
    swift_reference.add(".build-site/html")
print("site: .build-site/html/index.html", "with" if has_swift else "without", "the libraries in Swift")
