"""Tests of the page with Swift views."""

import os
import tempfile
import time
from pathlib import Path

from files import SWIFT, long_swift, part, write_many
from harness import check, test

COUNTER = "?input=Counter.swift&view=Counter"


def open_counter(page):
    page.server.write("Counter.swift", SWIFT)
    page.open(COUNTER)
    page.views()


@test
def an_edit_of_a_swift_view_appears_and_state_is_shown(page):
    open_counter(page)
    page.view("Count 3")
    page.tab("State")
    page.wait("document.getElementById('panel-state').textContent.includes('count')", "@State is not shown")
    page.server.write("Counter.swift", SWIFT.replace('"Count ', '"Number '))
    page.view("Number 3")


@test
def each_of_several_edits_of_swift_appears(page):
    page.server.write("Long.swift", long_swift())
    page.open("?input=Long.swift&view=Long")
    page.view("Row 3")
    times = page.latencies("Long.swift", [long_swift(modifiers) for modifiers in edits()])
    print(f"test-browser: a changed body in a file of 200 lines is shown {times}")
    page.latencies("Long.swift", [long_swift()])
    # The file is compiled a second time in the background, so that its literals can change without the compiler.
    time.sleep(2)
    times = page.latencies("Long.swift", [long_swift(title=f"Title {number}") for number in range(len(edits()))])
    print(f"test-browser: a changed literal in it is shown {times}")


@test
def each_of_several_edits_in_a_folder_appears(page):
    write_many(page.server.folder)
    page.open("?input=Many&view=All")
    page.view("Part 3")
    times = page.latencies("Many/Part7.swift", [part(7, modifiers) for modifiers in edits()])
    print(f"test-browser: a changed file of 25 is shown {times}")


def edits():
    """Different modifiers for each of several edits, without literals, which need no compiler."""
    names = ["bold", "italic", "underline", "strikethrough", "monospaced"]
    count = int(os.environ.get("EASEL_EDITS", "3"))
    return ["".join(f".{name}()" for bit, name in enumerate(names) if number >> bit & 1) for number in range(1, count + 1)]


@test
def a_compiler_error_appears_over_the_last_good_picture(page):
    open_counter(page)
    before = page.pixels()
    page.server.write("Counter.swift", SWIFT.replace("Text(", "Txt("))
    problem = page.page.get_by_role("alert")
    problem.wait_for(timeout=120_000)
    text = problem.inner_text()
    check("Counter.swift:7:13" in text and "cannot find 'Txt' in scope" in text, f"the error is: {text}")
    check(page.pixels() == before, "the last good picture is gone")
    page.server.write("Counter.swift", SWIFT)
    problem.wait_for(state="hidden", timeout=120_000)


@test
def a_broken_file_of_a_folder_does_not_hide_the_others(page):
    folder = page.server.folder / "Many"
    folder.mkdir(exist_ok=True)
    (folder / "Good.swift").write_text(part(1))
    page.open("?input=Many&view=Part1")
    page.view("Part 1")
    (folder / "Broken.swift").write_text("import SwiftUI\n\nstruct Broken: View {\n    var body: some View { 1 }\n}\n")
    problem = page.page.get_by_role("alert")
    problem.wait_for(timeout=120_000)
    check("Many/Broken.swift:4:27" in problem.inner_text(), f"the error is: {problem.inner_text()}")
    page.page.get_by_role("button", name="Leave out what doesn't compile").click()
    page.view("Part 1")
    problem.wait_for(state="hidden", timeout=120_000)
    check("tolerant=true" in page.page.url, f"the address is {page.page.url}")


@test
def inspection_shows_fonts_colors_and_preferences(page):
    page.server.write(
        "Counter.swift",
        """import SwiftUI

struct HeightKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct Counter: View {
    var body: some View {
        Text("Title").font(.title2.bold()).foregroundStyle(.red).lineLimit(2).preference(key: HeightKey.self, value: 40)
    }
}
""",
    )
    page.open(COUNTER)
    page.view("Title")
    text = page.get("JSON.stringify(preview.inspector.views)")
    for part in ['"font","value":"22 pt, bold"', '"color","value":"#FF3B30"', '"lineLimit","value":"2"', '"height","value":"40"']:
        check(part in text, f"{part} is missing: {text}")


@test
def a_trap_does_not_end_the_server(page):
    open_counter(page)
    page.server.write("Counter.swift", SWIFT.replace("count += 1", 'fatalError("no more")'))
    page.status("Changed: Counter.swift")
    page.wait_for_picture()
    page.page.get_by_role("radio", name="Interact").click()
    page.click(*page.center("More"))
    problem = page.page.get_by_role("alert")
    problem.wait_for(timeout=120_000)
    text = problem.inner_text()
    check("stopped with a fatal error" in text and "Counter.swift:9:30" in text, f"the error is: {text}")
    page.server.write("Counter.swift", SWIFT)
    problem.wait_for(state="hidden", timeout=120_000)


@test
def an_edit_ends_a_hang(page):
    open_counter(page)
    with tempfile.TemporaryDirectory() as folder:
        sign = Path(folder) / "sign"
        hang = f'FileManager.default.createFile(atPath: "{sign}", contents: nil)\n        while count > 0 {{}}\n        return VStack {{'
        page.server.write("Counter.swift", SWIFT.replace("import SwiftUI", "import Foundation\nimport SwiftUI").replace("VStack {", hang))
        end = time.monotonic() + 60
        while not sign.exists():
            check(time.monotonic() < end, "the view does not hang")
            time.sleep(0.02)
    page.server.write("Counter.swift", SWIFT.replace('"Count ', '"Mended '))
    # By itself, the view would end after the ten minutes that a frame may take here, and the test waits for two.
    page.view("Mended 3")


@test
def warnings_and_printed_texts_are_shown(page):
    page.server.write("Counter.swift", SWIFT.replace("count += 1", 'count += 1; print("now \\(count)")').replace('Text("Count', 'Image(systemName: "no.such.symbol"); Text("Count'))
    page.open(COUNTER)
    page.wait("document.getElementById('output').textContent.includes('no.such.symbol')", "the warning is not shown")
    page.page.get_by_role("radio", name="Interact").click()
    page.click(*page.center("More"))
    page.wait("document.getElementById('output').textContent.includes('now 4')", "the text is not shown")


@test
def the_form_edits_previewable_properties(page):
    page.server.write("Counter.swift", 'import SwiftUI\n#Preview("Set") {\n    @Previewable @State var count = 2\n    @Previewable @State var name = "Ada"\n    Text("\\(name) \\(count)")\n}\n')
    page.open("?input=Counter.swift&view=Set")
    page.view("Ada 2")
    page.tab("State")
    page.page.locator("#variable-count").fill("7")
    page.page.keyboard.press("Enter")
    page.view("Ada 7")
    page.page.locator("#variable-name").fill("Grace")
    page.page.keyboard.press("Enter")
    page.view("Grace 7")
    page.page.locator("#variable-count").fill("many")
    page.page.keyboard.press("Enter")
    page.wait("document.getElementById('output').textContent.includes('count=many')", "there is no warning")


@test
def a_clipped_row_of_a_swift_view_is_not_hit(page):
    rows = "ScrollView { VStack { ForEach(0..<40, id: \\.self) { i in Button(\"Row \\(i)\") { rows += 1 } } } }.frame(height: 120)"
    page.server.write("Counter.swift", f'import SwiftUI\nstruct Clip: View {{\n    @State private var hits = 0\n    @State private var rows = 0\n    var body: some View {{ VStack(spacing: 8) {{ Button("Above \\(hits)") {{ hits += 1 }}; Text("rows \\(rows)"); {rows} }} }}\n}}\n')
    page.open("?input=Counter.swift&view=Clip")
    x, y = page.center("Above 0")
    page.page.get_by_role("radio", name="Interact").click()
    page.page.mouse.move(*page.at(x, y + 120))
    page.page.mouse.wheel(0, 62)
    page.wait("preview.preview.events.length === 1", "scrolling is not recorded")
    page.rest()
    page.click(x, y)
    page.wait("preview.preview.events.length === 2", "the tap is not recorded")
    check(page.events[1].get("tap") == "Above 0", f"the events are {page.events}")
    page.rest()
    page.view("Above 1")


@test
def a_line_shows_the_view_that_has_it(page):
    page.server.write("Several.swift", 'import SwiftUI\nstruct First: View { var body: some View { Text("One") } }\nstruct Second: View { var body: some View { Text("Two") } }\n')
    page.open("?input=Several.swift")
    page.view("One")
    page.server.select("Several.swift", 3)
    page.wait("preview.preview.request.view === 'Second'", "the view is not shown")
    page.wait("preview.inspector.chosen?.label === 'Two'", "the view is not chosen")


@test
def a_tap_that_nothing_takes_is_not_recorded(page):
    open_counter(page)
    page.page.get_by_role("radio", name="Interact").click()
    page.click(1, 1)
    page.status("Not recorded: events:")
    page.wait("preview.preview.events.length === 0", "the tap stays")
    page.click(*page.center("More"))
    page.view("Count 4")


@test
def of_several_views_the_shown_one_is_exported_and_checked(page):
    page.server.write("Several.swift", 'import SwiftUI\nstruct First: View { var body: some View { Text("One") } }\nstruct Second: View { var body: some View { Text("Two") } }\n')
    page.open("?input=Several.swift")
    page.view("One")
    page.tab("Export")
    with page.page.expect_download() as download:
        page.page.locator("#download").click()
    check(download.value.suggested_filename == "First.png", f"the file is {download.value.suggested_filename}")
    page.tab("Checks")
    page.page.locator("#run-checks").click()
    page.status("No findings in 1 frame.")


@test
def events_and_state_survive_an_edit(page):
    open_counter(page)
    page.page.get_by_role("radio", name="Interact").click()
    page.click(*page.center("More"))
    page.view("Count 4")
    page.server.write("Counter.swift", SWIFT.replace('"Count ', '"Number '))
    page.view("Number 4")


@test
def previews_of_a_file_are_listed(page):
    open_counter(page)
    page.tab("Previews")
    page.wait("[...document.querySelectorAll('#previews a')].some(link => link.textContent.includes('Wide'))", "the previews are not listed")
    page.page.locator("#previews a", has_text="Wide").first.click()
    page.wait("preview.preview.request.view === 'Wide'", "the preview is not shown")
    page.wait_for_picture()
    page.page.locator("#option-device").select_option("iPhone-SE")
    page.wait("preview.preview.begun.size[0] === 375", "the device")
