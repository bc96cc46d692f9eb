import { byId, element, say, short } from "./dom.js";
import { longest } from "./preview.js";

// The bar below the picture: playback, scrubbing, the selection, and marks.
export function connectTimeline(preview, frames, player) {
  const scrub = byId("scrub");
  const last = () => Math.max(1, preview.frameCount - 1);
  const percent = (frame) => `${Math.min(100, (100 * frame) / last())}%`;

  byId("play").onclick = () => player.toggle();
  byId("to-start").onclick = () => player.seek(player.range[0]);
  byId("step-back").onclick = () => player.step(-1);
  byId("step-forward").onclick = () => player.step(1);
  byId("speed").onchange = () => player.setSpeed(Number(byId("speed").value));
  byId("loop").onchange = () => (player.isLooping = byId("loop").checked);
  byId("mark-in").onclick = () => player.select([player.frame, Math.max(player.frame, player.selection?.[1] ?? preview.frameCount - 1)]);
  byId("mark-out").onclick = () => player.select([Math.min(player.frame, player.selection?.[0] ?? 0), player.frame]);
  byId("mark-clear").onclick = () => player.select(null);
  byId("length").onchange = () => {
    preview.extraLength = Math.max(0, Math.min(longest, Number(byId("length").value) || 0));
    showLength();
    player.stay();
  };
  scrub.onpointerdown = () => player.explainSingleFrame();
  scrub.oninput = () => {
    player.pause();
    player.seek(Number(scrub.value));
  };

  function showTime() {
    scrub.value = player.frame;
    const text = `${preview.seconds(player.frame).toFixed(3)} s · frame ${player.frame}`;
    byId("time").textContent = text;
    scrub.setAttribute("aria-valuetext", text);
  }

  function showState() {
    byId("play").textContent = player.isPlaying ? "⏸" : "▶";
    byId("play").setAttribute("aria-label", player.isPlaying ? "Pause" : "Play");
    byId("speed").value = String(player.speed);
    byId("mark-clear").disabled = !player.selection;
    const selection = byId("selection");
    selection.replaceChildren();
    if (!player.selection) return;
    const mark = element("i");
    mark.style.left = percent(player.range[0]);
    mark.style.width = `${(100 * (player.range[1] - player.range[0])) / last()}%`;
    selection.append(mark);
  }

  function showLength() {
    scrub.max = preview.frameCount - 1;
    byId("length").value = short(preview.frameCount > 1 ? preview.frameCount / preview.rate : preview.extraLength, 2);
    showEvents();
    showState();
    showTime();
  }

  function showEvents() {
    byId("event-marks").replaceChildren(
      ...preview.events.map((event, index) => {
        const mark = element("button", { type: "button", title: describe(event), "aria-label": `Event at ${short(event.at, 3)} s: ${describe(event)}` });
        mark.style.left = percent(event.at * preview.rate);
        mark.dataset.index = index;
        mark.onclick = () => player.seek(Math.ceil(event.at * preview.rate - 1e-9));
        return mark;
      }),
    );
  }

  let isWaiting = false;
  function showBuffered() {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      const parts = [];
      for (let index = 0, begin = null; index <= preview.frameCount; index += 1) {
        const isThere = index < preview.frameCount && frames.has(index);
        if (isThere && begin === null) begin = index;
        if (!isThere && begin !== null) {
          const part = element("i");
          part.style.left = percent(begin);
          part.style.width = `${(100 * (index - 1 - begin)) / last()}%`;
          parts.push(part);
          begin = null;
        }
      }
      byId("buffered").replaceChildren(...parts);
    }, 150);
  }

  player.addEventListener("frame", showTime);
  player.addEventListener("state", showState);
  frames.addEventListener("drawn", showBuffered);
  preview.addEventListener("begun", showLength);
  showLength();
}

// A short text for an event, such as `tap "August"`.
export function describe(event) {
  const kinds = ["tap", "press", "drag", "swipe", "pinch", "scroll", "type", "slide", "toggle", "choose", "key", "set", "stop"];
  const kind = kinds.find((name) => name in event) ?? Object.keys(event).find((name) => name !== "at") ?? "event";
  const target = event[kind];
  let text = typeof target === "string" ? `"${target}"` : Array.isArray(target?.point) ? `(${target.point.join(", ")})` : target?.id ? `#${target.id}` : JSON.stringify(target);
  if (event.by) text += ` by ${JSON.stringify(event.by)}`;
  return `${kind} ${text}`;
}
