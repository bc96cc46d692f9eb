"""The cases that Scripts/bench draws with the command, and how it runs a process."""

import os
import pathlib
import subprocess
import sys
import tempfile
import time

CASES = pathlib.Path(__file__).parent
SCENES = CASES.parent.parent / "Scenes"
MONTH = [str(SCENES / "month-border.json"), "--size", "960x540", "--scale", "2"]
EVERYTHING = [str(CASES / "everything.json")]

# Arguments of `render` by case. A case that writes one file ends with its name, the others get a folder.
RENDER_CASES = {
    "still": [*MONTH, "--frames", "1"],
    "month": [*MONTH, "--frames", "60"],
    "everything": [*EVERYTHING, "--frames", "60"],
    "sequence": [str(CASES / "sequence.json"), "--scale", "2"],
}


class Failure(Exception):
    """A command ended with an error, which the message shows."""


def run(command, **options):
    """Runs a process. Returns seconds on the clock, seconds of processor time, and its largest memory in MB."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, **options)
    errors = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    if status != 0:
        raise Failure(f"{' '.join(command)} ended with {os.waitstatus_to_exitcode(status)}\n{errors.decode()}")
    return seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def draw(render, arguments, folder=None):
    """Runs `render` with an empty output folder; returns what `run` does."""
    with tempfile.TemporaryDirectory(dir=folder) as output:
        return run([render, *arguments, "-o", f"{output}/", "-q"])


def fixed_cases(bench):
    """Names and summaries of the cases in Sources/bench/Cases; empty for a commit that has none."""
    lines = subprocess.run([bench, "cases"], capture_output=True, text=True).stdout.splitlines()
    return dict(line.split("\t", 1) for line in lines if "\t" in line)


def stop(message, status=1):
    print(f"bench: {message}", file=sys.stderr)
    sys.exit(status)
