import * as api from "./api.js";
import { byId, element } from "./dom.js";
import { address } from "./links.js";
import { still } from "./variants.js";

// The list of all previews, with thumbnails that are drawn when they come into sight.
export class Previews {
  #preview;
  #list = [];
  // The messages of the compiler.
  error = null;
  #waiting = [];
  #isDrawing = false;
  #turn = 0;
  // The last thumbnails, which stay until new ones are drawn.
  #pictures = new Map();

  constructor(preview) {
    this.#preview = preview;
    byId("previews-search").addEventListener("input", () => this.#show());
    for (const name of ["request", "begun"]) preview.addEventListener(name, () => this.#mark());
  }

  get list() {
    return this.#list;
  }

  async load() {
    const { previews, error } = await api.previews();
    this.#list = previews;
    this.error = error ?? null;
    byId("previews-note").textContent = error ?? (previews.length === 0 ? "There is nothing to show." : "");
    this.#show();
    return previews;
  }

  // The first preview that can be shown.
  get first() {
    return this.#list.find((entry) => !entry.obstacle && entry.kind === "preview") ?? this.#list.find((entry) => !entry.obstacle) ?? null;
  }

  // The part of a request that shows an entry of the list: while a file doesn't compile, the views of the others are shown without it.
  choice({ input, view, kind }) {
    return { input, view, ...(this.error && kind !== "scene" ? { tolerant: true } : {}) };
  }

  #show() {
    const turn = ++this.#turn;
    const words = byId("previews-search").value.trim().toLowerCase();
    const shown = this.#list.filter((entry) => `${entry.view ?? ""} ${entry.file ?? entry.input}`.toLowerCase().includes(words));
    this.#waiting = [];
    const observer = new IntersectionObserver((changes) => {
      for (const change of changes) {
        if (!change.isIntersecting || turn !== this.#turn) continue;
        observer.unobserve(change.target);
        this.#waiting.push(change.target);
      }
      this.#draw();
    });
    byId("previews").replaceChildren(
      ...shown.map((entry) => {
        const place = entry.file && entry.kind !== "scene" ? `${entry.file}${entry.line ? `:${entry.line}` : ""}` : entry.kind;
        const picture = element("img", { alt: "", src: this.#pictures.get(keyOf(entry)) });
        const link = element(
          "a",
          { href: address(this.choice(entry)), onclick: (event) => this.#open(event, entry) },
          picture,
          element("span", { class: "name" }, entry.view ?? entry.input, element("small", {}, entry.obstacle ? `${place}: ${entry.obstacle}` : place)),
        );
        link.entry = entry;
        if (!entry.obstacle) observer.observe(link);
        return element("li", {}, link);
      }),
    );
    this.#mark();
  }

  #open(event, entry) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    this.#preview.change({ tolerant: undefined, ...this.choice(entry), events: undefined });
  }

  #mark() {
    const { input, view } = this.#preview.shown;
    for (const link of byId("previews").querySelectorAll("a")) {
      const isCurrent = link.entry.input === input && (link.entry.view ?? null) === (view ?? null);
      link.setAttribute("aria-current", String(isCurrent));
    }
  }

  async #draw() {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    while (this.#waiting.length > 0) {
      const link = this.#waiting.shift();
      try {
        const { url } = await still(this.choice(link.entry), 0);
        const key = keyOf(link.entry);
        URL.revokeObjectURL(this.#pictures.get(key) ?? "");
        this.#pictures.set(key, url);
        link.querySelector("img").src = url;
      } catch (error) {
        link.title = error.message;
      }
    }
    this.#isDrawing = false;
  }
}

function keyOf({ input, view }) {
  return `${input}\n${view ?? ""}`;
}
