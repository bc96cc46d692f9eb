import * as api from "./api.js";
import { byId, element, say } from "./dom.js";

// The panel that makes files of the picture or of the selection.
export function connectExports(preview, frames, player, formats) {
  const panel = byId("panel-export");
  const names = { png: "PNG (this frame)", gif: "GIF", apng: "APNG", webp: "WebP", mp4: "MP4" };
  let isRunning = false;

  const format = element("select", { id: "export-format", onchange: show }, ...formats.map((name) => element("option", { value: name }, names[name] ?? name)));
  const range = element("p", { class: "note", id: "export-range" });
  const download = element("button", { type: "button", id: "download", class: "primary", onclick: save }, "Download");
  const copyButton = element("button", { type: "button", id: "copy", title: "Copy the picture (Ctrl+C)", onclick: copy }, "Copy picture");
  panel.replaceChildren(
    element("label", {}, "Format", format),
    range,
    element("div", { class: "row" }, download, copyButton),
    element("p", { class: "note" }, window.isSecureContext ? "" : "Browsers copy pictures only from localhost or over HTTPS; download it instead."),
  );
  copyButton.disabled = !window.isSecureContext;

  function show() {
    const [first, last] = player.range;
    range.textContent = format.value === "png" ? `Frame ${player.frame}` : `Frames ${first} to ${last}${player.selection ? ", the selection" : ""}`;
    download.disabled = isRunning;
    download.textContent = isRunning ? "Drawing…" : "Download";
  }

  async function save() {
    if (!preview.begun) return;
    const [first, last] = format.value === "png" ? [player.frame, player.frame] : player.range;
    isRunning = true;
    show();
    try {
      const file = await api.exported({ id: preview.begun.id, format: format.value, from: first, to: last });
      const link = element("a", { href: URL.createObjectURL(file), download: `${stem()}.${format.value}` });
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
      say(`Exported ${link.download}, ${Math.ceil(file.size / 1024)} KB`);
    } catch (problem) {
      say(`Not exported: ${problem.message}`);
    }
    isRunning = false;
    show();
  }

  function stem() {
    const { input, view } = preview.shown;
    return (view ?? input.split("/").pop().replace(/\.\w+$/, "")).replace(/[^\p{L}\p{N}_-]+/gu, "-");
  }

  async function copy() {
    const file = frames.file(player.frame);
    if (!file) return say("The picture is not drawn yet.");
    try {
      await navigator.clipboard.write([new ClipboardItem({ "image/png": file.type === "image/png" ? file : file.slice(0, file.size, "image/png") })]);
      say("Copied the picture.");
    } catch (problem) {
      say(`Not copied: ${problem.message}`);
    }
  }

  player.addEventListener("frame", show);
  player.addEventListener("state", show);
  preview.addEventListener("begun", show);
  show();
  return { copy };
}
