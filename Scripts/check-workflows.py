#!/usr/bin/env python3
"""Checks the workflows and forms in .github, and prints a line for each mistake.

  Scripts/check-workflows.py           reads them: keys, permissions, pinned actions, and the targets and scripts that steps name
  Scripts/check-workflows.py --run     also runs the steps, as far as they need no network, and no stage of .ci/run does the same

With --run, apt-get and gh only note their arguments, small files stand for the packages, and uploaded files are passed on.
"""

import functools
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile

import yaml

TOP = {"name", "on", "permissions", "concurrency", "jobs"}
JOB = {"name", "needs", "if", "runs-on", "timeout-minutes", "container", "permissions", "env", "environment", "steps"}
STEP = {"name", "id", "if", "uses", "with", "run", "working-directory", "env"}
# What a job may do besides reading, and the actions or programs that need it.
PERMITTED = {"contents: write": "gh release", "pages: write": "actions/deploy-pages", "id-token: write": "actions/deploy-pages"}
PINNED = re.compile(r"^ *(?:- )?uses: [\w.-]+/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$")
# The stages of .ci/run do the same.
LONG = {".ci/run", "make package", "make docs", "Scripts/check-packages.sh .build-release/release"}
FORM = {"input", "textarea", "dropdown", "checkboxes", "markdown"}

mistakes = []


def report(path, text):
    mistakes.append(f"{path}: {text}")


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def unknown(path, where, found, known):
    for key in found.keys() - known:
        report(path, f"{where} has the key {key}: check its spelling, or add it to Scripts/check-workflows.py")


@functools.cache
def targets():
    return set(re.findall(r"^([a-z][a-z-]*):", read("Makefile"), re.M))


def check_command(path, command):
    """A step is one command line: what is longer is a script, which can be run by hand."""
    if command.strip().count("\n"):
        report(path, f"{command.splitlines()[0]}: has several lines: write a script in Scripts")
    if "${{" in command:
        report(path, f"{command}: takes an expression into the shell: pass it in the environment")
    checked = subprocess.run(["sh", "-n", "-c", command], text=True, capture_output=True)
    if checked.returncode != 0:
        report(path, f"{command}: {checked.stderr.strip()}")
    for words in re.findall(r"\bmake((?: +[a-z-]+)+)\s*$", command):
        for target in set(words.split()) - targets():
            report(path, f"{command}: the Makefile has no target {target}")
    for script in re.findall(r"(?:^|\s)((?:Scripts/|\.ci/)[\w./-]+)", command):
        if not os.access(script, os.X_OK):
            report(path, f"{command}: {script} is not there, or cannot be run")


def check_permissions(path, name, job):
    text = str(job["steps"])
    for kind, right in job.get("permissions", {}).items():
        wanted = f"{kind}: {right}"
        if right != "read" and PERMITTED.get(wanted, "nothing at all") not in text:
            report(path, f"{name} may {wanted}, and has no step that needs it")
    if any(right != "read" for right in job.get("permissions", {}).values()) and "checkout" in text:
        report(path, f"{name} may write, and runs files of the repository: do that in another job")


def check_workflow(path):
    text = read(path)
    workflow = yaml.safe_load(text)
    # YAML reads `on` as true.
    workflow["on"] = workflow.pop(True, None)
    unknown(path, "the workflow", workflow, TOP)
    if workflow.get("permissions") != {"contents": "read"}:
        report(path, "a workflow may read contents, and nothing else: give more to the job that needs it")
    for line in text.splitlines():
        if re.match(r" *(- )?uses:", line) and not PINNED.match(line):
            report(path, f"{line.strip()}: name the commit, with the version behind it: owner/name@40 digits # v1.2.3")
    for name, job in workflow["jobs"].items():
        unknown(path, name, job, JOB)
        if not {"runs-on", "timeout-minutes", "steps"} <= job.keys():
            report(path, f"{name} has no runs-on, timeout-minutes or steps")
            continue
        needed = job.get("needs", [])
        for other in [needed] if isinstance(needed, str) else needed:
            if other not in workflow["jobs"]:
                report(path, f"{name} needs {other}, which is no job")
        check_permissions(path, name, job)
        for step in job["steps"]:
            unknown(path, f"a step of {name}", step, STEP)
            if ("run" in step) == ("uses" in step):
                report(path, f"a step of {name} has both run and uses, or none of them: {step}")
            if "actions/checkout@" in step.get("uses", "") and step.get("with", {}).get("persist-credentials") is not False:
                report(path, f"{name} leaves its credentials in the checkout: say persist-credentials: false")
            if "run" in step:
                check_command(path, step["run"])
    return workflow


def check_form(path):
    form = yaml.safe_load(read(path))
    unknown(path, "the form", form, {"name", "description", "labels", "body"})
    ids = [part["id"] for part in form["body"] if part["type"] != "markdown"]
    if len(ids) != len(set(ids)):
        report(path, "two parts have the same id")
    for part in form["body"]:
        unknown(path, "a part", part, {"type", "id", "attributes", "validations"})
        if part["type"] not in FORM or not part["attributes"].keys() & {"label", "value"}:
            report(path, f"a part is no {', '.join(sorted(FORM))}, or has no label: {part}")


def stand_in(path, lines):
    with open(path, "w", encoding="utf-8") as file:
        file.write(lines)
    os.chmod(path, 0o755)


def make_packages(folder, version):
    """What `make package` writes, small."""
    tree = f"{folder}/tree"
    os.makedirs(f"{tree}/DEBIAN")
    stand_in(f"{tree}/DEBIAN/control", f"Package: carob\nVersion: {version}-1\nArchitecture: all\nMaintainer: nobody <nobody@example.org>\n"
                                       "Depends: libffi8 (>= 3.4)\nDescription: none\n")
    stand_in(f"{tree}/libcarob-host.so.0", "")
    subprocess.run(["dpkg-deb", "--build", "--root-owner-group", tree, f"{folder}/carob_{version}-1_all.deb"],
                   check=True, capture_output=True)
    subprocess.run(["tar", "--create", "--gzip", "--file", f"{folder}/carob-{version}-x86_64.tar.gz", "-C", folder, "tree"], check=True)
    shutil.rmtree(tree)


def run_steps(path, workflow, work):
    """Runs the steps of all jobs, in their order. `work` has the tools that stand in, and what one job uploads for the next."""
    for name, job in workflow["jobs"].items():
        place = tempfile.mkdtemp(dir=work)
        root = os.getcwd() if "actions/checkout@" in str(job["steps"]) else place
        environment = dict(os.environ, PATH=f"{work}/tools:{os.environ['PATH']}", GITHUB_WORKSPACE=root, GITHUB_REF_NAME=VERSION,
                           GITHUB_REPOSITORY="owner/carob", RUNNER_TEMP=place, HOME=place,
                           GIT_CONFIG_GLOBAL=f"{place}/gitconfig", GITHUB_REF_TYPE="branch")
        environment |= {key: str(value) for key, value in job.get("env", {}).items() if "${{" not in str(value)}
        if "PACKAGES" in job.get("env", {}):
            environment["PACKAGES"] = f"{work}/packages"
            make_packages(environment["PACKAGES"], VERSION)
        for step in job["steps"]:
            folder = step.get("with", {}).get("path", "")
            if "actions/download-artifact@" in step.get("uses", ""):
                shutil.copytree(f"{work}/packages", f"{root}/{folder}")
            command = step.get("run", "").strip()
            if not command or command in LONG:
                continue
            # In a container a step has `sh`.
            ran = subprocess.run(["sh", "-e", "-c", command], text=True, capture_output=True, env=environment,
                                 cwd=os.path.join(root, step.get("working-directory", "")))
            if ran.returncode != 0:
                report(path, f"{command}: ended with status {ran.returncode}\n{ran.stdout}{ran.stderr}")
            if command.startswith("gh "):
                for file in [word for word in read(f"{work}/said").split("\n") if re.search(r"\.(deb|gz|json|md)$|SUMS$", word)]:
                    if not os.path.isfile(os.path.join(root, step["working-directory"], file)):
                        report(path, f"gh is given {file}, which is not there")


os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
VERSION = re.search(r'"([\d.]+)"', read("Sources/Plugins/CarobPlugins/Loading/CarobVersion.swift"))[1]
workflows = {path: check_workflow(path) for path in sorted(glob.glob(".github/workflows/*.yml"))}
for path in sorted(glob.glob(".github/ISSUE_TEMPLATE/*.yml")):
    if not path.endswith("/config.yml"):
        check_form(path)
if "--run" in sys.argv and not shutil.which("dpkg-deb"):
    print("workflows: read and not run, as there is no dpkg-deb")
elif "--run" in sys.argv and not mistakes:
    with tempfile.TemporaryDirectory() as work:
        os.makedirs(f"{work}/tools")
        os.makedirs(f"{work}/packages")
        stand_in(f"{work}/tools/apt-get", "#!/bin/sh\nexit 0\n")
        stand_in(f"{work}/tools/gh", f"#!/bin/sh\nprintf '%s\\n' \"$@\" >{work}/said\n")
        for path, workflow in workflows.items():
            run_steps(path, workflow, work)
    print("workflows: the steps of", *map(os.path.basename, workflows), "run, without the network")
if mistakes:
    sys.exit("\n".join(mistakes))
