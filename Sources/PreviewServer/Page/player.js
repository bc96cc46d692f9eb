import { say } from "./dom.js";

// The playhead: a frame, whether it moves, how fast, and between which frames. Events: "frame", "state".
export class Player extends EventTarget {
  frame = 0;
  isPlaying = false;
  speed = 1;
  isLooping = true;
  // The first and last frame of the selection; null for all frames.
  selection = null;
  // How often someone has chosen another time, or stopped time.
  jumps = 0;
  #preview;
  #frames;
  #time = 0;
  #last = 0;

  constructor(preview, frames) {
    super();
    this.#preview = preview;
    this.#frames = frames;
    // Without a picture to wait for, for example because the server is gone, time stops.
    preview.addEventListener("problem", () => this.#isWaiting && this.pause());
  }

  // The frames that are played.
  get range() {
    const last = this.#preview.frameCount - 1;
    if (!this.selection) return [0, last];
    return [Math.min(this.selection[0], last), Math.min(this.selection[1], last)];
  }

  // Goes to a frame that a person, or a file, has chosen.
  seek(frame) {
    this.jumps += 1;
    this.#move(frame);
  }

  // Stays at the frame if it still exists.
  stay() {
    this.#move(this.frame);
  }

  #move(frame) {
    this.frame = Math.max(0, Math.min(this.#preview.frameCount - 1, Math.round(frame)));
    this.#time = this.frame;
    this.#ask();
    this.dispatchEvent(new Event("frame"));
  }

  // Says why time does not move where there is no time.
  explainSingleFrame() {
    if (this.#preview.begun && this.#preview.frameCount <= 1) say("There is a single frame. Set a length, or record an event, to see more time.");
  }

  step(count) {
    this.pause();
    this.explainSingleFrame();
    this.seek(this.frame + count);
  }

  toggle() {
    this.explainSingleFrame();
    this.jumps += 1;
    if (this.isPlaying) this.pause();
    else this.play();
  }

  play(isLooping = this.isLooping) {
    const [first, last] = this.range;
    if (this.frame >= last || this.frame < first) this.seek(first);
    this.#start(!isLooping);
  }

  #start(once) {
    this.isPlaying = true;
    this.#once = once;
    this.#until = null;
    this.#time = this.frame;
    this.#last = performance.now();
    this.dispatchEvent(new Event("state"));
    requestAnimationFrame(this.#advance);
  }

  #once = false;
  // The frame at which playing ends once, after an event.
  #until = null;
  // Whether time waits for a picture.
  #isWaiting = false;

  // Goes on from the present frame, or from a later one, once, up to another one.
  playUntil(frame, from) {
    if (from > this.frame) this.#move(from);
    if (!this.isPlaying) this.#start(true);
    [this.#once, this.#until] = [true, frame];
  }

  pause() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    this.#isWaiting = false;
    this.dispatchEvent(new Event("state"));
    this.dispatchEvent(new Event("frame"));
  }

  setSpeed(speed) {
    this.speed = speed;
    this.dispatchEvent(new Event("state"));
  }

  select(selection) {
    this.selection = selection;
    this.dispatchEvent(new Event("state"));
    this.#ask();
  }

  #ask() {
    const [first, last] = this.range;
    this.#frames.want(this.frame, [Math.min(first, this.frame), Math.max(last, this.frame)]);
  }

  #advance = (now) => {
    if (!this.isPlaying) return;
    const [first, end] = this.range;
    const last = this.#until === null ? end : Math.min(end, this.#until);
    const step = Math.min(now - this.#last, 100) / 1000;
    this.#last = now;
    let time = this.#time + step * this.speed * this.#preview.rate;
    if (time >= last + 1) {
      if (this.#once || last === first) {
        this.#move(last);
        this.pause();
        return;
      }
      time = first + ((time - first) % (last + 1 - first));
    }
    const frame = Math.floor(time);
    // Time waits for pictures that are not drawn yet.
    this.#isWaiting = frame !== this.frame && !this.#frames.picture(frame);
    if (!this.#isWaiting) {
      this.#time = time;
      if (frame !== this.frame) {
        this.frame = frame;
        this.#ask();
        this.dispatchEvent(new Event("frame"));
      }
    } else {
      this.#frames.want(frame, [first, last]);
      // Frames from this one on can't be drawn.
      if (this.#frames.isFailed(frame)) return this.pause();
    }
    requestAnimationFrame(this.#advance);
  };
}
