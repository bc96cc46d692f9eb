import * as api from "./api.js";
import { byId, element, say } from "./dom.js";

// Returns the words for a value of an option.
function describe(key, value) {
  if (key === "reduceMotion") return value ? "reduced motion" : "full motion";
  if (key === "boldText") return value ? "bold text" : "regular text";
  if (key === "contrast") return `${value} contrast`;
  return key === "scale" ? `${value}×` : value;
}

// The settings that make a variant, in the header, and all variants in a grid.
export class Variants {
  #preview;
  #player;
  #start;
  #axes = new Set(["colorScheme"]);
  #turn = 0;
  isShown = false;
  // The number of pictures in the grid.
  static limit = 60;

  constructor(preview, player, start) {
    [this.#preview, this.#player, this.#start] = [preview, player, start];
    this.#showOptions();
    preview.addEventListener("request", () => this.#showOptions());
    preview.addEventListener("begun", () => this.isShown && this.#showGrid());
    byId("grid-button").onclick = () => this.toggle();
  }

  get #isScene() {
    return /\.(json|jsonc|yaml|yml)$/i.test(this.#preview.request.input);
  }

  #showOptions() {
    const request = this.#preview.request;
    const select = (key, title, values) => {
      const field = element(
        "select",
        { id: `option-${key}`, onchange: (event) => this.#preview.change({ [key]: event.target.value || undefined }) },
        ...values.map(([value, text]) => element("option", { value }, text)),
      );
      field.value = request[key] ?? "";
      return element("label", {}, title, field);
    };
    const check = (key, title) =>
      element("label", { class: "check" }, element("input", { type: "checkbox", id: `option-${key}`, checked: Boolean(request[key]), onchange: (event) => this.#preview.change({ [key]: event.target.checked || undefined }) }), title);
    const own = ["", "Own"];
    const parts = [
      select("colorScheme", "Scheme", [own, ["light", "Light"], ["dark", "Dark"]]),
      select("dynamicType", "Type size", [own, ...this.#start.dynamicTypes.map((name) => [name, name])]),
      select("direction", "Direction", [own, ["leftToRight", "Left to right"], ["rightToLeft", "Right to left"]]),
    ];
    const scale = element("input", {
      type: "number", id: "option-scale", min: "0.5", max: "8", step: "0.5", placeholder: "own", value: request.scale ?? "",
      onchange: (event) => this.#preview.change({ scale: Number(event.target.value) || undefined }),
    });
    parts.push(element("label", {}, "Scale", scale));
    const locale = element("input", {
      id: "option-locale", size: "6", placeholder: this.#isScene ? "own" : "en_US", value: request.locale ?? "", list: "locales",
      onchange: (event) => this.#preview.change({ locale: event.target.value.trim() || undefined }),
    });
    const names = element("datalist", { id: "locales" }, ...["en", "de", "fr", "es", "ja", "zh-Hans", "ar", "he", "hi", "pt-BR"].map((value) => element("option", { value })));
    parts.push(element("label", {}, "Locale", locale, names));
    if (!this.#isScene) {
      const devices = this.#start.devices.flatMap((name) => [name, `${name}-landscape`]);
      parts.push(
        select("device", "Device", [["", "None"], ...devices.map((name) => [name, name])]),
        check("chrome", "Chrome"),
      );
    }
    parts.push(
      select("contrast", "Contrast", [own, ["standard", "Standard"], ["increased", "Increased"]]),
      check("boldText", "Bold text"),
      check("reduceTransparency", "Reduce transparency"),
      check("buttonShapes", "Button shapes"),
    );
    if (!this.#isScene) parts.push(check("reduceMotion", "Reduce motion"), check("differentiateWithoutColor", "Differentiate without color"));
    // The focus stays where it is.
    const focused = document.activeElement?.id;
    byId("options").replaceChildren(...parts);
    if (focused?.startsWith("option-")) byId(focused)?.focus();
  }

  toggle() {
    this.isShown = !this.isShown;
    byId("grid-button").setAttribute("aria-pressed", String(this.isShown));
    byId("grid").hidden = !this.isShown;
    byId("picture").hidden = this.isShown;
    if (this.isShown) this.#showGrid();
    else this.#turn += 1;
  }

  get #choices() {
    const choices = {
      colorScheme: ["Color schemes", ["light", "dark"]],
      dynamicType: ["Type sizes", this.#start.dynamicTypes],
      direction: ["Directions", ["leftToRight", "rightToLeft"]],
      scale: ["Scales", [1, 2, 3]],
      contrast: ["Contrasts", ["standard", "increased"]],
      boldText: ["Bold text", [undefined, true]],
      locale: ["Locales", ["en", "de", "ar", "ja"]],
    };
    if (!this.#isScene) {
      choices.reduceMotion = ["Motion", [undefined, true]];
      choices.device = ["Devices", ["iPhone-SE", "iPhone-16", "iPhone-16-Pro-Max", "iPhone-16-landscape", "iPad-11"]];
    }
    return choices;
  }

  // Every combination of the chosen axes.
  #combinations() {
    let list = [{}];
    for (const [key, [, values]] of Object.entries(this.#choices)) {
      if (!this.#axes.has(key)) continue;
      list = list.flatMap((part) => values.map((value) => ({ ...part, [key]: value })));
    }
    return list;
  }

  async #showGrid() {
    const turn = ++this.#turn;
    const axes = element(
      "fieldset",
      { class: "axes" },
      element("legend", {}, "Combine"),
      ...Object.entries(this.#choices).map(([key, [title]]) =>
        element(
          "label",
          { class: "check" },
          element("input", {
            type: "checkbox",
            checked: this.#axes.has(key),
            "data-axis": key,
            onchange: (event) => {
              if (event.target.checked) this.#axes.add(key);
              else this.#axes.delete(key);
              this.#showGrid();
            },
          }),
          title,
        ),
      ),
    );
    const all = this.#combinations();
    const cells = all.slice(0, Variants.limit).map((part) => {
      const text = Object.entries(part).map(([key, value]) => describe(key, value)).join(" · ") || "own";
      const picture = element("img", { alt: "" });
      const cell = element("button", { type: "button", class: "cell", onclick: () => this.#use(part) }, picture, element("span", {}, text));
      return { part, cell, picture };
    });
    if (all.length > cells.length) axes.append(element("p", { class: "note" }, `The first ${cells.length} of ${all.length} combinations. Choose fewer options to see them all.`));
    byId("grid").replaceChildren(axes, ...cells.map((entry) => entry.cell));
    for (const { part, cell, picture } of cells) {
      if (turn !== this.#turn) return;
      try {
        const { url } = await still(apply(this.#preview.request, part), this.#player.frame);
        picture.onload = () => URL.revokeObjectURL(url);
        picture.src = url;
        cell.dataset.state = "drawn";
      } catch (error) {
        cell.dataset.state = "failed";
        cell.append(element("small", { class: "note" }, error.message));
      }
    }
    if (turn === this.#turn) say(all.length > cells.length ? `The first ${cells.length} of ${all.length} variants` : `${cells.length} variants`);
  }

  #use(part) {
    this.toggle();
    this.#preview.change(part);
  }
}

function apply(request, part) {
  const next = { ...request, ...part };
  for (const [key, value] of Object.entries(next)) if (value === undefined || value === "") delete next[key];
  return next;
}

// One picture of another request.
export async function still(request, frame) {
  const begun = await api.begin(request);
  const file = await api.frame(begun.id, begun.generation, frame);
  return { url: URL.createObjectURL(file), file, begun };
}
