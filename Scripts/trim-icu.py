#!/usr/bin/env python3
"""Makes the data of ICU smaller that is linked into the command.

  Scripts/trim-icu.py OBJECT     the object file to make

Foundation brings ICU, and with it 34 MB for every language there is. The command formats dates in en_US_POSIX and
sorts by code points. It can do without the names that other languages have for currencies, regions, units and time
zones, and without their orders and dictionaries: ICU then takes English ones. The object file defines the data, so
that the linker does not take it from Swift's library.
"""

import json
import os
import re
import struct
import subprocess
import sys

# What other languages call things in, sort and divide into words by. What is not of one language stays.
DROPPED = re.compile(
    r"/(brkitr|coll|curr|lang|rbnf|region|translit|unit|zone)/(?!en\.|res_)([a-z]{2,3}[._].*|.*\.dict)$"
)


def items(data):
    """The name of each item of a package, and where it begins and ends; the end of the last one is None.

    A header that tells its own size; the number of items; an offset of the name and of the item for each, which count
    from behind the header; the names; the items, in the order of their names."""
    (base,) = struct.unpack_from("<H", data)
    (count,) = struct.unpack_from("<I", data, base)
    offsets = [struct.unpack_from("<II", data, base + 4 + 8 * i) for i in range(count)]
    names = [data[base + n : data.index(b"\0", base + n)].decode() for n, _ in offsets]
    begins = [base + begin for _, begin in offsets]
    return list(zip(names, begins, begins[1:] + [None]))


def package(header, items):
    """A package of these items, each with its bytes."""
    names = b"".join(name.encode() + b"\0" for name, _ in items)
    name_at = 4 + 8 * len(items)
    item_at = -(-(name_at + len(names)) // 16) * 16
    table = struct.pack("<I", len(items))
    body = b""
    for name, content in items:
        table += struct.pack("<II", name_at, item_at + len(body))
        name_at += len(name) + 1
        body += content + b"\0" * (-len(content) % 16)
    return header + (table + names).ljust(item_at, b"\0") + body


def whole(library, path):
    """The package in a library, by way of a file."""
    members = subprocess.check_output(["ar", "t", library], text=True).split()
    member = [name for name in members if "packaged_data" in name]
    if len(member) != 1:
        sys.exit(f"trim-icu: {library}: has no data of ICU; is it of another version of Swift?")
    with open(path, "wb") as file:
        subprocess.run(["ar", "p", library, member[0]], stdout=file, check=True)
    subprocess.run(["objcopy", "-O", "binary", "-j", ".rodata", path, path], check=True)
    with open(path, "rb") as file:
        return file.read()


def main(path):
    swift = subprocess.check_output([os.environ.get("SWIFT", "swift"), "-print-target-info"])
    library = json.loads(swift)["paths"]["runtimeResourcePath"] + "_static/linux/lib_FoundationICU.a"
    data = whole(library, f"{path}.dat")
    if data[12:16] != b"CmnD":
        sys.exit(f"trim-icu: {library}: its data of ICU has another format than CmnD")
    kept = [item for item in items(data) if not DROPPED.search(item[0])]
    (size,) = struct.unpack_from("<H", data)
    with open(f"{path}.dat", "wb") as file:
        file.write(package(data[:size], [(name, data[start:end]) for name, start, end in kept]))
    # icudt76l/…: the last letter is the order of bytes.
    symbol = kept[0][0].split("/")[0][:-1] + "_dat"
    assembly = f"""
        .section .rodata
        .globl {symbol}
        .balign 16
        {symbol}: .incbin "{path}.dat"
        .section .note.GNU-stack, "", %progbits
        """
    subprocess.run(["cc", "-c", "-x", "assembler", "-", "-o", path], input=assembly, text=True, check=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
