"""The reference of the libraries in Swift, from the archives that Scripts/check-docc.sh leaves, in the site's folder swift."""

import glob
import os
import shutil
import subprocess
import sys

ARCHIVES = ".build-site/archives"
# The path that Scripts/check-docc.sh gives the pages. The site may be below any other.
BASE = "/swift/"


def archives():
    return sorted(glob.glob(f"{ARCHIVES}/*.doccarchive"))


def docc():
    """The program, which is beside the compiler and may not be on the PATH."""
    swift = shutil.which(os.environ.get("SWIFT", "swift"))
    return swift and shutil.which("docc", path=os.path.dirname(os.path.realpath(swift)))


def make_relative(page, depth):
    """Has a page find its files from where it is itself."""
    up = "../" * depth
    with open(page, encoding="utf-8") as file:
        text = file.read()
    text = text.replace(f'baseUrl = "{BASE}"', f'baseUrl = new URL("{up or "./"}", location).pathname')
    with open(page, "w", encoding="utf-8") as file:
        file.write(text.replace(f'="{BASE}', f'="{up}'))


def add(site):
    """Merges the archives into the site."""
    target = f"{site}/swift"
    # `docc merge` writes into no folder that is there.
    merged = subprocess.run([docc(), "merge", *archives(), "--synthesized-landing-page-name", "Carob in Swift",
                             "--synthesized-landing-page-kind", "Libraries", "--synthesized-landing-page-topics-style", "list",
                             "--output-path", target], text=True, capture_output=True)
    if merged.returncode != 0:
        sys.exit(f"site: docc cannot merge {ARCHIVES}\n{merged.stdout}{merged.stderr}")
    for folder, _, names in os.walk(target):
        if "index.html" in names:
            depth = os.path.relpath(folder, target).count("/") + (folder != target)
            make_relative(f"{folder}/index.html", depth)
    # Its pages ask for it, and an error is in the console when it is not there.
    with open(f"{target}/theme-settings.json", "w", encoding="utf-8") as file:
        file.write("{}\n")
