import * as api from "./api.js";

// The longest time in seconds that the page gives a view that has none, or a shorter one.
export const longest = 600;

// Returns the events of a text; throws an error for a text that isn't a list of objects with times.
export function parseEvents(text) {
  const list = JSON.parse(text);
  if (!Array.isArray(list)) throw new Error("this is not a list of events");
  list.forEach((event, index) => {
    const isTime = (value) => Number.isFinite(value) && value >= 0 && value <= 86_400;
    if (typeof event !== "object" || event === null || Array.isArray(event)) throw new Error(`entry ${index + 1} is not an event, such as { "at": 0.5, "tap": "June" }`);
    if (!isTime(event.at)) throw new Error(`event ${index + 1}: "at" must be seconds from 0 to 86400`);
    if (event.duration !== undefined && !isTime(event.duration)) throw new Error(`event ${index + 1}: "duration" must be seconds from 0 to 86400`);
  });
  return list;
}

// The shown view: its request, and the answer of the server when it began. Events: "begun", "problem".
export class Preview extends EventTarget {
  request;
  // { id, generation, size, description }; null before the first picture.
  begun = null;
  problem = null;
  // The events of the scene's own timeline.
  ownEvents = [];
  // Seconds that the page shows beyond the scene's duration.
  extraLength = 0;
  // The recorded events of the previews that were shown before, by input and view.
  #keptEvents = new Map();
  #turn = 0;
  #settledTurn = 0;
  #waiting = [];

  // Whether the server has answered the last request.
  get isSettled() {
    return this.#turn === this.#settledTurn;
  }

  // Waits for the answer to the last request, also if files change meanwhile and the request is sent again.
  settled() {
    return this.isSettled ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve));
  }

  constructor(request) {
    super();
    this.request = request;
  }

  // The input, and the view: of several views without a choice, the one that is shown.
  get shown() {
    const { input, view } = this.request;
    return { input, view: view ?? this.begun?.description.view };
  }

  get rate() {
    return this.begun ? 1 / this.begun.description.frameDuration : 60;
  }

  get frameCount() {
    if (!this.begun) return 1;
    const last = Math.max(0, ...this.events.map((event) => event.at + (event.duration ?? 0.5)));
    const events = this.events.length > 0 && this.begun.description.frameCount <= 1 ? Math.ceil((last + 1) * this.rate) : 0;
    return Math.max(1, this.begun.description.frameCount, Math.min(Math.max(events, Math.round(this.extraLength * this.rate)), longest * this.rate));
  }

  get events() {
    return this.request.events ? JSON.parse(this.request.events) : this.ownEvents;
  }

  seconds(frame) {
    return frame / this.rate;
  }

  // Changes a part of the request. `keeping` is the first frame whose picture may change.
  async change(part, keeping = 0) {
    const next = { ...this.request, ...part };
    for (const [key, value] of Object.entries(next)) {
      if (value === undefined || value === null || value === "" || value === false) delete next[key];
    }
    if (next.input !== this.request.input || next.view !== this.request.view) {
      for (const { input, view } of [this.request, this.shown]) this.#keptEvents.set(`${input}\n${view ?? ""}`, this.request.events);
      this.begun = null;
      this.extraLength = 0;
      if (!part.events) {
        delete next.events;
        const kept = this.#keptEvents.get(`${next.input}\n${next.view ?? ""}`);
        if (kept) next.events = kept;
      }
      delete next.values;
    }
    this.request = next;
    this.dispatchEvent(new Event("request"));
    await this.begin(keeping);
  }

  setEvents(events, firstTime = 0) {
    const sorted = [...events].sort((a, b) => a.at - b.at);
    return this.change({ events: JSON.stringify(sorted) }, Math.floor(firstTime * this.rate));
  }

  // Begins, or begins anew after files changed. After a problem, the last picture stays.
  async begin(keeping = 0) {
    const turn = ++this.#turn;
    const request = this.request;
    this.dispatchEvent(new Event("beginning"));
    try {
      const own = request.events || !/\.(json|jsonc|yaml|yml)$/i.test(request.input) ? Promise.resolve(request.events ? this.ownEvents : []) : api.timeline(request.input).catch(() => []);
      const begun = await api.begin(request);
      if (turn !== this.#turn) return;
      const ownEvents = await own;
      if (turn !== this.#turn) return;
      this.ownEvents = ownEvents;
      this.#settledTurn = turn;
      this.begun = begun;
      this.problem = null;
      this.dispatchEvent(new CustomEvent("begun", { detail: { keeping } }));
    } catch (problem) {
      if (turn !== this.#turn) return;
      this.#settledTurn = turn;
      this.report(problem);
    }
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  report(problem) {
    this.problem = problem;
    this.dispatchEvent(new Event("problem"));
  }
}
