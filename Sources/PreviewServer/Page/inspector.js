import * as api from "./api.js";
import { byId, debounced, element, say, short, svg } from "./dom.js";

// The views at the shown frame: which one is chosen, and which one is under the pointer. Events: "views", "chosen", "clicked".
export class Inspector extends EventTarget {
  views = [];
  variables = [];
  chosen = null;
  hovered = null;
  isActive = true;
  #preview;
  #player;
  #picture;
  #wantedLine = null;
  #wantedFile = null;
  // The first line of the type around the wanted one: earlier views belong to others.
  #firstLine = 0;
  #turn = 0;
  #shown = null;

  constructor(preview, player, picture) {
    super();
    [this.#preview, this.#player, this.#picture] = [preview, player, picture];
    // The views are asked for after the picture, which would wait for them.
    const later = debounced(25, () => this.load());
    picture.addEventListener("drawn", () => {
      if (!player.isPlaying) later();
    });
    player.addEventListener("state", later);
    const box = byId("picture");
    box.addEventListener("pointermove", (event) => this.isActive && this.#hover(event));
    box.addEventListener("pointerleave", () => this.#setHovered(null));
    box.addEventListener("click", (event) => this.isActive && this.#click(event));
  }

  // Whether the views are those of the shown frame.
  get isCurrent() {
    const begun = this.#preview.begun;
    return Boolean(this.#shown && begun) && this.#shown.begun === begun && this.#shown.frame === this.#player.frame;
  }

  async load() {
    const begun = this.#preview.begun;
    if (!begun || this.#player.isPlaying) return;
    const turn = ++this.#turn;
    const frame = this.#player.frame;
    try {
      const answer = await api.inspection(begun.id, begun.generation, frame);
      if (turn !== this.#turn) return;
      this.#shown = { begun, frame };
      this.views = answer.views;
      this.variables = answer.variables ?? [];
      if (this.#wantedLine) this.#chooseLine();
      this.chosen = this.chosen && (this.views.find((view) => view.path === this.chosen.path) ?? null);
      this.dispatchEvent(new Event("views"));
      this.dispatchEvent(new Event("chosen"));
      this.show();
    } catch (problem) {
      if (turn === this.#turn && problem.status !== 410) this.#preview.report(problem);
    }
  }

  choose(view) {
    this.chosen = view;
    this.dispatchEvent(new Event("chosen"));
    this.show();
  }

  // Chooses the view at a line of the source as soon as the views are known.
  chooseAtLine(line, { file = null, isLater = false, firstLine = 0 } = {}) {
    this.#wantedLine = line;
    this.#wantedFile = file;
    this.#firstLine = firstLine;
    if (this.views.length > 0 && !isLater) {
      this.#chooseLine();
      this.dispatchEvent(new Event("chosen"));
      this.show();
    }
  }

  #chooseLine() {
    const line = this.#wantedLine;
    let best = null;
    for (const view of this.views) {
      if (!view.place || view.place.line > line || view.place.line < this.#firstLine || (this.#wantedFile && !isSameFile(view.place.file, this.#wantedFile))) continue;
      // Modifiers have the place of their view.
      const isCloser = best && (view.place.line > best.place.line || (view.place.line === best.place.line && best.isModifier && !view.isModifier));
      if (!best || isCloser) best = view;
    }
    this.#wantedLine = null;
    if (best) this.chosen = best;
    else say(`No view that is shown is at ${this.#wantedFile ? `${this.#wantedFile}:` : "line "}${line}.`);
  }

  // The view at a point: of those in paint order, the last one that is seen there. Views as large as the canvas count only where there is no other. Events pass
  // through some views.
  viewAt([x, y], isForEvent = false) {
    const [canvasWidth, canvasHeight] = this.#preview.begun.size;
    const found = this.views.filter((view) => {
      if (!view.visibleRect || (isForEvent && view.letsEventsThrough)) return false;
      const [left, top, width, height] = view.visibleRect;
      return x >= left && x < left + width && y >= top && y < top + height;
    });
    return found.findLast((view) => view.rect[2] < canvasWidth || view.rect[3] < canvasHeight) ?? found.at(-1) ?? null;
  }

  parent(view) {
    const index = this.views.indexOf(view);
    for (let other = index - 1; other >= 0; other -= 1) if (this.views[other].depth < view.depth) return this.views[other];
    return null;
  }

  #hover(event) {
    const view = this.viewAt(this.#picture.point(event));
    if (view !== this.hovered) this.#setHovered(view);
    this.#placeReadout(event);
  }

  #setHovered(view) {
    this.hovered = view;
    this.show();
  }

  #click(event) {
    const view = this.viewAt(this.#picture.point(event));
    // A second click goes to the view around it.
    const next = view && this.chosen && this.chosen.path === view.path ? (this.parent(view) ?? view) : view;
    this.choose(next);
    this.dispatchEvent(new Event("clicked"));
  }

  highlight(view) {
    this.#setHovered(view);
  }

  show() {
    const parts = [];
    if (this.chosen) parts.push(...marks(this.chosen, "chosen", this.#preview.rightToLeft));
    if (this.hovered && this.isActive) parts.push(...marks(this.hovered, "box", this.#preview.rightToLeft));
    parts.push(...this.extraMarks());
    byId("overlay").replaceChildren(...parts);
    const readout = byId("readout");
    readout.hidden = !this.hovered || !this.isActive;
    if (this.hovered) readout.textContent = summary(this.hovered);
  }

  // Marks of others, such as findings.
  extraMarks = () => [];

  #placeReadout(event) {
    const box = byId("picture").getBoundingClientRect();
    const readout = byId("readout");
    const isRight = event.clientX - box.left > box.width / 2;
    readout.style.left = isRight ? "auto" : `${event.clientX - box.left + 14}px`;
    readout.style.right = isRight ? `${box.right - event.clientX + 14}px` : "auto";
    readout.style.top = `${event.clientY - box.top + 14}px`;
  }
}

// Messages name files relative to the working folder, the page relative to the root.
export function isSameFile(first, second) {
  return first === second || first.endsWith(`/${second}`) || second.endsWith(`/${first}`);
}

function rectangle([x, y, width, height], name) {
  return svg("rect", { x, y, width: Math.max(0, width), height: Math.max(0, height), class: name });
}

function marks(view, name) {
  const [x, y, width, height] = view.rect;
  const parts = [rectangle(view.rect, name)];
  if (view.insets) {
    const [top, leading, bottom, trailing] = view.insets;
    const inner = `M${x + leading} ${y + top}V${y + height - bottom}H${x + width - trailing}V${y + top}Z`;
    parts.push(svg("path", { class: "insets", "fill-rule": "evenodd", d: `M${x} ${y}H${x + width}V${y + height}H${x}Z${inner}` }));
  }
  for (const baseline of new Set(view.baselines ?? [])) {
    parts.push(svg("line", { class: "baseline", x1: x, x2: x + width, y1: y + baseline, y2: y + baseline }));
  }
  return parts;
}

// A line such as `padding 63.5 × 40.5 · insets 10 10 10 10 · baseline 15.5`.
export function summary(view) {
  const [, , width, height] = view.rect;
  const parts = [`${view.name}${view.label ? ` "${view.label}"` : ""} ${short(width)} × ${short(height)}`];
  if (view.insets) parts.push(`padding ${view.insets.map((inset) => short(inset)).join(" ")}`);
  if (view.baselines?.length) parts.push(`baseline ${[...new Set(view.baselines)].map((value) => short(value)).join(" ")}`);
  return parts.join(" · ");
}

// Shows everything about the chosen view in the panel.
export function connectDetails(inspector) {
  const panel = byId("panel-view");
  inspector.addEventListener("chosen", () => {
    const view = inspector.chosen;
    if (!view) {
      panel.replaceChildren(element("p", { class: "note" }, "Click a view in the picture, or choose one in the tree. A second click chooses the view around it."));
      return;
    }
    const [x, y, width, height] = view.rect;
    const numbers = (values) => values.map((value) => (value === null ? "ideal" : short(value))).join(" × ");
    const rows = [["Path", view.path], ["Position", `${short(x)}, ${short(y)}`], ["Size", numbers([width, height])]];
    if (view.proposal) rows.push(["Proposal", numbers(view.proposal)]);
    if (view.insets) rows.push(["Padding", `top ${short(view.insets[0])}, leading ${short(view.insets[1])}, bottom ${short(view.insets[2])}, trailing ${short(view.insets[3])}`]);
    if (view.baselines?.length) rows.push(["Baselines", view.baselines.map((value) => short(value)).join(", ")]);
    if (view.paintedRect && view.paintedRect.join() !== view.rect.join()) rows.push(["Painted", view.paintedRect.map((value) => short(value)).join(", ")]);
    if (view.owner) rows.push(["In body of", view.owner]);
    // Of a view in Swift source, the body is known, and not the line in it.
    const isBody = view.place && !view.place.column;
    if (view.place) rows.push(["Source", `${isBody ? "the body at " : ""}${view.place.file}:${view.place.line}${isBody ? "" : `:${view.place.column}`}`]);
    panel.replaceChildren(
      element("h2", {}, view.name + (view.label ? ` "${view.label}"` : "")),
      list(rows),
      ...group("Values", view.values),
      ...group("Modifiers", view.modifiers),
      ...group("State", view.state),
      ...group("Environment", view.environment),
      ...group("Preferences", view.preferences),
    );
  });
  inspector.dispatchEvent(new Event("chosen"));
}

function list(rows) {
  return element("dl", {}, ...rows.flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, ...breakable(value))]));
}

// Paths break after a slash.
function breakable(text) {
  return text.split(/(?<=\/)/).flatMap((part, index) => (index === 0 ? [part] : [element("wbr"), part]));
}

function group(title, values) {
  if (!values?.length) return [];
  return [element("h2", {}, title), list(values.map((value) => [value.name, value.value]))];
}
