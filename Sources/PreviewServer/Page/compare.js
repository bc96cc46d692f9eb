import * as api from "./api.js";
import { byId, element, say } from "./dom.js";

// Compares the picture with a pinned one or with a golden: beside each other, as a difference, or in turn.
export class Comparison {
  #preview;
  #player;
  #picture;
  #mode = "slider";
  // { picture, name }, or a golden: { golden, name }.
  #other = null;
  #goldenPictures = new Map();
  #share = 0.5;
  #timer = 0;
  #isOther = false;
  #scratch = new OffscreenCanvas(1, 1);

  constructor(preview, player, picture) {
    [this.#preview, this.#player, this.#picture] = [preview, player, picture];
    this.#show([]);
    this.#readGoldens();
    preview.addEventListener("request", () => {
      // A golden is one of a view.
      if (this.#other?.golden && this.#other.of !== this.#shownKey) this.end();
    });
    preview.addEventListener("begun", () => {
      // It may have been recorded anew.
      this.#goldenPictures.clear();
      this.#readGoldens();
    });
    this.#connectDivider();
  }

  // The divider follows a pointer that pressed on it. The press means nothing to the view below.
  #connectDivider() {
    const box = byId("picture");
    let isDragging = false;
    let wasDragged = false;
    const share = (event) => this.#picture.point(event)[0] / this.#preview.begun.size[0];
    const isNear = (event) => Math.abs(share(event) - this.#share) * this.#preview.begun.size[0] * this.#picture.factor <= Comparison.reach;
    const listen = (kind, work) => {
      box.addEventListener(
        kind,
        (event) => {
          if (!this.#other || this.#mode !== "slider") return;
          if (work(event)) event.stopImmediatePropagation();
        },
        { capture: true },
      );
    };
    listen("pointerdown", (event) => {
      wasDragged = false;
      isDragging = event.button === 0 && isNear(event);
      if (isDragging) box.setPointerCapture(event.pointerId);
      return isDragging;
    });
    listen("pointermove", (event) => {
      box.style.cursor = isDragging || isNear(event) ? "ew-resize" : "";
      if (isDragging) this.#setShare(share(event));
      return isDragging;
    });
    listen("pointerup", () => {
      const wasDragging = isDragging;
      wasDragged = isDragging;
      isDragging = false;
      return wasDragging;
    });
    // The click that follows the release belongs to the drag; a touch has none.
    listen("click", () => {
      const belongs = wasDragged;
      wasDragged = false;
      return belongs;
    });
    for (const end of ["pointercancel", "lostpointercapture"]) box.addEventListener(end, () => (isDragging = false));
  }

  // How near a press must be to the divider, in points of the page.
  static reach = 8;

  get #shownKey() {
    const { input, view } = this.#preview.request;
    return `${input}\n${view ?? ""}`;
  }

  async #readGoldens() {
    const { input, view } = this.#preview.shown;
    const isBelow = (file) => file === input || input === "." || file.startsWith(`${input}/`);
    // A golden of a file with one view doesn't name it.
    const isSameView = (entry) => (entry.view ? entry.view === view : !view || entry.input === input);
    let list = [];
    try {
      list = (await api.goldens()).filter((entry) => !entry.input || (isBelow(entry.input) && isSameView(entry)));
    } catch {
      // Without a list, only pinned pictures can be compared.
    }
    this.#goldens = list;
    this.#show();
  }

  #goldens = [];

  #show() {
    const parts = [element("button", { type: "button", id: "pin", title: "Pin this picture (P)", onclick: () => this.pin() }, this.#other ? "Pin again" : "Pin")];
    if (this.#goldens.length > 0) {
      const select = element(
        "select",
        { id: "golden", "aria-label": "Compare with a golden", onchange: (event) => this.#useGolden(event.target.value) },
        element("option", { value: "" }, "Golden…"),
        ...this.#goldens.map((entry) => element("option", { value: entry.name }, entry.name)),
      );
      select.value = this.#other?.golden ?? "";
      parts.push(select);
    }
    if (this.#other) {
      const modes = element(
        "select",
        { id: "compare-mode", "aria-label": "Comparison", onchange: (event) => this.setMode(event.target.value) },
        ...[["slider", "Slider"], ["difference", "Difference"], ["blink", "Blink"]].map(([value, text]) => element("option", { value }, text)),
      );
      modes.value = this.#mode;
      parts.push(modes);
      if (this.#mode === "slider") {
        parts.push(element("input", { type: "range", id: "compare-share", min: "0", max: "100", value: String(Math.round(this.#share * 100)), "aria-label": "Part of the pinned picture", oninput: (event) => this.#setShare(event.target.value / 100) }));
      }
      parts.push(element("output", { id: "compare-result" }), element("button", { type: "button", id: "unpin", onclick: () => this.end() }, "End"));
    }
    byId("compare").replaceChildren(...parts);
  }

  async pin() {
    const canvas = byId("canvas");
    this.#composed(null);
    this.#picture.draw();
    const picture = await createImageBitmap(canvas);
    this.#other = { picture, name: `frame ${this.#player.frame}` };
    this.#begin();
    say(`Pinned frame ${this.#player.frame}`);
  }

  #useGolden(name) {
    if (!name) return this.end();
    this.#goldenPictures.clear();
    this.#other = { golden: name, name, of: this.#shownKey };
    this.#begin();
  }

  #begin() {
    this.#show();
    this.setMode(this.#mode);
  }

  setMode(mode) {
    this.#mode = mode;
    clearInterval(this.#timer);
    byId("picture").style.cursor = "";
    if (!this.#other) return;
    if (mode === "blink") {
      this.#timer = setInterval(() => {
        this.#isOther = !this.#isOther;
        this.#picture.draw();
      }, 500);
    }
    this.#show();
    this.#composed((context, picture, frame) => this.#compose(context, picture, frame));
    this.#picture.draw();
  }

  end() {
    clearInterval(this.#timer);
    this.#other = null;
    this.#composed(null);
    byId("picture").style.cursor = "";
    this.#show();
    this.#picture.draw();
  }

  #composed(composer) {
    this.#picture.composer = composer;
  }

  #setShare(share) {
    this.#share = Math.max(0, Math.min(1, share));
    const field = byId("compare-share");
    if (field) field.value = String(Math.round(this.#share * 100));
    this.#picture.draw();
  }

  // The other picture for a frame; null while it loads, and false if it doesn't exist.
  #otherPicture(frame) {
    if (this.#other.picture) return this.#other.picture;
    const known = this.#goldenPictures.get(frame);
    if (known !== undefined) return known;
    this.#goldenPictures.set(frame, null);
    api
      .golden(this.#other.golden, frame)
      .then((file) => createImageBitmap(file))
      .then((picture) => {
        this.#goldenPictures.set(frame, picture);
        this.#picture.draw();
      })
      .catch(() => {
        this.#goldenPictures.set(frame, false);
        this.#picture.draw();
      });
    return null;
  }

  #compose(context, picture, frame) {
    const other = this.#otherPicture(frame);
    const { width, height } = context.canvas;
    if (!other) {
      this.#result(other === null ? "" : `${this.#other.name} has no picture of frame ${frame}`);
      return context.drawImage(picture, 0, 0);
    }
    if (this.#mode === "blink") {
      context.drawImage(this.#isOther ? other : picture, 0, 0);
      this.#result(this.#isOther ? this.#other.name : "current");
    } else if (this.#mode === "slider") {
      context.drawImage(picture, 0, 0);
      const edge = Math.round(width * this.#share);
      context.save();
      context.beginPath();
      context.rect(0, 0, edge, height);
      context.clip();
      context.clearRect(0, 0, edge, height);
      context.drawImage(other, 0, 0);
      context.restore();
      context.fillStyle = "#ff2d78";
      context.fillRect(edge - 1, 0, 2, height);
      this.#result("");
    } else {
      this.#difference(context, picture, other);
    }
  }

  // Different pixels in red over a pale picture.
  #difference(context, picture, other) {
    const { width, height } = context.canvas;
    const pixels = (source) => {
      [this.#scratch.width, this.#scratch.height] = [width, height];
      const scratch = this.#scratch.getContext("2d", { willReadFrequently: true });
      scratch.drawImage(source, 0, 0);
      return scratch.getImageData(0, 0, width, height);
    };
    const [first, second] = [pixels(picture), pixels(other)];
    let count = 0;
    const [a, b] = [new Uint32Array(first.data.buffer), new Uint32Array(second.data.buffer)];
    for (let index = 0; index < a.length; index += 1) {
      if (a[index] !== b[index]) {
        count += 1;
        first.data.set([255, 45, 85, 255], index * 4);
      } else {
        const at = index * 4;
        for (let part = 0; part < 3; part += 1) first.data[at + part] = 255 - (255 - first.data[at + part]) * 0.25;
      }
    }
    context.putImageData(first, 0, 0);
    const sizes = other.width === picture.width && other.height === picture.height ? "" : `; sizes differ: ${other.width} × ${other.height}`;
    this.#result(`${count === 0 ? "no pixel differs" : count === 1 ? "1 pixel differs" : `${count} pixels differ`}${sizes}`);
  }

  #result(text) {
    const output = byId("compare-result");
    if (output) output.textContent = text;
  }
}
