import * as api from "./api.js";
import { byId, element, say, short } from "./dom.js";
import { Interaction } from "./interaction.js";
import { longest, parseEvents } from "./preview.js";
import { describe } from "./timeline.js";

// The files that this page has saved, with the time. A message about their change is no news.
const savedFiles = new Map();

export function isOwnChange(files) {
  return files.every((file) => performance.now() - (savedFiles.get(file) ?? -Infinity) < 5000);
}

// The panel with the recorded events: replay, edit, save.
export function connectEvents(preview, player) {
  const panel = byId("panel-events");
  let isText = false;
  let name = "events.json";

  function show() {
    const events = preview.events;
    panel.replaceChildren(
      element("h2", {}, preview.request.events ? "Recorded events" : "The scene's own events"),
      isText ? textForm(events) : rows(events),
      element(
        "div",
        { class: "row" },
        button("Replay", () => replay(), "primary", events.length === 0),
        button(isText ? "As a list" : "As text", () => {
          isText = !isText;
          show();
        }),
        button("Remove all", () => preview.change({ events: "[]" }), "", events.length === 0),
        preview.request.events ? button("Reset", () => preview.change({ events: undefined })) : null,
      ),
      element("h2", {}, "File"),
      element(
        "form",
        { class: "row", onsubmit: save },
        element("label", {}, "Name ", element("input", { id: "events-name", value: name, size: "18", oninput: rename, spellcheck: "false" })),
        element("button", { type: "submit" }, "Save"),
        button("Open", open),
      ),
      element("p", { class: "note" }, "The file lies in the folder of the preview. There, this command draws it:"),
      element("pre", { class: "note", id: "events-command" }, command()),
    );
  }

  // The command that draws the shown view with the saved events.
  function command() {
    const { input, view } = preview.shown;
    const quoted = (text) => (/^[\w./@%+:,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
    const parts = ["render", quoted(input), ...(view ? ["--view", quoted(view)] : []), "--timeline", quoted(name.trim())];
    return [...parts, "--frames", preview.frameCount, "-o", quoted(name.trim().replace(/(\.json)?$/, ".gif"))].join(" ");
  }

  function button(title, work, kind = "", isDisabled = false) {
    return element("button", { type: "button", class: kind, disabled: isDisabled, onclick: work }, title);
  }

  function rows(events) {
    if (events.length === 0) return element("p", { class: "note" }, "There are no events. Switch to Interact, and click, drag, scroll, or type on the picture.");
    return element(
      "ol",
      { class: "list", id: "event-list" },
      ...events.map((event) =>
        element(
          "li",
          {},
          element("input", {
            type: "number",
            min: "0",
            step: "0.05",
            value: short(event.at, 3),
            "aria-label": `Time of ${describe(event)}`,
            onchange: (change) => update(event, { ...event, at: Math.max(0, Number(change.target.value) || 0) }),
          }),
          element("button", { type: "button", class: "text", title: "Go to this event", onclick: () => player.seek(Math.ceil(event.at * preview.rate - 1e-9)) }, describe(event)),
          element("button", { type: "button", "aria-label": `Remove ${describe(event)}`, title: "Remove", onclick: () => update(event, null) }, "✕"),
        ),
      ),
    );
  }

  // Replaces or removes an event. The list may have another order by now, because rows are drawn anew only when the views have begun anew.
  function update(old, event) {
    const events = [...preview.events];
    const text = JSON.stringify(old);
    const index = events.findIndex((other) => JSON.stringify(other) === text);
    if (index < 0) return;
    if (event) events[index] = event;
    else events.splice(index, 1);
    preview.setEvents(events, Math.min(old.at, event?.at ?? old.at));
  }

  function textForm(events) {
    const text = element("textarea", { id: "events-text", "aria-label": "Events as JSON", spellcheck: "false", rows: "12" });
    text.value = events.length === 0 ? "[]" : `[\n${events.map((event) => `  ${JSON.stringify(event)}`).join(",\n")}\n]`;
    const apply = button("Apply", () => {
      try {
        preview.setEvents(parseEvents(text.value));
      } catch (error) {
        say(`The events can't be read: ${error.message}`);
      }
    });
    return element("div", {}, text, apply);
  }

  function rename(event) {
    name = event.target.value;
    byId("events-command").textContent = command();
  }

  function replay() {
    const first = preview.events[0];
    player.select(null);
    player.seek(first ? Math.floor(first.at * preview.rate) : 0);
    player.play(false);
  }

  async function save(submit) {
    submit.preventDefault();
    const text = `[\n${preview.events.map((event) => `  ${JSON.stringify(event)}`).join(",\n")}\n]\n`;
    try {
      const { path } = await api.save(name.trim(), text);
      savedFiles.set(path, performance.now());
      say(`Saved ${path}`);
    } catch (error) {
      say(`Not saved: ${error.message}`);
    }
  }

  async function open() {
    try {
      const events = parseEvents(await api.savedEvents(name.trim()));
      const end = Math.max(0, ...events.map((event) => event.at + (event.duration ?? 0)));
      preview.extraLength = Math.min(longest, Math.max(preview.extraLength, end + Interaction.rest));
      await preview.setEvents(events);
      say(`Opened ${name.trim()}`);
    } catch (error) {
      say(`Not opened: ${error.message}`);
    }
  }

  preview.addEventListener("begun", show);
  byId("length").addEventListener("change", () => (byId("events-command").textContent = command()));
  show();
}
