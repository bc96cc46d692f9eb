import { byId, element } from "./dom.js";

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
    parts.push(element("p", { class: "note" }, preview.begun ? "The picture is from before this error." : "There is no picture yet."));
    box.replaceChildren(...parts);
    box.hidden = false;
  });
}
