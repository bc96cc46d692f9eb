"""Whose code a symbol of our programs is, and short names for Swift's symbols."""

import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).parent.parent.parent
MODULES = sorted(folder.name for folder in (ROOT / "Sources").iterdir() if folder.is_dir())
# A mangled Swift symbol spells each module once, with its length in front: $s5Views9ViewGraphC…
MODULE = re.compile("|".join(f"(?<![0-9]){len(name)}{name}" for name in MODULES))
# Parts of Swift when a program loads them as shared libraries. Statically linked, they are in the program.
SWIFT_LIBRARY = re.compile(r"lib(swift|_?Foundation|dispatch|BlocksRuntime|_Int)[^/]*$")


def module(symbol):
    """The Easel module of a mangled symbol, or None. Specializations of the standard library's code for our types are ours."""
    found = MODULE.search(symbol) if symbol.startswith(("$s", "$S")) else None
    return found and found[0].lstrip("0123456789")


def demangled(symbols):
    """Readable names by symbol: `RenderNode.sizeThatFits(_:)`."""
    mangled = sorted({symbol for symbol in symbols if symbol.startswith(("$s", "$S"))})
    names = {symbol: symbol for symbol in symbols}
    if mangled:
        result = subprocess.run(["swift", "demangle", "-compact", "-simplified"], input="\n".join(mangled), capture_output=True, text=True, check=True)
        names.update(zip(mangled, result.stdout.splitlines()))
    return names


def shortened(name, length=90):
    """A readable name without the compiler's notes and generic arguments, cut in the middle if it is too long."""
    name = re.sub(r"(^|(?<= ))(specialized|thunk for|partial apply for|protocol witness for|@\w+|inout) ", "", name)
    name = re.sub(r" in conformance .*", "", name)
    while (shorter := re.sub(r"<[^<>]*>", "", name)) != name:
        name = shorter
    return name if len(name) <= length else f"{name[:length * 2 // 3]}…{name[-(length // 3 - 1):]}"
