import * as api from "./api.js";

// The pictures of a preview: PNG files, of which those near the playhead are decoded. Frames are asked for ahead of the playhead. Events: "drawn", "decoded".
export class Frames extends EventTarget {
  // Bytes of PNG files, and of decoded pictures.
  static fileLimit = 128 << 20;
  static pictureLimit = 256 << 20;

  #preview;
  #files = new Map();
  #pictures = new Map();
  #pending = new Map();
  // The frames whose files can't be decoded.
  #broken = new Set();
  #bytes = 0;
  #wanted = 0;
  #range = [0, 0];
  #stopped = false;
  // The first frame that the view can't show, and why: it hangs, for example. Those after it can't be shown either.
  #failure = null;
  #version = 0;

  constructor(preview) {
    super();
    this.#preview = preview;
  }

  // Forgets pictures from a frame on.
  reset(keeping = 0) {
    this.#version += 1;
    for (const index of [...this.#files.keys()]) if (index >= keeping) this.#forgetFile(index);
    for (const [index, picture] of [...this.#pictures]) {
      if (index < keeping) continue;
      picture.close?.();
      this.#pictures.delete(index);
    }
    this.#pending.clear();
    this.#broken.clear();
    this.#stopped = false;
    this.#failure = null;
  }

  isFailed(index) {
    return this.#failure !== null && index >= this.#failure.index;
  }

  get count() {
    return this.#files.size;
  }

  has(index) {
    return this.#files.has(index);
  }

  // The decoded picture of a frame, if it is there.
  picture(index) {
    return this.#pictures.get(index) ?? null;
  }

  file(index) {
    return this.#files.get(index) ?? null;
  }

  // Asks for a frame, and afterward for those that follow it in the range.
  want(index, range) {
    this.#wanted = index;
    this.#range = range;
    this.#stopped = false;
    this.#decodeAround(index);
    if (this.isFailed(index) && !this.#files.has(index) && this.#preview.problem !== this.#failure.problem) this.#preview.report(this.#failure.problem);
    this.#continue();
  }

  // The frames to ask for next: the wanted one, those after it, and those before it.
  #next() {
    if (!this.#files.has(this.#wanted) && !this.#pending.has(this.#wanted) && !this.isFailed(this.#wanted)) return this.#wanted;
    if (this.#bytes > Frames.fileLimit) return null;
    const first = this.#range[0];
    const last = Math.min(this.#range[1], (this.#failure?.index ?? Infinity) - 1);
    for (let index = this.#wanted + 1; index <= last; index += 1) if (!this.#files.has(index) && !this.#pending.has(index)) return index;
    for (let index = first; index < this.#wanted; index += 1) if (!this.#files.has(index) && !this.#pending.has(index)) return index;
    return null;
  }

  #continue() {
    const begun = this.#preview.begun;
    // The first picture comes alone: a frame after it that the server got first would make it step to the wanted one again, from the start.
    while (begun && !this.#stopped && this.#pending.size < (this.#files.has(this.#wanted) ? 2 : 1)) {
      const index = this.#next();
      if (index === null) return;
      this.#load(index, begun);
    }
  }

  async #load(index, begun) {
    const version = this.#version;
    this.#pending.set(index, true);
    try {
      const file = await api.frame(begun.id, begun.generation, index);
      if (version !== this.#version) return;
      this.#pending.delete(index);
      this.#files.set(index, file);
      this.#bytes += file.size;
      this.#makeRoom();
      this.#decodeNext();
      if (version === this.#version) this.dispatchEvent(new CustomEvent("drawn", { detail: index }));
    } catch (problem) {
      if (version !== this.#version) return;
      this.#pending.delete(index);
      this.#stopped = true;
      if (problem.status === 422 && !(this.#failure?.index < index)) this.#failure = { index, problem };
      if (problem.status === 410) this.#preview.begin();
      else this.#preview.report(problem);
    }
    this.#continue();
  }

  // The number of decoded pictures on each side of the playhead.
  get #reach() {
    const begun = this.#preview.begun;
    if (!begun) return 8;
    const pixels = begun.size[0] * begun.size[1] * begun.description.scale ** 2;
    return Math.max(2, Math.min(240, Math.floor(Frames.pictureLimit / (pixels * 4) / 2)));
  }

  // The decoded picture that is nearest to a frame, within some frames; null without one.
  nearest(index) {
    for (let distance = 0; distance <= 24; distance += 1) {
      for (const near of [index - distance, index + distance]) if (this.#pictures.has(near)) return near;
    }
    return null;
  }

  // Decodes a few pictures at a time: first the wanted one, then those around it.
  #decodeNext() {
    for (let distance = 0; distance <= Math.min(this.#reach, 24); distance += 1) {
      for (const near of distance === 0 ? [this.#wanted] : [this.#wanted + distance, this.#wanted - distance]) {
        if (this.#decoding.size >= 3) return;
        if (this.#files.has(near) && !this.#pictures.has(near) && !this.#decoding.has(near) && !this.#broken.has(near)) this.#decode(near);
      }
    }
  }

  #decodeAround(index) {
    this.#decodeNext();
    for (const [far, picture] of this.#pictures) {
      if (Math.abs(far - index) <= this.#reach) continue;
      picture.close?.();
      this.#pictures.delete(far);
    }
  }

  async #decode(index) {
    const file = this.#files.get(index);
    this.#decoding.add(index);
    try {
      const picture = await createImageBitmap(file);
      // The file may be another one by now.
      if (this.#files.get(index) !== file) return picture.close();
      this.#pictures.set(index, picture);
      this.dispatchEvent(new CustomEvent("decoded", { detail: index }));
      if (index === this.#wanted) this.dispatchEvent(new CustomEvent("drawn", { detail: index }));
    } catch {
      // The same file would fail again.
      if (this.#files.get(index) === file) this.#broken.add(index);
    } finally {
      this.#decoding.delete(index);
      this.#decodeNext();
    }
  }

  #decoding = new Set();

  #forgetFile(index) {
    this.#bytes -= this.#files.get(index)?.size ?? 0;
    this.#files.delete(index);
    this.#broken.delete(index);
  }

  // Removes the files that are farthest from the playhead.
  #makeRoom() {
    while (this.#bytes > Frames.fileLimit && this.#files.size > 2) {
      let farthest = this.#wanted;
      for (const index of this.#files.keys()) if (Math.abs(index - this.#wanted) > Math.abs(farthest - this.#wanted)) farthest = index;
      if (farthest === this.#wanted) return;
      this.#forgetFile(farthest);
      this.#pictures.get(farthest)?.close?.();
      this.#pictures.delete(farthest);
    }
  }
}
