"""Times whole processes and prints a table: bench.py RENDER BENCH [--peers PYTHON] [--runs N]. Called by Scripts/bench."""

import argparse
import json
import pathlib
import re
import shutil
import statistics
import subprocess
import tempfile

from cases import CASES, EVERYTHING, MONTH, SCENES, Failure, run, stop

GRADIENT = """{ "size": [1920, 1080], "view": { "Rectangle": {}, "modifiers": [{ "fill": { "gradient": { "linear": {
  "colors": ["#FF9500", "#AF52DE", "#007AFF"], "startPoint": "topLeading", "endPoint": "bottomTrailing" } } } }] } }"""


class Bench:
    def __init__(self, arguments):
        self.render, self.bench, self.python, self.runs = arguments.render, arguments.bench, arguments.peers, arguments.runs
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="easel-bench-"))
        self.places = self.folder / "places.json"
        self.rows = []

    def median(self, make):
        """Median seconds on the clock and memory of `runs` processes, each with an empty folder; one run before them doesn't count."""
        results = []
        for _ in range(self.runs + 1):
            with tempfile.TemporaryDirectory(dir=self.folder) as folder:
                seconds, _, memory = run(make(folder))
                results.append((seconds, memory))
        return tuple(statistics.median(values) for values in zip(*results[1:]))

    def easel(self, *arguments):
        return self.median(lambda folder: [self.render, *arguments, "-o", folder, "-q"])

    def peer(self, program, name, frames):
        command = [self.python, str(CASES / program), name, str(frames)]
        return self.median(lambda folder: [*command, folder, str(self.places)])[0]

    def row(self, case, value, *notes):
        print(f"| {case} | {value} | {'; '.join(notes)} |", flush=True)

    def against(self, case, seconds, frames, **peers):
        """A row with the time of each peer and its ratio to Easel's."""
        notes = [f"{name} {other * 1000 / frames:.1f} ms a frame, {other / seconds:.1f} times" for name, other in peers.items()]
        self.row(case, f"{seconds * 1000 / frames:.2f} ms a frame, {seconds:.3f} s in all", *notes)

    def write_places(self):
        """Writes the positions of the months in Easel's layout, for peers to draw them there."""
        listing = subprocess.run([self.render, "layout", *MONTH[:3], "--format", "json"], capture_output=True, check=True).stdout
        views = json.loads(listing)["views"]
        texts = {view["label"]: [view[key] for key in ("x", "y", "width", "height")] for view in views if "label" in view}
        # The border surrounds a padding of ten points around each text.
        ends = [[x - 10, y - 10, width + 20, height + 20] for x, y, width, height in (texts["January"], texts["August"])]
        self.places.write_text(json.dumps({"texts": texts, "from": ends[0], "to": ends[1]}))

    def all(self):
        print("| case | Easel | compared with |\n| --- | --- | --- |")
        if self.python:
            self.write_places()
        self.frames()
        self.encoding()
        self.still()
        self.layout()
        self.growth()

    def frames(self):
        month, _ = self.easel(*MONTH, "--frames", "60")
        long, _ = self.easel(*MONTH, "--frames", "600")
        all, _ = self.easel(*EVERYTHING, "--frames", "60")
        peers = [{}, {}, {}]
        if self.python:
            peers[0] = {
                "pycairo": self.peer("pycairo_frames.py", "month", 60),
                "skia-python": self.peer("skia_frames.py", "month", 60),
                "Chromium": self.peer("chromium.py", "month", 60),
            }
            peers[1] = {"pycairo": self.peer("pycairo_frames.py", "month", 600)}
            peers[2] = {
                "pycairo": self.peer("pycairo_frames.py", "everything", 60),
                "skia-python": self.peer("skia_frames.py", "everything", 60),
                "Chromium": self.peer("chromium.py", "everything", 60),
            }
        self.against("month border, 1920x1080, 60 frames", month, 60, **peers[0])
        self.against("the same, 600 frames", long, 600, **peers[1])
        self.against("all pixels change in every frame, 60 frames", all, 60, **peers[2])
        one, _ = self.easel(*EVERYTHING, "--frames", "60", "--jobs", "1")
        two, _ = self.easel(*EVERYTHING, "--frames", "60", "--jobs", "2")
        self.row("two jobs compared with one, all pixels change", f"{two:.3f} s", f"one job {one:.3f} s, {one / two:.2f} times")

    def encoding(self):
        """PNG encoding without drawing, of a user interface and a gradient of 1920x1080 pixels; the peers are fpng (fast) and libpng at level 9 (best)."""
        pictures = {"user interface": ["dashboard.json", "--size", "960x540", "--scale", "2"], "gradient": ["-"]}
        files = {}
        for name, arguments in pictures.items():
            files[name] = str(self.folder / f"{name.replace(' ', '-')}.png")
            arguments = [str(SCENES / arguments[0]), *arguments[1:]] if arguments[0] != "-" else arguments
            command = [self.render, *arguments, "--frames", "1", "-o", files[name], "-q"]
            subprocess.run(command, input=GRADIENT.encode(), check=True)
        lines = subprocess.run([self.bench, "png", *files.values()], capture_output=True, check=True, text=True).stdout.splitlines()[1:]
        if self.python:
            command = [self.python, str(CASES / "fpng_times.py"), *files.values()]
            lines += subprocess.run(command, capture_output=True, check=True, text=True).stdout.splitlines()
        results = {tuple(line.split("\t")[:2]): [float(value) for value in line.split("\t")[2:]] for line in lines}
        for name, file in files.items():
            of = lambda encoder: "{:.1f} ms {:.0f} KB".format(results[pathlib.Path(file).name, encoder][0], results[pathlib.Path(file).name, encoder][1] / 1000)
            peers = [f"{peer} {of(peer)}" for peer in (["fpng"] if self.python else []) + ["libpng 6", "libpng 9"]]
            self.row(f"PNG encoding, {name}", ", ".join(f"{each} {of(each)}" for each in ("fast", "balanced", "best")), *peers)

    def layout(self):
        lines = subprocess.run([self.bench, "views"], capture_output=True, check=True, text=True).stdout
        first = re.search(r"plain boxes: first ([0-9.]+) ms", lines)[1]
        all, change = re.search(r"one that changes: first ([0-9.]+) ms.*one changes ([0-9.]+) ms", lines).groups()
        notes = []
        if self.python:
            command = [self.python, str(CASES / "chromium.py"), "layout", str(max(self.runs, 5))]
            chromium = float(subprocess.run(command, capture_output=True, check=True, text=True).stdout)
            notes = [f"Chromium's style and layout {chromium:.1f} ms"]
        self.row("first layout of 11,111 views", f"{first} ms", *notes)
        self.row("one leaf of them changes", f"{change} ms", f"{float(change) / float(all):.2%} of the first layout")

    def still(self):
        seconds, memory = self.median(lambda folder: [self.render, *MONTH, "--frames", "1", "-o", f"{folder}/still.png", "-q"])
        notes = []
        if self.python:
            svg = self.folder / "month.svg"
            svg.write_text(self.svg())
            peer, _ = self.median(lambda folder: ["rsvg-convert", str(svg), "-w", "1920", "-h", "1080", "-o", f"{folder}/still.png"])
            notes = [f"rsvg-convert {peer * 1000:.0f} ms; Easel takes {seconds / peer:.2f} times as long"]
        self.row("one still of the month border", f"{seconds * 1000:.0f} ms, {memory:.0f} MB", *notes)

    def svg(self):
        places = json.loads(self.places.read_text())
        texts = "".join(f'<text x="{x}" y="{y + 16}">{name}</text>' for name, (x, y, _, _) in places["texts"].items())
        x, y, width, height = places["from"]
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540"><rect width="960" height="540" fill="white"/>'
            f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="15" fill="none" stroke="#34C759" stroke-width="3"/>'
            f'<g font-family="Inter" font-size="17">{texts}</g></svg>'
        )

    def growth(self):
        (short, memory), (long, more) = self.easel(*MONTH, "--frames", "60"), self.easel(*MONTH, "--frames", "6000")
        self.row("6,000 frames of the month border", f"{long / 6:.3f} ms a frame, {more:.0f} MB", f"60 frames: {short / 0.06:.3f} ms a frame, {memory:.0f} MB")


parser = argparse.ArgumentParser()
parser.add_argument("render")
parser.add_argument("bench")
parser.add_argument("--peers", metavar="PYTHON")
parser.add_argument("--runs", type=int, default=5)
bench = Bench(parser.parse_args())
try:
    bench.all()
except Failure as failure:
    stop(failure)
finally:
    shutil.rmtree(bench.folder)
