#!/usr/bin/env python3
"""Makes the site of the documentation, with MkDocs: .build-site/html.

  Scripts/site/build.py

CAROB_SOURCES in the environment is the address at which the sources of this commit can be read, for links to them.
"""

import os
import shutil
import subprocess
import sys

os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
PAGES = ".build-site/pages"


def tracked():
    """All pages, and what the pages of docs/ show or describe. The catalogs of DocC have links of their own."""
    listed = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md", "docs"],
                            text=True, capture_output=True, check=True).stdout.splitlines()
    return [path for path in listed if ".docc/" not in path and not path.startswith(".") and os.path.isfile(path)]


if not shutil.which("mkdocs"):
    sys.exit("site: there is no mkdocs; run: Scripts/setup.sh site")
shutil.rmtree(PAGES, ignore_errors=True)
for path in tracked():
    os.makedirs(os.path.dirname(f"{PAGES}/{path}"), exist_ok=True)
    shutil.copyfile(path, f"{PAGES}/{path}")
made = subprocess.run(["mkdocs", "--quiet", "build", "--strict", "--clean", "--config-file", "Scripts/site/mkdocs.yml"])
if made.returncode != 0:
    sys.exit(made.returncode)
print("site: .build-site/html/index.html")
