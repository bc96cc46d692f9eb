"""Runs `render preview` for a folder, and tests with a page in Chromium. Each test gets a fresh page; a failed one leaves a picture of it."""

import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from pathlib import Path

from playwright.sync_api import sync_playwright

TESTS = []


def test(function):
    TESTS.append(function)
    return function


class Failure(Exception):
    pass


def check(condition, message):
    if not condition:
        raise Failure(message)


class Server:
    """`render preview`, with its files in a temporary folder."""

    def __init__(self, render, folder, arguments=(".", "--timeout", "600")):
        self.folder = Path(folder)
        self.render = render
        self.process = subprocess.Popen(
            [render, "preview", *arguments, "--no-open", "--port", "0"], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.url = self.process.stdout.readline().strip()
        if not self.url:
            raise Failure(f"the server did not start: {self.process.stderr.read()}")
        self.base = self.url.split("?")[0]
        self.port = int(re.search(r":(\d+)/", self.base)[1])

    def write(self, name, text):
        (self.folder / name).write_text(text)

    def read(self, name):
        return (self.folder / name).read_text()

    def golden(self, scene):
        """Records a golden of a scene in the folder Goldens."""
        subprocess.run([self.render, "golden", "record", scene, "-o", "Goldens", "--progress", "none"], cwd=self.folder, check=True, capture_output=True)

    def select(self, name, line):
        """Does what an editor does: calls the command for a file and a line while the page is open."""
        call = subprocess.run([self.render, "preview", name, "--line", str(line), "--no-open"], cwd=self.folder, capture_output=True, text=True, timeout=60)
        check(call.stdout.startswith(self.base), f"the call answers {call.stdout} {call.stderr}")

    def end(self):
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()


class Latencies:
    """Milliseconds from saving a file until the page hears of it, until the changed view has begun, and until its picture is seen."""

    def __init__(self, times):
        self.times = times

    def __str__(self):
        heard, begun, seen = (sorted(column)[len(column) // 2] for column in zip(*self.times))
        most = max(times[-1] for times in self.times)
        return f"after {seen:.0f} ms (median of {len(self.times)}; at most {most:.0f} ms; heard after {heard:.0f}, begun after {begun:.0f})"


class Page:
    """A page of the preview, with what tests do often."""

    def __init__(self, page, server):
        self.page = page
        self.server = server
        self.errors = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def open(self, query=""):
        self.page.goto(self.server.base + query)
        self.wait_for_picture()
        return self

    def wait_for_picture(self, frame=None):
        self.wait(
            "(() => { const now = document.getElementById('canvas').dataset; const shown = window.preview;"
            " return shown?.preview.begun && shown.preview.isSettled && now.frame !== undefined && now.generation === String(shown.preview.begun.generation)"
            f" && shown.picture.shown?.id === shown.preview.begun.id && Number(now.frame) === {'shown.player.frame' if frame is None else frame}; }})()",
            f"the picture of frame {frame} does not appear",
        )

    def wait(self, expression, what, timeout=120_000):
        """Waits until an expression is true. The page's own rules forbid Playwright's way of waiting, which evaluates text in the page."""
        end = time.monotonic() + timeout / 1000
        while not self.page.evaluate(expression):
            if time.monotonic() > end:
                raise Failure(f"{what} ({expression})")
            time.sleep(0.02)

    def get(self, expression):
        return self.page.evaluate(expression)

    @property
    def frame(self):
        return self.get("preview.player.frame")

    @property
    def events(self):
        return self.get("preview.preview.events")

    def latencies(self, name, texts):
        """Saves a file again and again, and returns how long each edit takes to appear."""
        self.page.evaluate(
            "() => { window.changes = []; window.begins = {}; window.drawings = {};"
            " preview.connection.addEventListener('changed', () => window.changes.push(Date.now()));"
            " preview.preview.addEventListener('begun', () => { window.begins[preview.preview.begun.generation] ??= Date.now(); });"
            " preview.picture.addEventListener('drawn', () => requestAnimationFrame(() => {"
            " window.drawings[preview.picture.shown.generation] ??= Date.now(); })); }"
        )
        times = []
        for text in texts:
            generation = self.get("preview.preview.begun.generation")
            saved = time.time() * 1000
            self.server.write(name, text)
            self.wait(f"Object.keys(drawings).some(number => Number(number) > {generation})", "the edit does not appear")
            first = f"Math.min(...Object.entries(%s).filter(([number]) => Number(number) > {generation}).map(([, at]) => at))"
            ends = [self.get(f"changes.find(at => at >= {saved - 1})"), self.get(first % "begins"), self.get(first % "drawings")]
            times.append([end - saved for end in ends])
            self.wait("preview.preview.isSettled", "the page does not come to rest")
            time.sleep(0.3)
        return Latencies(times)

    def seek(self, frame):
        self.page.evaluate("frame => { preview.player.pause(); preview.player.seek(frame); }", frame)
        self.wait_for_picture(frame)

    def pixel(self, x, y):
        """The color at a point of the view, as [red, green, blue]."""
        return self.get(
            f"[...document.getElementById('canvas').getContext('2d').getImageData({x} * preview.preview.begun.description.scale,"
            f" {y} * preview.preview.begun.description.scale, 1, 1).data].slice(0, 3)"
        )

    def pixels(self):
        """A text that differs if the picture does."""
        return self.get("document.getElementById('canvas').toDataURL()")

    def at(self, x, y):
        """The position on the page of a point of the view."""
        box = self.page.locator("#canvas").bounding_box()
        factor = self.get("preview.picture.factor")
        return box["x"] + x * factor, box["y"] + y * factor

    def click(self, x, y):
        self.page.mouse.click(*self.at(x, y))

    def drag(self, start, end):
        self.page.mouse.move(*self.at(*start))
        self.page.mouse.down()
        for part in range(1, 9):
            self.page.mouse.move(*self.at(start[0] + (end[0] - start[0]) * part / 8, start[1] + (end[1] - start[1]) * part / 8))
        self.page.mouse.up()

    def rest(self):
        """Waits until the last event is recorded, its effect is played, and the views of the shown frame are known."""
        self.wait(
            "!preview.interaction.isBusy && preview.preview.isSettled && !preview.player.isPlaying && preview.inspector.isCurrent",
            "the page does not come to rest",
        )

    def views(self):
        self.wait("preview.inspector.views.length > 0", "there are no views")

    def view(self, label):
        """The rect of the view that shows a text."""
        self.views()
        self.wait(f"preview.inspector.views.some(view => view.label === {label!r})", f"no view shows {label}")
        return self.get(f"preview.inspector.views.findLast(view => view.label === {label!r}).rect")

    def center(self, label):
        x, y, width, height = self.view(label)
        return x + width / 2, y + height / 2

    def tab(self, name):
        self.page.get_by_role("tab", name=name).click()

    def status(self, text):
        self.wait(f"document.getElementById('status').textContent.includes({text!r})", f"the status line does not say {text!r}")


def run(render, shots, files, names):
    """Runs tests and returns the number of failures."""
    failures = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        files(Path(folder))
        server = Server(render, folder)
        browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"])
        try:
            for function in TESTS:
                if names and function.__name__ not in names:
                    continue
                files(Path(folder))
                context = browser.new_context(viewport={"width": 1280, "height": 800}, accept_downloads=True)
                context.grant_permissions(["clipboard-read", "clipboard-write"], origin=f"http://127.0.0.1:{server.port}")
                context.set_default_timeout(120_000)
                page = Page(context.new_page(), server)
                start = time.monotonic()
                try:
                    function(page)
                    check(not page.errors, f"errors on the page: {page.errors}")
                    print(f"test-browser: {function.__name__} passed ({time.monotonic() - start:.1f} s)")
                except Exception as error:
                    failures += 1
                    picture = Path(shots) / f"{function.__name__}.png"
                    with contextlib.suppress(Exception):
                        page.page.screenshot(path=picture)
                    text = str(error) if isinstance(error, Failure) else traceback.format_exc()
                    print(f"test-browser: {function.__name__} failed; see {picture}\n{text}\n{page.errors}", file=sys.stderr)
                context.close()
            check(server.process.poll() is None, "the server ended")
        finally:
            browser.close()
            server.end()
    return failures
