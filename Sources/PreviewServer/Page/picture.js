import { byId } from "./dom.js";

// The picture on its stage: size, zoom, and the marks that others draw over it. Event: "drawn".
export class Picture extends EventTarget {
  #preview;
  #frames;
  #player;
  #canvas = byId("canvas");
  #context = this.#canvas.getContext("2d");
  #zoom = "fit";
  // Draws a comparison instead of the plain picture, if it is set.
  composer = null;
  // The frames that were drawn, for measuring.
  drawnCount = 0;
  shown = null;

  constructor(preview, frames, player) {
    super();
    [this.#preview, this.#frames, this.#player] = [preview, frames, player];
    player.addEventListener("frame", () => this.draw());
    frames.addEventListener("drawn", (event) => {
      if (event.detail === player.frame) this.draw();
    });
    frames.addEventListener("decoded", (event) => {
      if (event.detail !== player.frame) this.draw();
    });
    byId("zoom").addEventListener("change", () => this.setZoom(byId("zoom").value));
    new ResizeObserver(() => this.layOut()).observe(byId("stage"));
  }

  setZoom(zoom) {
    this.#zoom = zoom;
    byId("zoom").value = zoom;
    this.layOut();
  }

  // Points on the page for a point of the view.
  get factor() {
    const begun = this.#preview.begun;
    if (!begun) return 1;
    if (this.#zoom !== "fit") return Number(this.#zoom);
    const stage = byId("stage");
    const [width, height] = begun.size;
    return Math.max(0.05, Math.min((stage.clientWidth - 32) / width, (stage.clientHeight - 32) / height, 4));
  }

  layOut() {
    const begun = this.#preview.begun;
    if (!begun) return;
    const [width, height] = begun.size;
    const factor = this.factor;
    this.#canvas.style.width = `${width * factor}px`;
    this.#canvas.style.height = `${height * factor}px`;
    byId("overlay").setAttribute("viewBox", `0 0 ${width} ${height}`);
  }

  // The point of the view at a pointer's position.
  point(event) {
    const box = this.#canvas.getBoundingClientRect();
    return [(event.clientX - box.left) / this.factor, (event.clientY - box.top) / this.factor];
  }

  // Draws the picture at the playhead. Until it is there, a picture that is nearer than the shown one takes its place, so that fast scrubbing shows motion.
  draw() {
    const frame = this.#player.frame;
    const picture = this.#frames.picture(frame);
    if (picture) return this.paint(picture, frame);
    const begun = this.#preview.begun;
    const near = this.#frames.nearest(frame);
    if (near === null || !begun) return;
    const isOld = !this.shown || this.shown.id !== begun.id || this.shown.generation !== begun.generation;
    if (!isOld && Math.abs(near - frame) < Math.abs(this.shown.frame - frame)) this.paint(this.#frames.picture(near), near);
  }

  paint(picture, frame) {
    if (this.#canvas.width !== picture.width || this.#canvas.height !== picture.height) {
      [this.#canvas.width, this.#canvas.height] = [picture.width, picture.height];
      this.layOut();
    } else {
      this.#context.clearRect(0, 0, picture.width, picture.height);
    }
    if (this.composer) this.composer(this.#context, picture, frame);
    else this.#context.drawImage(picture, 0, 0);
    this.shown = { frame, id: this.#preview.begun?.id, generation: this.#preview.begun?.generation };
    this.#canvas.dataset.frame = frame;
    this.#canvas.dataset.generation = this.shown.generation ?? "";
    this.drawnCount += 1;
    this.dispatchEvent(new Event("drawn"));
  }
}
