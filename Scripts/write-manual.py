#!/usr/bin/env python3
"""Writes docs/carob.1, the manual page, from what the command says of itself.

  CAROB --experimental-dump-help | Scripts/write-manual.py >docs/carob.1
"""

import json
import re
import sys


def roff(text):
    """Text as roff has it."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    text = "".join(c if ord(c) < 128 else f"\\[u{ord(c):04X}]" for c in text)
    return re.sub(r"^([.'])", r"\\&\1", text, flags=re.M)


def option(argument):
    """An argument as it is typed: its names, and the name of its value."""
    names = [("-" if len(n["name"]) == 1 else "--") + n["name"] for n in argument.get("names", [])]
    value = f"\\fI{roff(argument['valueName'])}\\fR"
    if argument["kind"] == "positional":
        return value
    words = ", ".join(f"\\fB{roff(name)}\\fR" for name in names)
    return f"{words} {value}" if argument["kind"] == "option" else words


def described(argument):
    text = roff(argument.get("abstract", ""))
    values, default = argument.get("allValues"), argument.get("defaultValue")
    facts = [f"values: {', '.join(values)}"] if values else []
    facts += [f"default: {default}"] if default else []
    return f"{text} ({'; '.join(facts)})" if facts else text


def discussion(text):
    """Paragraphs; examples line by line."""
    for paragraph in text.strip().split("\n\n"):
        first, *rest = paragraph.split("\n")
        if re.fullmatch(r"[A-Z ]+:", first):
            lines = [roff(line.strip()) for line in rest]
            yield from [".PP", f"\\fB{first.capitalize()}\\fR", ".RS 4"]
            yield from [".nf", *lines, ".fi"] if first == "EXAMPLES:" else lines
            yield ".RE"
        else:
            yield from [".PP", roff(paragraph)]


def usage(name, command):
    arguments = [a for a in command.get("arguments", []) if a["kind"] == "positional"]
    words = [f"[{option(a)}]" if a["isOptional"] else option(a) for a in arguments]
    return " ".join([f"\\fB{name}\\fR", "[\\fIoptions\\fR]"] + words)


root = json.load(sys.stdin)["command"]
commands = [c for c in root["subcommands"] if c["commandName"] != "help"]
lines = [
    '.\\" Written by Scripts/write-manual.py.',
    ".TH CAROB 1",
    ".SH NAME",
    f"carob \\- {roff(root['abstract']).rstrip('.').lower()}",
    ".SH SYNOPSIS",
]
for command in commands:
    lines += [usage(f"carob {command['commandName']}", command), ".br"]
lines += [".SH DESCRIPTION", *discussion(root.get("discussion", ""))]
for command in commands:
    lines += [f".SH CAROB {command['commandName'].upper()}", roff(command["abstract"])]
    lines += discussion(command.get("discussion", ""))
    for argument in command.get("arguments", []):
        if argument["shouldDisplay"] and argument["valueName"] not in ("help", "version"):
            lines += [".TP", option(argument), described(argument)]
lines += [".SH SEE ALSO", "The guides are in \\fIshare/doc/carob\\fR below the folder that carob is installed in."]
print("\n".join(lines))
