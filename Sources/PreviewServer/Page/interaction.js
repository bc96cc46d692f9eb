import * as api from "./api.js";
import { byId, say } from "./dom.js";
import { describe } from "./timeline.js";

// Records what a person does with the picture, as events of a timeline.
export class Interaction extends EventTarget {
  isActive = false;
  #preview;
  #player;
  #picture;
  #inspector;
  #down = null;
  #scrolling = null;
  #typing = null;
  #field = byId("typing");
  #recordings = 0;
  // The end of the checks of the recorded events, one after the other.
  #checks = Promise.resolve();
  // The last recorded event: when it begins and ends, in seconds, and when a person began it, in milliseconds of the page. Null without one, or if someone has
  // chosen another time since.
  #last = null;
  // Seconds of animation that are shown after an event.
  static rest = 1.5;
  // The longest pause between two events, in seconds: a person may think for longer.
  static pause = 10;

  constructor(preview, player, picture, inspector) {
    super();
    [this.#preview, this.#player, this.#picture, this.#inspector] = [preview, player, picture, inspector];
    const box = byId("picture");
    box.addEventListener("pointerdown", (event) => this.isActive && this.#begin(event));
    box.addEventListener("pointermove", (event) => this.#down && this.#down.path.push([...picture.point(event), event.timeStamp]));
    box.addEventListener("pointerup", (event) => this.#down && this.#end(event));
    box.addEventListener("pointercancel", () => (this.#down = null));
    box.addEventListener("wheel", (event) => this.isActive && this.#scroll(event), { passive: false });
    box.addEventListener("keydown", (event) => this.isActive && this.#key(event));
    // A field receives what is typed, so that input methods, dead keys, and the clipboard work.
    box.addEventListener("focus", () => this.isActive && this.#field.focus({ preventScroll: true }));
    this.#field.addEventListener("input", (event) => this.#type(event.isComposing, event.timeStamp));
    this.#field.addEventListener("compositionend", (event) => this.#type(false, event.timeStamp));
    this.#field.addEventListener("blur", () => this.#flushTyping());
    byId("mode-inspect").onclick = () => this.setActive(false);
    byId("mode-interact").onclick = () => this.setActive(true);
    for (const id of ["mode-inspect", "mode-interact"]) {
      byId(id).addEventListener("keydown", (event) => {
        if (!["ArrowLeft", "ArrowRight"].includes(event.key)) return;
        event.preventDefault();
        event.stopPropagation();
        this.setActive(!this.isActive);
        byId(this.isActive ? "mode-interact" : "mode-inspect").focus();
      });
    }
    preview.addEventListener("request", () => {
      if (preview.begun === null) this.#last = null;
    });
    this.setActive(false);
  }

  // Whether an event is being performed, or waits to be recorded.
  get isBusy() {
    return this.#recordings > 0 || Boolean(this.#down || this.#scrolling || this.#typing);
  }

  setActive(isActive) {
    this.isActive = isActive;
    this.#inspector.isActive = !isActive;
    byId("mode-inspect").setAttribute("aria-checked", String(!isActive));
    byId("mode-interact").setAttribute("aria-checked", String(isActive));
    byId("mode-inspect").tabIndex = isActive ? -1 : 0;
    byId("mode-interact").tabIndex = isActive ? 0 : -1;
    byId("picture").classList.toggle("interacting", isActive);
    const hadFocus = document.activeElement === this.#field;
    this.#field.hidden = !isActive;
    // The picture passes the focus on to the field, and so must not get it from there.
    byId("picture").tabIndex = isActive ? -1 : 0;
    if (hadFocus && !isActive) byId("picture").focus({ preventScroll: true });
    this.#inspector.show();
    if (isActive) say("Clicks, drags, scrolling, and typing on the picture are recorded. Escape ends it.");
  }

  // The time of an event that a person begins at a time of the page. After another event it is as much later as the person was, also if the pictures aren't drawn
  // yet.
  #time(moment) {
    const shown = this.#preview.seconds(this.#player.frame);
    const last = this.#last?.jumps === this.#player.jumps ? this.#last : null;
    const next = last ? Math.max(last.end, last.at + Math.min((moment - last.moment) / 1000, Interaction.pause)) : 0;
    return Math.round(Math.max(shown, next) * 1000) / 1000;
  }

  // A target for an event: the text at the point if only one view shows it, otherwise the point.
  #target(point) {
    const view = this.#inspector.viewAt(point, true);
    const isUnique = view?.label && this.#inspector.views.filter((other) => other.label === view.label).length === 1;
    if (isUnique && /^(Text|Button|Label|Toggle|TextField|SecureField)$/.test(view.name)) return view.label;
    return { point: point.map((value) => Math.round(value * 10) / 10) };
  }

  // Taps the middle of the chosen view, for those who use no mouse.
  tapChosen() {
    const rect = this.#inspector.chosen?.visibleRect;
    if (!rect) return say("Choose a view that can be seen; then Enter taps it.");
    const [x, y, width, height] = rect;
    const moment = performance.now();
    this.#record({ at: this.#time(moment), tap: this.#target([x + width / 2, y + height / 2]) }, moment);
  }

  #begin(event) {
    if (event.button !== 0) return;
    this.#flushTyping();
    this.#player.pause();
    const point = this.#picture.point(event);
    this.#down = { point, target: this.#target(point), at: this.#time(event.timeStamp), start: event.timeStamp, path: [] };
    byId("picture").setPointerCapture(event.pointerId);
  }

  #end(event) {
    const { point, target, at, start, path } = this.#down;
    this.#down = null;
    const [x, y] = this.#picture.point(event);
    const seconds = Math.round(event.timeStamp - start) / 1000;
    const offset = (to) => [Math.round((to[0] - point[0]) * 10) / 10, Math.round((to[1] - point[1]) * 10) / 10];
    if (Math.hypot(x - point[0], y - point[1]) >= 4) {
      // A few points of the path are enough.
      const every = Math.max(1, Math.ceil(path.length / 12));
      const by = path.filter((_, index) => index % every === every - 1).map(offset);
      by.push(offset([x, y]));
      this.#record({ at, drag: { point: point.map((value) => Math.round(value * 10) / 10) }, by: by.length === 1 ? by[0] : by, duration: Math.max(0.05, seconds) }, start);
    } else if (seconds > 0.5) {
      this.#record({ at, press: target, duration: seconds }, start);
    } else {
      this.#record({ at, tap: target }, start);
    }
  }

  #scroll(event) {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 16 : 1;
    const factor = this.#picture.factor;
    const delta = [(event.deltaX * unit) / factor, (event.deltaY * unit) / factor];
    if (!this.#scrolling) {
      this.#flushTyping();
      this.#player.pause();
      this.#scrolling = { at: this.#time(event.timeStamp), moment: event.timeStamp, point: this.#picture.point(event).map((value) => Math.round(value * 10) / 10), by: [0, 0], timer: 0 };
    }
    const scrolling = this.#scrolling;
    scrolling.by = [scrolling.by[0] + delta[0], scrolling.by[1] + delta[1]];
    clearTimeout(scrolling.timer);
    scrolling.timer = setTimeout(() => {
      this.#scrolling = null;
      this.#record({ at: scrolling.at, scroll: { point: scrolling.point }, by: scrolling.by.map((value) => Math.round(value)) }, scrolling.moment);
    }, 160);
  }

  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // These belong to the input method.
    if (event.isComposing || event.key === "Process") return event.stopPropagation();
    if (event.key === "Tab" || /^F\d+$/.test(event.key)) return;
    event.stopPropagation();
    if (event.key === "Escape") {
      event.preventDefault();
      this.#flushTyping();
      this.setActive(false);
    } else if (/^[A-Z][A-Za-z0-9]+$/.test(event.key) && event.key !== "Enter" && event.key !== "Dead" && !this.#field.value && !modifiers.has(event.key)) {
      // Text that is already recorded can't be edited with keys.
      event.preventDefault();
      say(`The key ${event.key} can't be recorded: events type text. Edit the text in the list of events, or remove it there.`);
    }
  }

  // Notes what the field has, and records it once typing rests.
  #type(isComposing, moment) {
    if (!this.#typing) {
      if (!this.#field.value) return;
      this.#typing = { at: this.#time(moment), moment, latest: moment, timer: 0 };
    }
    this.#typing.latest = moment;
    clearTimeout(this.#typing.timer);
    say(`Typing: ${this.#field.value}`);
    if (!isComposing) this.#typing.timer = setTimeout(() => this.#flushTyping(), 600);
  }

  #flushTyping() {
    if (!this.#typing) return;
    const { at, moment, latest, timer } = this.#typing;
    const text = this.#field.value;
    clearTimeout(timer);
    this.#typing = null;
    this.#field.value = "";
    if (text) this.#record({ at, type: text, duration: Math.max(0.05, Math.round(latest - moment) / 1000) }, moment);
  }

  // Adds an event that a person began at a time of the page.
  async #record(event, moment) {
    this.#recordings += 1;
    try {
      await this.#add(event, moment);
    } finally {
      this.#recordings -= 1;
    }
  }

  async #add(event, moment) {
    const length = event.duration ?? 0.3;
    const end = event.at + length + Interaction.rest;
    const shown = this.#preview.request;
    const extraLength = this.#preview.extraLength;
    this.#last = { at: event.at, end: event.at + (event.tap ? 0.05 : length), moment, jumps: this.#player.jumps };
    this.#preview.extraLength = Math.max(this.#preview.extraLength, end);
    say(`Recorded at ${event.at} s: ${describe(event)}`);
    const change = this.#preview.setEvents([...this.#preview.events, event], event.at);
    // Time goes on from the event, and rests where the next one can follow.
    this.#player.select(null);
    this.#player.playUntil(Math.ceil(end * this.#preview.rate), Math.floor(event.at * this.#preview.rate));
    await change;
    const former = this.#checks;
    this.#checks = former.then(() => this.#check(event, shown, extraLength)).catch(() => {});
    await this.#checks;
  }

  // Removes an event that can't be performed: it would stop all frames after it. A trap in its action is worth seeing.
  async #check(event, { input, view, events: before }, extraLength) {
    await this.#preview.settled();
    const problem = this.#preview.problem ?? (await this.#problemAfter(event));
    // Meanwhile the page may show something else.
    if (this.#preview.request.input !== input || this.#preview.request.view !== view) return;
    if (problem?.message.startsWith("events:")) {
      this.#last = null;
      this.#preview.extraLength = extraLength;
      await this.#preview.setEvents(without(this.#preview.events, event), event.at);
      if (!before && this.#preview.events.length === 0) await this.#preview.change({ events: undefined }, event.at);
      say(`Not recorded: ${problem.message}`);
      return;
    }
    if (problem) return this.#preview.report(problem);
    this.dispatchEvent(new CustomEvent("recorded", { detail: event }));
  }

  // Returns the problem of the frame that performs an event; null without a problem.
  async #problemAfter(event) {
    for (let tries = 0; tries < 5 && this.#preview.begun; tries += 1) {
      const { id, generation } = this.#preview.begun;
      try {
        await api.frame(id, generation, Math.ceil(event.at * this.#preview.rate) + 1);
        return null;
      } catch (problem) {
        if (problem.status !== 410) return problem;
      }
      // Files have changed meanwhile: the views have begun anew, or do so now.
      if (this.#preview.isSettled && this.#preview.begun?.generation === generation) await this.#preview.begin();
      await this.#preview.settled();
      if (this.#preview.problem) return this.#preview.problem;
    }
    return null;
  }
}

const modifiers = new Set(["Shift", "CapsLock", "AltGraph", "Alt", "Control", "Meta", "NumLock", "Fn", "Compose", "Unidentified"]);

// Returns the events without one of them.
function without(events, event) {
  const text = JSON.stringify(event);
  const index = events.findIndex((other) => JSON.stringify(other) === text);
  return index < 0 ? events : events.toSpliced(index, 1);
}
