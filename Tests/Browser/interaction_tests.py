"""Tests of what a person does with the picture: events, comparisons, checks, and exports."""

import json

from files import CARD, months
from harness import check, test

MONTHS = "?input=months.json"


# MARK: Interact


@test
def a_tap_is_recorded_replayed_edited_and_saved(page):
    page.open(MONTHS)
    page.seek(0)
    page.page.get_by_role("radio", name="Interact").click()
    page.click(*page.center("June"))
    page.status('tap "June"')
    page.wait("preview.preview.events.length === 2", "the tap is not recorded")
    check(page.events[0] == {"at": 0, "tap": "June"}, f"the events are {page.events}")
    page.wait("preview.player.isPlaying === false && preview.player.frame > 30", "the effect does not play")
    page.page.get_by_label('Time of tap "June"').fill("0.5")
    page.page.get_by_label('Time of tap "June"').press("Enter")
    page.wait("preview.preview.events[1]?.tap === 'June'", "the time is not edited")
    page.page.get_by_label('Remove tap "August"').click()
    page.wait("preview.preview.events.length === 1", "the event is not removed")
    page.page.get_by_role("button", name="Replay").click()
    page.wait("preview.player.isPlaying", "the replay")
    page.page.locator("#events-name").fill("events.json")
    page.page.get_by_role("button", name="Save").click()
    page.status("Saved events.json")
    check(json.loads(page.server.read("events.json")) == [{"at": 0.5, "tap": "June"}], "the file")
    page.page.get_by_role("button", name="Remove all").click()
    page.wait("preview.preview.events.length === 0", "the events are not removed")
    page.page.get_by_role("button", name="Open").click()
    page.status("Opened events.json")
    check(page.events == [{"at": 0.5, "tap": "June"}], f"the opened events are {page.events}")
    page.page.locator("#events-name").fill("months.json")
    page.page.get_by_role("button", name="Open").click()
    page.status("Not opened: months.json: the file is not a list of events")
    page.page.locator("#events-name").fill("months.json")
    page.page.get_by_role("button", name="Save").click()
    page.status("Not saved")
    page.page.get_by_role("button", name="As text").click()
    page.page.locator("#events-text").fill('[{ "at": 0, "tap": "July" }]')
    page.page.get_by_role("button", name="Apply").click()
    page.wait("preview.preview.events[0].tap === 'July'", "the text is not applied")


@test
def events_survive_a_reload(page):
    page.open(MONTHS)
    page.seek(0)
    page.page.get_by_role("radio", name="Interact").click()
    page.click(*page.center("June"))
    page.wait("preview.preview.events.some(event => event.tap === 'June')", "the tap is not recorded")
    page.page.reload()
    page.wait("window.preview?.preview.events.some(event => event.tap === 'June')", "the reload lost the event")


@test
def events_come_back_with_their_preview(page):
    page.open(MONTHS)
    page.seek(0)
    page.page.get_by_role("radio", name="Interact").click()
    page.click(*page.center("June"))
    page.rest()
    events = page.events
    page.tab("Previews")
    page.page.locator("#previews a", has_text="card.json").click()
    page.wait("preview.preview.request.input === 'card.json'", "the other preview is not shown")
    page.wait_for_picture()
    page.page.go_back()
    page.wait("preview.preview.request.input === 'months.json'", "Back does not show the first preview")
    check(page.events == events, f"the events are {page.events}")


@test
def an_event_that_has_become_impossible_is_removed(page):
    page.open(MONTHS)
    page.server.write("months.json", months().replace('"June"', '"Juno"').replace('"tap": "August"', '"tap": "July"'))
    page.status("Changed: months.json")
    page.page.evaluate("() => preview.preview.setEvents([{ at: 0, tap: 'May' }, { at: 0.1, tap: 'June' }])")
    page.wait("document.getElementById('problem').textContent.includes('June')", "there is no error")
    page.page.get_by_role("button", name='Remove tap "June"').click()
    page.wait("preview.preview.events.length === 1 && preview.preview.events[0].tap === 'May'", "the event is not removed")


@test
def drags_scrolling_and_typing_are_recorded(page):
    page.open("?input=card.json")
    page.seek(0)
    page.page.get_by_role("radio", name="Interact").click()
    page.drag((100, 40), (100, 15))
    page.wait("preview.preview.events.some(event => event.drag)", "the drag is not recorded")
    drag = page.events[0]
    end = drag["by"][-1] if isinstance(drag["by"][0], list) else drag["by"]
    check(abs(end[1] + 25) < 1.5 and drag["duration"] > 0, f"the drag is {drag}")
    page.rest()
    page.page.mouse.move(*page.at(100, 30))
    page.page.mouse.wheel(0, 40)
    page.wait("preview.preview.events.some(event => event.scroll && event.by[1] > 0)", "scrolling is not recorded")
    page.rest()
    field = page.get("preview.inspector.views.find(view => view.name === 'TextField').rect")
    page.click(field[0] + field[2] / 2, field[1] + field[3] / 2)
    page.wait("preview.preview.events.some(event => event.tap)", "the tap on the field is not recorded")
    page.rest()
    page.page.keyboard.type("Ada")
    page.wait("preview.preview.events.some(event => event.type === 'Ada')", "typing is not recorded")
    page.rest()
    page.wait("preview.inspector.views.some(view => view.name === 'Text' && view.label === 'Ada')", "the text does not appear")
    page.page.keyboard.press("Escape")
    check(page.page.locator("#mode-inspect").get_attribute("aria-checked") == "true", "Escape")


@test
def events_keep_the_time_and_order_of_a_person(page):
    page.open("?input=card.json")
    page.seek(0)
    page.page.get_by_role("radio", name="Interact").click()
    top = page.page.locator("#canvas").bounding_box()["y"]
    pauses = [0.3, 1, 0.5, 3, 1]
    x, y = page.at(100, 30)
    for pause in pauses:
        page.page.mouse.click(x, y)
        page.page.wait_for_timeout(pause * 1000)
    field = page.get("preview.inspector.views.find(view => view.name === 'TextField').rect")
    page.page.mouse.click(*page.at(field[0] + field[2] / 2, field[1] + field[3] / 2))
    page.page.wait_for_timeout(1000)
    page.page.keyboard.type("Zoe", delay=150)
    page.page.wait_for_timeout(1500)
    page.wait("preview.preview.events.length === 7", "not every event is recorded")
    events = page.events
    check([next(key for key in event if key not in ("at", "duration")) for event in events] == ["tap"] * 6 + ["type"], f"the events are {events}")
    gaps = [later["at"] - earlier["at"] for earlier, later in zip(events, events[1:])]
    for gap, pause in zip(gaps, pauses + [1]):
        check(gap >= pause - 0.02, f"the gaps are {gaps}")
    check(0.25 <= events[6]["duration"] <= 1.5, f"typing took {events[6]['duration']}")
    check(page.page.locator("#canvas").bounding_box()["y"] == top, "the picture jumps after typing")


@test
def another_time_begins_anew_and_a_tap_during_playback_does_not_stop_it(page):
    page.open(MONTHS)
    page.seek(0)
    page.page.get_by_role("radio", name="Interact").click()
    page.click(*page.center("June"))
    page.wait("preview.player.isPlaying", "time does not go on")
    page.click(*page.center("July"))
    page.wait("preview.player.isPlaying && preview.player.frame > 20", "time stops")
    page.rest()
    # A person who goes back to a time records there.
    page.seek(6)
    page.click(*page.center("May"))
    page.wait("preview.preview.events.some(event => event.tap === 'May')", "the tap is not recorded")
    check([event["at"] for event in page.events if event.get("tap") == "May"] == [0.1], f"the events are {page.events}")


@test
def clipped_views_are_not_hit(page):
    page.open("?input=clip.yaml")
    page.wait("preview.preview.events.length === 1", "the timeline of a scene in YAML is not shown")
    x, y = page.center("Above 0")
    page.seek(page.get("preview.preview.frameCount - 1"))
    page.rest()
    check(page.get("preview.inspector.views.some(view => view.label === 'One' && !view.visibleRect)"), "the first row is not scrolled out")
    page.click(x, y)
    check(page.get("preview.inspector.chosen.label ?? preview.inspector.chosen.name").startswith(("Above", "Button")), f"{page.get('preview.inspector.chosen')}")
    page.page.get_by_role("radio", name="Interact").click()
    page.click(x, y)
    page.wait("preview.preview.events.length === 2", "the tap is not recorded")
    check("Above" in str(page.events[1]) or "point" in str(page.events[1]), f"the events are {page.events}")
    page.rest()
    page.view("Above 1")


@test
def a_chosen_view_is_tapped_with_the_keyboard(page):
    page.open(MONTHS)
    page.seek(0)
    page.views()
    page.page.locator("#tree-search").fill("June")
    page.page.locator("#tree li", has_text="June").last.click()
    page.page.locator("#picture").focus()
    page.page.keyboard.press("Enter")
    page.wait("preview.preview.events.some(event => event.tap === 'June')", "the tap is not recorded")


@test
def texts_are_typed_with_any_keyboard(page):
    page.open("?input=card.json")
    page.page.get_by_role("radio", name="Interact").click()
    field = page.get("preview.inspector.views.find(view => view.name === 'TextField').rect")
    page.click(field[0] + field[2] / 2, field[1] + field[3] / 2)
    page.wait("preview.preview.events.some(event => event.tap)", "the tap on the field is not recorded")
    page.rest()
    page.page.keyboard.type("Zoe")
    page.page.keyboard.press("Backspace")
    page.page.keyboard.insert_text("ë 漢😀")
    page.wait("preview.preview.events.some(event => event.type === 'Zoë 漢😀')", "the text is not recorded")
    page.rest()
    frame = page.frame
    page.page.keyboard.press("ArrowLeft")
    page.status("The key ArrowLeft can't be recorded")
    check(page.frame == frame, "the key moves time")


@test
def events_that_are_none_are_refused(page):
    page.open(MONTHS)
    page.page.keyboard.press("e")
    page.page.get_by_role("button", name="As text").click()
    for text, message in [("[null]", "entry 1 is not an event"), ('[{"tap": "May"}]', '"at" must be seconds'), ('[{"at": 1e9, "tap": "May"}]', "from 0 to 86400")]:
        page.page.locator("#events-text").fill(text)
        page.page.get_by_role("button", name="Apply").click()
        page.status(message)
    page.page.locator("#events-text").fill('[{"at": 80000, "tap": "May"}]')
    page.page.get_by_role("button", name="Apply").click()
    page.wait("preview.preview.events[0].at === 80000", "the event is not applied")
    check(page.get("preview.preview.frameCount") <= 36_000, "the page shows more than ten minutes")


# MARK: Compare, check, export


@test
def comparing_with_a_pinned_picture(page):
    page.open(MONTHS)
    page.seek(0)
    page.page.keyboard.press("p")
    page.page.locator("#compare-mode").select_option("difference")
    page.wait("document.getElementById('compare-result').textContent === 'no pixel differs'", "the same picture differs")
    page.seek(40)
    page.wait("/^\\d+ pixels differ$/.test(document.getElementById('compare-result').textContent)", "no difference is found")
    page.page.keyboard.press("s")
    page.page.locator("#compare-share").fill("100")
    plain = page.pixels()
    page.page.locator("#compare-share").fill("0")
    check(page.pixels() != plain, "the slider")
    share = "Number(document.getElementById('compare-share').value)"
    page.page.locator("#compare-share").fill("50")
    width, height = page.get("preview.preview.begun.size")
    page.page.mouse.move(*page.at(width * 0.8, height / 2))
    check(page.get(share) == 50, "the divider follows a pointer that is not pressed")
    page.drag((width / 2, height / 2), (width * 0.75, height / 2))
    page.wait(f"{share} === 75", "the divider does not follow the drag")
    check(page.get("preview.inspector.chosen === null"), "the drag chose a view")
    page.page.keyboard.press("b")
    page.page.evaluate("() => { window.seen = new Set(); setInterval(() => seen.add(document.getElementById('canvas').toDataURL()), 100); }")
    page.wait("seen.size >= 2", "nothing blinks")
    page.page.keyboard.press("Escape")
    check(page.page.locator("#unpin").count() == 0, "the comparison does not end")


@test
def comparing_with_a_golden(page):
    page.server.golden("months.json")
    page.open(MONTHS)
    page.seek(20)
    page.page.locator("#golden").select_option("Goldens/months")
    page.page.locator("#compare-mode").select_option("difference")
    page.wait("document.getElementById('compare-result').textContent === 'no pixel differs'", "the golden differs")
    page.server.write("months.json", months(padding=12))
    page.wait("/pixels differ/.test(document.getElementById('compare-result').textContent)", "the edit does not differ from the golden")


@test
def findings_are_marked(page):
    page.server.write("card.json", CARD.replace('"name": ""', '"name": "Pale"').replace('"scale": 1,', '"scale": 1, "duration": 0.2,'))
    page.open("?input=card.json")
    page.page.keyboard.press("c")
    page.wait("/finding/.test(document.getElementById('checks-result').textContent)", "the check does not end")
    check("contrast" in page.page.locator("#findings").inner_text(), page.page.locator("#panel-checks").inner_text())
    check(page.page.locator("#findings-marks i").count() >= 1, "no mark on the timeline")
    check(page.page.locator("#overlay .finding").count() >= 1, "no mark on the picture")
    page.page.locator("#findings button").first.click()
    page.wait("preview.inspector.chosen !== null", "the finding's view is not chosen")


@test
def pictures_and_selections_are_exported(page):
    page.open(MONTHS)
    page.seek(18)
    page.page.keyboard.press("[")
    page.seek(25)
    page.page.keyboard.press("]")
    page.tab("Export")
    starts = {"png": b"\x89PNG", "gif": b"GIF8", "apng": b"\x89PNG", "webp": b"RIFF", "mp4": b"\0\0\0"}
    for name, start in starts.items():
        page.page.locator("#export-format").select_option(name)
        with page.page.expect_download(timeout=60_000) as download:
            page.page.locator("#download").click()
        data = open(download.value.path(), "rb").read()
        check(data.startswith(start), f"{name}: {data[:12]}")
        check(download.value.suggested_filename == f"months.{name}", download.value.suggested_filename)
        if name == "apng":
            count = int.from_bytes(data[data.index(b"acTL") + 4 :][:4], "big")
            check(count == 8, f"the animation has {count} frames")
        page.wait("!document.getElementById('download').disabled", "the export does not end")
    page.page.locator("#copy").click()
    page.status("Copied the picture")
    check(page.get("navigator.clipboard.read().then(items => items[0].types)") == ["image/png"], "the clipboard")
