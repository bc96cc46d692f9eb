import { byId, element } from "./dom.js";
import { selectTab } from "./tabs.js";
import { describe } from "./timeline.js";

// Shows an error over the last good picture.
export function connectProblems(preview) {
  const box = byId("problem");
  preview.addEventListener("begun", () => (box.hidden = true));
  preview.addEventListener("problem", () => {
    const { message, places } = preview.problem;
    const errors = (places ?? []).filter((place) => place.kind === "error");
    const parts = [];
    if (errors.length > 0) {
      // Such as "Card.swift: Card stopped with a fatal error", before its place.
      const [first] = message.split("\n");
      if (!/:\d+: /.test(first) && !/:\d+:\d+: /.test(first)) parts.push(element("strong", {}, first));
      parts.push(
        element(
          "ol",
          {},
          ...errors.map((place) =>
            element("li", {}, element("span", { class: "place" }, `${place.file}:${place.line}${place.column ? `:${place.column}` : ""}`), ` ${place.text}`),
          ),
        ),
        element("details", {}, element("summary", {}, "The whole message"), element("pre", {}, message)),
      );
    } else {
      parts.push(element("pre", {}, message));
    }
    if (errors.length > 0 && !preview.request.tolerant) {
      const leaveOut = () => preview.change({ tolerant: true });
      parts.push(element("div", { class: "row" }, element("button", { type: "button", onclick: leaveOut }, "Leave out what doesn't compile")));
    }
    if (message.startsWith("events:")) parts.push(element("div", { class: "row" }, ...eventButtons(message)));
    parts.push(element("p", { class: "note" }, preview.begun ? "The picture is from before this error." : "There is no picture yet."));
    box.replaceChildren(...parts);
    box.hidden = false;
  });

  // An event that an edit has made impossible can be removed where its error is shown.
  function eventButtons(message) {
    const button = (title, work) => element("button", { type: "button", onclick: work }, title);
    const events = preview.events;
    const event = events[indexOfEvent(events, Number(message.match(/^events:1:(\d+)/)?.[1]))];
    const remove = event ? [button(`Remove ${describe(event)}`, () => preview.setEvents(events.filter((other) => other !== event)))] : [];
    return [...remove, button("Show the events", () => selectTab("tab-events"))];
  }
}

// Returns the index of the event at a column, from 1, of the line that the server has; -1 without one.
function indexOfEvent(events, column) {
  let end = 1;
  return events.findIndex((event) => {
    const start = end;
    end += JSON.stringify(event).length + 1;
    return column > start && column <= end;
  });
}
