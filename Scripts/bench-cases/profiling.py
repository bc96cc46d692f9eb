"""Shows where a case's time goes, by stage and by function. Called by Scripts/bench --profile."""

import argparse
import collections
import pathlib
import re
import subprocess
import tempfile

import cases
import symbols

FREQUENCY = 1997

# The stage of a sample is that of its innermost function that is named here.
STAGES = [
    ("read", r"^PreparedScene\.read|^(static )?SceneDocument|^(static )?JSON(Parser|Document)|^(static )?YAML|^JPEGDecoder|^(static )?PNGDecoder"),
    ("write", r"AtomicFile|Sink\.(write|finish)|FileHandle\.write"),
    ("encode", r"Encoder\.(encode|append|finish|compress)|PNGFile\.|GIFColors\.|StripCompressor\."),
    ("diff", r"Painter\.damage|DisplayDiff\."),
    ("layout", r"PangoTextShaper\.|TextLayout\.|PangoLayoutBox\."
               r"|\.(sizeThatFits|computeSize|place|placeChildren|commit|layOut|explicitAlignment|fittingSize|placeSubviews)\("),
    ("display list", r"\.(displayList|freshDisplayList|makeList|display)\("),
    ("paint", r"Painter\.paint"),
    ("evaluate", r"\.(evaluate|evaluateDirty|evaluateIfDirty|refreshContent|settle|update|step|advance)\(|SceneExpression\."),
]
STAGES = [(stage, re.compile(pattern)) for stage, pattern in STAGES]
# Where no such function is among the callers: libraries that keep no frame pointers hide them, too.
MODULES = {
    "Views": "evaluate", "SceneFormat": "evaluate", "Motion": "evaluate", "LayoutEngine": "layout", "CairoCanvas": "paint", "PNGCodec": "encode",
    "ImageCodec": "read",
}
LIBRARIES = [
    ("layout", re.compile(r"pango|harfbuzz|fontconfig|fribidi|libexpat")), ("paint", re.compile(r"cairo|pixman|freetype")),
    ("encode", re.compile(r"deflate|libpng|libz\b")), ("read", re.compile(r"turbojpeg")), ("start", re.compile(r"/ld-linux")),
]
ORDER = ["start", "read", "evaluate", "layout", "display list", "diff", "paint", "encode", "write", "other"]


class Frame:
    """A function on the stack of a sample, innermost first."""

    def __init__(self, symbol, library):
        self.symbol, self.library = symbol, pathlib.Path(library).name
        self.module = symbols.module(symbol)


def events():
    """The processor's cycles, or its clock where a virtual machine hides the counters."""
    result = subprocess.run(["perf", "stat", "-e", "cycles:u", "true"], capture_output=True, text=True)
    if result.returncode != 0:
        cases.stop(
            f"perf isn't permitted here; as root: sysctl kernel.perf_event_paranoid=1\n{result.stderr.strip()}", 69)
    return "cpu-clock" if "not supported" in result.stderr else "cycles"


def record(command, event, seconds, folder):
    """Samples a command, which is repeated for some seconds; returns the stacks of its samples."""
    data = f"{folder}/perf.data"
    script = 'end=$((SECONDS + $0)); while :; do "$@" || exit; if ((SECONDS >= end)); then break; fi; done'
    perf = ["perf", "record", "-q", "-e", event, "-F", str(FREQUENCY), "-g", "-o", data, "--", "bash", "-c", script, str(seconds), *command]
    result = subprocess.run(perf, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, cwd=symbols.ROOT)
    if result.returncode != 0:
        cases.stop(f"perf record failed with status {result.returncode}\n{result.stderr.strip()}")
    listing = subprocess.run(
        ["perf", "script", "-i", data, "--no-inline", "-F", "comm,tid,ip,sym,dso"], capture_output=True, text=True, errors="replace", check=True).stdout
    stacks = []
    for block in listing.split("\n\n"):
        lines = block.strip("\n").splitlines()
        # The shell that repeats the command doesn't count.
        if len(lines) < 2 or lines[0].startswith(("bash", "perf")):
            continue
        found = (re.match(r"\s*[0-9a-f]+ (.*) \(([^()]*|\[kernel[^()]*)\)$", line) for line in lines[1:])
        stack = [Frame(match[1], match[2]) for match in found if match]
        if stack:
            stacks.append(stack)
    return stacks


def stage(stack, names):
    for frame in stack:
        if frame.module:
            name = names[frame.symbol]
            for stage, pattern in STAGES:
                if pattern.search(name):
                    return stage
    for frame in stack:
        if frame.module in MODULES:
            return MODULES[frame.module]
        for stage, pattern in LIBRARIES:
            if pattern.search("/" + frame.library):
                return stage
    return "other"


def short(frame, names, programs):
    library = "kernel" if frame.library.startswith("[kernel") else "Swift" if frame.library in programs else frame.library
    if frame.symbol == "[unknown]":
        return f"[{library}]"
    return symbols.shortened(names[frame.symbol]) + ("" if frame.module else f" [{library}]")


def report(stacks, count, programs):
    names = symbols.demangled({frame.symbol for stack in stacks for frame in stack})
    # Names decide the stage; the compiler's notes in front would hide them.
    plain = {symbol: symbols.shortened(name, 1000) for symbol, name in names.items()}
    stages, own, total = collections.Counter(), collections.Counter(), collections.Counter()
    stages_of = collections.defaultdict(collections.Counter)
    for stack in stacks:
        where = stage(stack, plain)
        stages[where] += 1
        first = short(stack[0], names, programs)
        own[first] += 1
        stages_of[first][where] += 1
        for name in {short(frame, names, programs) for frame in stack}:
            total[name] += 1
    share = lambda number: f"{number / len(stacks):.1%}"
    print("| stage | share |\n| --- | ---: |")
    for name in sorted(stages, key=ORDER.index):
        print(f"| {name} | {share(stages[name])} |")
    print("\n| function | itself | with its callees | stage |\n| --- | ---: | ---: | --- |")
    for name, number in own.most_common(count):
        print(f"| `{name}` | {share(number)} | {share(total[name])} | {stages_of[name].most_common(1)[0][0]} |")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("render")
    parser.add_argument("bench")
    parser.add_argument("case")
    parser.add_argument("--seconds", type=int, default=5)
    parser.add_argument("--functions", type=int, default=30)
    arguments = parser.parse_args()
    fixed = cases.fixed_cases(arguments.bench)
    with tempfile.TemporaryDirectory(prefix="easel-profile-") as folder:
        drawing = cases.RENDER_CASES.get(arguments.case)
        if drawing is None and pathlib.Path(arguments.case).is_file():
            drawing = [str(pathlib.Path(arguments.case).resolve())]
        if drawing:
            command, seconds = [arguments.render, *drawing, "--jobs", "1", "-o", f"{folder}/frames/", "-q"], arguments.seconds
        elif arguments.case in fixed:
            command, seconds = [arguments.bench, "loop", str(arguments.seconds), "--inputs", str(cases.CASES), arguments.case], 0
        else:
            cases.stop(f"unknown case '{arguments.case}'; give a scene file or one of {', '.join([*cases.RENDER_CASES, *fixed])}", 64)
        event = events()
        stacks = record(command, event, seconds, folder)
    if not stacks:
        cases.stop("perf recorded no samples", 69)
    print(f"{arguments.case}: {len(stacks)} samples of {'processor cycles' if event == 'cycles' else 'the processor clock'}, {FREQUENCY} a second\n")
    report(stacks, arguments.functions, [pathlib.Path(program).name for program in (arguments.render, arguments.bench)])


main()
