"""Counts the instructions of fixed cases with Callgrind and compares them with the recorded counts. Called by Scripts/bench --instructions."""

import argparse
import concurrent.futures
import json
import os
import pathlib
import platform
import re
import subprocess
import sys
import tempfile

import symbols

CASES = pathlib.Path(__file__).parent
RECORD = CASES / "instructions.json"
LIMIT = 3.0
# The function that bench calls for each case. Only what it does is counted.
MEASURED = "$s5bench16measuredFunctionyyF"
# This case is a whole process of the command, from its start to its last file.
SEQUENCE = "sequence"
SEQUENCE_SUMMARY = "drawing 30 frames of a scene to PNG files: the whole command, with one job"
# Valgrind up to 3.19 writes to the mask of sigsuspend, which libdispatch keeps in read-only memory, and crashes; this function lends it a copy.
SIGSUSPEND = """
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>
int sigsuspend(const sigset_t *mask) { sigset_t copy = *mask; return (int)syscall(SYS_rt_sigsuspend, &copy, _NSIG / 8); }
"""


def environment():
    """The same variables everywhere: the seed of hashes, the language, and the time zone are fixed."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "TMPDIR", "XDG_CACHE_HOME", "LD_LIBRARY_PATH") if name in os.environ}
    return kept | {"SWIFT_DETERMINISTIC_HASHING": "1", "LANG": "C.UTF-8", "TZ": "UTC"}


def callgrind(folder, options, command):
    """Runs a command under Callgrind; its profiles are the files `profile*` in the folder."""
    folder.mkdir()
    library = folder / "sigsuspend.so"
    subprocess.run(["clang", "-shared", "-fPIC", "-x", "c", "-", "-o", library], input=SIGSUSPEND, text=True, check=True)
    result = subprocess.run(
        ["valgrind", "--tool=callgrind", "--demangle=no", *options, f"--callgrind-out-file={folder}/profile", *command],
        cwd=symbols.ROOT, env=environment() | {"LD_PRELOAD": str(library)}, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"bench: valgrind failed with status {result.returncode}\n{result.stderr}")


def counts(profile, program):
    """Instructions in Easel's functions, and in these and in Swift's library and runtime."""
    names, objects = {}, {}
    function = owner = None
    is_call = False
    easel = swift = 0
    numbered = re.compile(r"(?:fn|cfn|ob|cob)=\((\d+)\)(?: (.*))?")
    for line in profile.read_text(errors="replace").splitlines():
        if line[:1].isdigit() or line[:1] in ("+", "-", "*"):
            # The line after `calls=` has the cost of the called function, which is listed there as well.
            if is_call:
                is_call = False
                continue
            count = int(line.split()[1])
            symbol, file = names[function], objects[owner]
            if file == program:
                if symbols.module(symbol.split("'")[0]):
                    easel += count
                else:
                    swift += count
            elif symbols.SWIFT_LIBRARY.search(file.split(".so")[0]):
                swift += count
        elif line.startswith("calls="):
            is_call = True
        elif found := numbered.match(line):
            table = names if "fn" in line[:4] else objects
            if found[2] is not None:
                table[found[1]] = found[2]
            if line.startswith("fn="):
                function = found[1]
            elif line.startswith("ob="):
                owner = found[1]
    return {"easel": easel, "withSwift": easel + swift}


def measure(render, bench, chosen):
    """Counts by case. The two programs run at the same time: other load doesn't change a count."""
    with tempfile.TemporaryDirectory(prefix="easel-instructions-") as folder:
        folder = pathlib.Path(folder)
        # Valgrind up to 3.19 can't read the debug information of Swift 6, and needs none here.
        programs = {name: str(folder / name) for name in ("render", "bench")}
        for name, original in (("render", render), ("bench", bench)):
            subprocess.run(["strip", "--strip-debug", "-o", programs[name], original], check=True)
        listed = subprocess.run([programs["bench"], "cases"], capture_output=True, text=True, check=True).stdout.splitlines()
        fixed = [line.split("\t")[0] for line in listed]
        if unknown := set(chosen) - {*fixed, SEQUENCE}:
            print(f"bench: unknown case '{min(unknown)}'; the cases are {', '.join([*fixed, SEQUENCE])}", file=sys.stderr)
            sys.exit(64)
        fixed = [name for name in fixed if not chosen or name in chosen]

        def measure_fixed():
            options = [f"--toggle-collect={MEASURED}", f"--dump-after={MEASURED}"]
            callgrind(folder / "fixed", options, [programs["bench"], "measure", *fixed])
            profiles = [folder / f"fixed/profile.{index + 1}" for index in range(len(fixed))]
            if not all(profile.exists() for profile in profiles):
                sys.exit(f"bench: Callgrind found no function {MEASURED} in bench: FixedCase.swift and instructions.py must name the same one")
            return {name: counts(profile, programs["bench"]) for name, profile in zip(fixed, profiles)}

        def measure_sequence():
            frames = folder / "frames"
            callgrind(
                folder / "sequence", [], [programs["render"], str(CASES / "sequence.json"), "--jobs", "1", "-o", f"{frames}/", "-q"])
            return {SEQUENCE: counts(folder / "sequence/profile", programs["render"])}

        with concurrent.futures.ThreadPoolExecutor() as pool:
            parts = [pool.submit(measure_fixed)] if fixed else []
            if not chosen or SEQUENCE in chosen:
                parts.append(pool.submit(measure_sequence))
            return {name: count for part in parts for name, count in part.result().items()}


def conditions():
    """What counts depend on. With another compiler or processor architecture they can't be compared."""
    version = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=True).stdout
    libraries = ("cairo", "pango")
    versions = {name: subprocess.run(["pkg-config", "--modversion", name], capture_output=True, text=True).stdout.strip() for name in libraries}
    return {"swift": re.search(r"Swift version (\S+)", version)[1], "architecture": platform.machine(), "libraries": versions}


def change(recorded, measured):
    return (measured / recorded - 1) * 100


def report(recorded, measured):
    """Prints a row for each case; returns those that took more, those that took less, and those without a record."""
    slower, faster, new = [], [], []
    print("| case | Easel, recorded | measured | change | with Swift's library, recorded | measured | change |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for name, count in measured.items():
        before = recorded.get(name)
        if before is None:
            new.append(name)
            print(f"| {name} | | {count['easel']:,} | | | {count['withSwift']:,} | |")
            continue
        changes = [change(before[key], count[key]) for key in ("easel", "withSwift")]
        if max(changes) > LIMIT:
            slower.append(name)
        elif min(changes) < -LIMIT:
            faster.append(name)
        print(
            f"| {name} | {before['easel']:,} | {count['easel']:,} | {changes[0]:+.2f} % "
            f"| {before['withSwift']:,} | {count['withSwift']:,} | {changes[1]:+.2f} % |")
    return slower, faster, new


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("render")
    parser.add_argument("bench")
    parser.add_argument("cases", nargs="*")
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    record = json.loads(RECORD.read_text()) if RECORD.exists() else {"cases": {}}
    here = conditions()
    is_comparable = all(record.get(key) == here[key] for key in ("swift", "architecture"))
    if record["cases"] and not is_comparable and not (arguments.record or arguments.json):
        print(
            f"bench: instruction counts are not compared: recorded with Swift {record['swift']} on {record['architecture']}, "
            f"this is Swift {here['swift']} on {here['architecture']}; Scripts/bench --instructions --record records new ones")
        return 0
    measured = measure(arguments.render, arguments.bench, arguments.cases)
    if arguments.json:
        print(json.dumps(measured, indent=2))
        return 0
    slower, faster, new = report(record["cases"] if is_comparable else {}, measured)
    if arguments.record:
        kept = record["cases"] if is_comparable and arguments.cases else {}
        RECORD.write_text(json.dumps({**here, "cases": kept | measured}, indent=2) + "\n")
        print(f"\nrecorded in {RECORD.relative_to(symbols.ROOT)}")
        return 0
    failed = False
    missing = set() if arguments.cases else set(record["cases"]) - set(measured)
    if new or missing:
        print(f"\nbench: recorded and measured cases differ: {', '.join([*new, *sorted(missing)])}; run Scripts/bench --instructions --record", file=sys.stderr)
        failed = True
    if faster:
        print(f"\nbench: {', '.join(faster)}: at least {LIMIT:g} % fewer instructions; keep that with Scripts/bench --instructions --record")
    if slower:
        libraries = "" if record["libraries"] == here["libraries"] else f"; recorded with {record['libraries']}, this is {here['libraries']}"
        print(
            f"\nbench: more than {LIMIT:g} % more instructions: {', '.join(slower)}{libraries}.\n"
            "Scripts/bench --profile CASE shows where. If the cost is wanted, record it: Scripts/bench --instructions --record", file=sys.stderr)
        failed = True
    return 1 if failed else 0


sys.exit(main())
