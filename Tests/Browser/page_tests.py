"""Tests of the page with scenes: each does what a person would do."""

import os
import re

from files import months
from harness import check, test

MONTHS = "?input=months.json"


def is_near(color, expected, tolerance=60):
    return all(abs(a - b) <= tolerance for a, b in zip(color, expected))


# MARK: Live


@test
def an_edit_of_a_scene_appears_and_time_survives(page):
    page.open(MONTHS)
    page.seek(45)
    before, generation = page.pixels(), page.get("preview.preview.begun.generation")
    page.server.write("months.json", months(color="red"))
    page.wait(f"preview.preview.begun.generation > {generation}", "the page did not hear of the edit")
    page.wait_for_picture(45)
    check(page.frame == 45, f"the playhead moved to {page.frame}")
    check(page.pixels() != before, "the picture is the same")
    page.status("Changed: months.json")


@test
def each_of_several_edits_appears(page):
    page.open(MONTHS)
    page.seek(0)
    count = int(os.environ.get("EASEL_EDITS", "5"))
    times = page.latencies("months.json", [months(padding=11 + number % 5) for number in range(count)])
    print(f"test-browser: an edit of a scene is shown {times}")


@test
def an_error_appears_over_the_last_good_picture(page):
    page.open(MONTHS)
    page.seek(10)
    before = page.pixels()
    page.server.write("months.json", months().replace('"RoundedRectangle"', '"RoundRectangle"'))
    problem = page.page.get_by_role("alert")
    problem.wait_for()
    text = problem.inner_text()
    check(re.search(r"months\.json:\d+:\d+", text) and "RoundRectangle" in text, f"the error is: {text}")
    check(page.pixels() == before, "the last good picture is gone")
    # Frames that were drawn are still there.
    page.page.keyboard.press("ArrowRight")
    page.wait("preview.player.frame === 11", "time stands still during an error")
    page.server.write("months.json", months(color="blue"))
    problem.wait_for(state="hidden")
    page.wait_for_picture(11)


@test
def the_page_says_when_the_server_is_gone_and_finds_it_again(page):
    page.open(MONTHS)
    page.page.context.set_offline(True)
    page.page.evaluate("preview.connection.close()")
    page.wait("document.getElementById('connection').textContent.includes('does not answer')", "the page does not notice it")
    page.page.context.set_offline(False)
    page.wait("document.getElementById('connection').textContent === ''", "the page does not come back")


# MARK: Time


@test
def playing_pausing_stepping_and_scrubbing(page):
    page.open(MONTHS)
    page.page.keyboard.press("Space")
    page.wait("preview.player.frame > 5", "nothing plays")
    page.page.get_by_label("Pause").click()
    frame = page.frame
    page.page.get_by_label("Next frame").click()
    check(page.frame == frame + 1, "the step forward")
    page.page.get_by_label("Previous frame").click()
    check(page.frame == frame, "the step back")
    page.page.keyboard.press("Home")
    check(page.frame == 0, "Home")
    page.page.keyboard.press("End")
    check(page.frame == 59, f"End: {page.frame}")
    page.page.locator("#scrub").fill("30")
    page.wait_for_picture(30)
    check("0.500 s" in page.page.locator("#time").inner_text(), "the time")
    # 0.25 s after the tap, the border is on its way.
    check(page.page.locator("#scrub").get_attribute("aria-valuetext") == "0.500 s · frame 30", "the text of the slider")


@test
def speed_and_a_selection_that_loops(page):
    page.open(MONTHS)
    page.seek(10)
    page.page.keyboard.press("[")
    page.seek(20)
    page.page.keyboard.press("]")
    check(page.get("preview.player.range") == [10, 20], "the selection")
    page.page.locator("#speed").select_option("2")
    page.page.evaluate("() => { window.seen = new Set(); preview.player.addEventListener('frame', () => seen.add(preview.player.frame)); }")
    page.page.keyboard.press("Space")
    page.wait("seen.has(10) && seen.has(19)", "the selection does not play")
    page.page.evaluate("seen.clear()")
    page.wait("seen.has(11) && seen.has(18)", "the selection does not loop")
    page.page.keyboard.press("Space")
    check(not page.get("[...seen].some(frame => frame < 10 || frame > 20)"), "frames outside of the selection were played")
    page.page.locator("#mark-clear").click()
    check(page.get("preview.player.selection") is None, "the selection is not cleared")


@test
def events_are_marked_on_the_timeline(page):
    page.open(MONTHS)
    mark = page.page.get_by_label('Event at 0.25 s: tap "August"')
    mark.click()
    check(page.frame == 15, f"the mark leads to frame {page.frame}")


@test
def scrubbing_shows_each_frame(page):
    page.open(MONTHS)
    page.wait("preview.frames.count === 60", "frames are not drawn ahead")
    result = page.get(
        """async () => {
            const next = () => new Promise((resolve) => requestAnimationFrame(resolve));
            const wrong = [];
            const scrub = document.getElementById("scrub");
            const start = performance.now();
            for (let frame = 0; frame < 60; frame += 1) {
                scrub.value = frame;
                scrub.dispatchEvent(new Event("input"));
                await next();
                if (Number(document.getElementById("canvas").dataset.frame) !== frame) wrong.push(frame);
            }
            return { wrong, rate: 60000 / (performance.now() - start) };
        }"""
    )
    check(result["wrong"] == [], f"frames that were not there in time: {result['wrong']}")
    print(f"test-browser: scrubbing shows {result['rate']:.0f} frames per second")


# MARK: Inspect


@test
def hovering_shows_boxes_and_clicking_selects(page):
    page.open(MONTHS)
    page.seek(0)
    point = page.center("August")
    page.page.mouse.move(*page.at(*point))
    page.wait("!document.getElementById('readout').hidden", "there is no readout")
    readout = page.page.locator("#readout").inner_text()
    check('Text "August"' in readout and "×" in readout, f"the readout is {readout}")
    check(page.page.locator("#overlay .box").count() == 1, "the box")
    page.click(*point)
    panel = page.page.locator("#panel-view").inner_text()
    check('Text "August"' in panel and "Size" in panel and "HStack[1]" in panel, f"the panel is {panel}")
    # A second click chooses the view around it, which is the padding.
    page.click(*point)
    check(page.get("preview.inspector.chosen.name") == "padding", "the second click")
    x, y, width, height = page.get("preview.inspector.chosen.rect")
    inner = page.view("August")
    check(abs(inner[0] - x - 10) < 0.01 and abs(width - inner[2] - 20) < 0.01, "the padding's box")


@test
def the_tree_is_searchable_and_has_keys(page):
    page.open(MONTHS)
    page.views()
    page.page.keyboard.press("/")
    page.page.keyboard.type("august")
    rows = page.page.get_by_role("treeitem")
    page.wait("[...document.querySelectorAll('#tree li')].some(row => row.textContent.includes('August'))", "the search finds nothing")
    texts = rows.all_inner_texts()
    check(any("August" in text for text in texts) and not any("May" in text for text in texts), f"the tree is {texts}")
    rows.last.click()
    check(page.get("preview.inspector.chosen.label") == "August", "choosing in the tree")
    # A picture that arrives now brings new rows, which keep the focus.
    page.page.evaluate("preview.inspector.dispatchEvent(new Event('views'))")
    page.page.keyboard.press("ArrowUp")
    check(page.get("preview.inspector.chosen.name") == "padding", "the arrow key in the tree")


@test
def a_line_of_the_address_selects_a_view(page):
    line = next(number for number, text in enumerate(months().split("\n"), 1) if '"Text"' in text)
    page.open(f"{MONTHS}&line={line}")
    page.views()
    page.wait("preview.inspector.chosen !== null", "no view is chosen")
    check(page.get("preview.inspector.chosen.name") == "Text", f"chosen: {page.get('preview.inspector.chosen')}")


@test
def an_editor_selects_a_view_in_the_open_page(page):
    page.open("?input=card.json")
    line = next(number for number, text in enumerate(months().split("\n"), 1) if '"Text"' in text)
    page.server.select("months.json", line)
    page.wait("preview.preview.request.input === 'months.json'", "the file is not shown")
    page.wait("preview.inspector.chosen?.name === 'Text'", "the view is not chosen")


# MARK: Variants and lists


@test
def variants_one_at_a_time(page):
    page.open(MONTHS)
    page.page.locator("#option-colorScheme").select_option("dark")
    page.wait("preview.preview.request.colorScheme === 'dark'", "the scheme")
    page.wait_for_picture()
    check("colorScheme=dark" in page.page.url, f"the address is {page.page.url}")
    x, _, _, _ = page.view("September")
    # It stays on one line, also when it is large.
    _, _, width, _ = page.view("August")
    page.page.locator("#option-direction").select_option("rightToLeft")
    page.wait("preview.preview.begun.description && preview.preview.request.direction === 'rightToLeft'", "the direction")
    page.wait(f"preview.inspector.views.some(view => view.label === 'September' && view.rect[0] > {x + 100})", "right to left does not mirror")
    page.page.locator("#option-dynamicType").select_option("accessibility3")
    page.wait(f"preview.inspector.views.some(view => view.label === 'August' && view.rect[2] > {width * 1.5})", "the texts do not grow")
    page.page.locator("#option-scale").fill("2")
    page.page.locator("#option-scale").press("Enter")
    page.wait("document.getElementById('canvas').width === 1280", "the scale")
    # The address has it all.
    page.page.reload()
    page.wait_for_picture()
    check(page.get("preview.preview.request.dynamicType") == "accessibility3", "the address")


@test
def variants_in_a_grid(page):
    page.open(MONTHS)
    page.page.keyboard.press("v")
    page.page.locator("[data-axis=direction]").check()
    page.wait("document.querySelectorAll('.cell[data-state=drawn]').length === 4", "the grid is not drawn")
    page.page.get_by_role("button", name="dark · rightToLeft").click()
    page.wait("preview.preview.request.direction === 'rightToLeft'", "the variant is not used")
    check(page.page.locator("#grid").is_hidden(), "the grid stays")


@test
def the_list_has_thumbnails_and_links(page):
    page.open()
    page.wait("preview.preview.request.input === 'card.json'", "the first preview is not shown")
    links = page.page.locator("#previews a")
    check(links.count() == 3, f"the list has {links.count()} entries")
    page.wait("[...document.querySelectorAll('#previews img')].every(image => image.naturalWidth > 0)", "the thumbnails are not drawn")
    check("input=months.json" in links.nth(2).get_attribute("href"), "the link")
    links.nth(2).click()
    page.wait_for_picture()
    check(page.get("preview.preview.request.input") == "months.json", "the preview is not shown")
    page.page.locator("#previews-search").fill("card")
    check(page.page.locator("#previews a").count() == 1, "the search")


@test
def the_form_edits_variables(page):
    page.open("?input=card.json")
    page.tab("State")
    page.page.locator("#variable-name").fill("Grace")
    page.page.keyboard.press("Enter")
    page.wait("preview.inspector.views.some(view => view.label === 'Grace' && view.name === 'Text')", "the variable is not used")
    check(page.get("preview.preview.request.values") == {"name": "Grace"}, "the request")
    page.page.get_by_role("button", name="Reset").click()
    page.wait("!preview.preview.request.values", "the form is not reset")


# MARK: Use


@test
def everything_works_with_keys(page):
    page.open(MONTHS)
    page.page.keyboard.press("?")
    check("Play or pause" in page.page.get_by_role("dialog").inner_text(), "the list of keys")
    page.page.keyboard.press("Escape")
    page.page.keyboard.press("ArrowRight")
    check(page.frame == 1, "the arrow key")
    page.page.keyboard.press("Shift+ArrowRight")
    check(page.frame == 11, "ten frames")
    page.page.keyboard.press("t")
    check(page.get("document.activeElement.id") == "typing", "the focus")
    page.page.keyboard.press("Escape")
    page.page.keyboard.press("2")
    check(page.get("preview.picture.factor") == 2, "the zoom")
    # Every control has a name and can get the focus.
    nameless = page.get(
        """[...document.querySelectorAll("button, input, select, textarea, a")].filter((control) => control.checkVisibility()
            && !(control.textContent.trim() || control.getAttribute("aria-label") || control.labels?.length)).map((control) => control.outerHTML)"""
    )
    check(nameless == [], f"controls without a name: {nameless}")
    seen = set()
    for _ in range(80):
        page.page.keyboard.press("Tab")
        seen.add(page.get("document.activeElement.id"))
    wanted = {"option-colorScheme", "zoom", "play", "scrub", "tree-search", "mode-inspect", "grid-button", "pin", "picture", "tab-view", "tab-tree"}
    check(wanted <= seen, f"not reached with Tab: {wanted - seen}")


@test
def at_200_percent_nothing_is_cut_off(page):
    page.page.set_viewport_size({"width": 640, "height": 400})
    page.open(MONTHS)
    page.views()
    check(page.get("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways")
    cut = page.get(
        """[...document.querySelectorAll("button, select, input")].filter((control) => control.checkVisibility()
            && (control.getBoundingClientRect().right > innerWidth + 1)).map((control) => control.id || control.outerHTML)"""
    )
    check(cut == [], f"cut off: {cut}")
    page.page.get_by_role("tab", name="Export").click()
    page.page.locator("#download").scroll_into_view_if_needed()
    check(page.page.locator("#download").is_visible(), "the last panel")


@test
def in_a_small_window_everything_is_in_sight(page):
    page.page.set_viewport_size({"width": 900, "height": 600})
    page.open(MONTHS)
    page.views()
    for part in ["#canvas", "#scrub", "#tree", "#panel-view", "#status"]:
        box = page.get(f"(({{ right, bottom, height }}) => ({{ right, bottom, height }}))(document.querySelector('{part}').parentElement.getBoundingClientRect())")
        check(box["right"] <= 901 and box["bottom"] <= 601 and box["height"] > 0, f"{part} is out of sight: {box}")


@test
def the_dark_theme_is_readable(page):
    for scheme in ("light", "dark"):
        page.page.emulate_media(color_scheme=scheme)
        page.open(MONTHS)
        page.views()
        pale = page.get(
            """() => {
                const light = ([r, g, b]) => { const f = (v) => ((v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4); return 0.2126 * f(r) + 0.7152 * f(g) + 0.0722 * f(b); };
                const numbers = (text) => text.match(/[\\d.]+/g).map(Number);
                const ground = (node) => { for (; node; node = node.parentElement) { const color = numbers(getComputedStyle(node).backgroundColor); if ((color[3] ?? 1) > 0.9) return color; } return [255, 255, 255]; };
                return [...document.querySelectorAll("button, label, li, dt, dd, h1, h2, p, output, span")].filter((node) => node.checkVisibility() && !node.disabled && [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim())
                    && !node.closest("#overlay, #event-marks, .visually-hidden, [disabled]")).map((node) => {
                    const [a, b] = [light(numbers(getComputedStyle(node).color)), light(ground(node))];
                    return [(Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05), node.textContent.trim().slice(0, 30)];
                }).filter(([contrast]) => contrast < 4.5);
            }"""
        )
        check(pale == [], f"{scheme}: too little contrast: {pale}")
