import { byId, element } from "./dom.js";

// What the shown view says: Easel's warnings about it, and the text that its code prints.
export function connectOutput(preview, connection) {
  const box = byId("output");

  function show({ warnings, printed }) {
    const lines = printed.split("\n").filter((line) => line !== "");
    box.hidden = warnings.length === 0 && lines.length === 0;
    if (box.hidden) return;
    const count = (number, one, many) => (number === 0 ? [] : [`${number} ${number === 1 ? one : many}`]);
    const title = [...count(warnings.length, "warning", "warnings"), ...count(lines.length, "printed line", "printed lines")].join(", ");
    const content = element("div");
    if (warnings.length > 0) content.append(element("h2", {}, "Warnings"), element("ul", {}, ...warnings.map((warning) => element("li", {}, warning))));
    if (lines.length > 0) content.append(element("h2", {}, "Printed"), element("pre", {}, lines.join("\n")));
    box.replaceChildren(element("summary", { class: warnings.length > 0 ? "has-warnings" : "" }, `${title}: ${lines.at(-1) ?? warnings.at(-1)}`), content);
    content.scrollTop = content.scrollHeight;
  }

  preview.addEventListener("begun", () => show(preview.begun.notes));
  connection.addEventListener("notes", ({ detail }) => {
    const { begun } = preview;
    if (begun && detail.id === begun.id && detail.generation === begun.generation) show(detail.notes);
  });
}
