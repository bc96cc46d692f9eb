import * as api from "./api.js";
import { byId, element, say, svg } from "./dom.js";

// The findings of `render check`: a list, marks on the picture, and marks on the timeline.
export function connectChecks(preview, player, inspector) {
  const panel = byId("panel-checks");
  let findings = null;
  let isRunning = false;
  let message = "";

  function show() {
    const rows = (findings ?? []).map((finding) =>
      element(
        "li",
        {},
        element(
          "button",
          { type: "button", class: "text", onclick: () => go(finding) },
          element("strong", {}, finding.kind),
          ` ${finding.label ? `"${finding.label}" ` : ""}${finding.message} `,
          element("small", { class: "note" }, finding.firstFrame === finding.lastFrame ? `frame ${finding.firstFrame}` : `frames ${finding.ranges.map(rangeText).join(", ")}`),
        ),
      ),
    );
    panel.replaceChildren(
      element("p", { class: "note" }, "Finds clipped, truncated, overlapping, or unreadable texts, cut shapes, and motion that never ends."),
      element("button", { type: "button", id: "run-checks", class: "primary", disabled: isRunning, onclick: run }, isRunning ? "Checking…" : "Check all frames"),
      element("p", { class: "note", id: "checks-result" }, message),
      element("ul", { class: "list", id: "findings" }, ...rows),
    );
    const last = Math.max(1, preview.frameCount - 1);
    byId("findings-marks").replaceChildren(
      ...(findings ?? []).flatMap((finding) =>
        finding.ranges.map(([from, to]) => {
          const mark = element("i", { title: finding.kind });
          mark.style.left = `${(100 * from) / last}%`;
          mark.style.width = `${(100 * (to - from)) / last}%`;
          return mark;
        }),
      ),
    );
    inspector.show();
  }

  function go(finding) {
    if (!isFoundIn(finding, player.frame)) player.seek(finding.firstFrame);
    const view = inspector.views.find((other) => other.path === finding.path) ?? nearest(inspector.views, finding);
    if (view) inspector.choose(view);
  }

  async function run() {
    if (!preview.begun) return;
    isRunning = true;
    message = "";
    show();
    try {
      const answer = await api.findings(preview.begun.id, preview.frameCount);
      findings = answer.findings;
      message = `${findings.length === 0 ? "No findings" : findings.length === 1 ? "1 finding" : `${findings.length} findings`} in ${answer.frames} ${answer.frames === 1 ? "frame" : "frames"}.`;
      say(message);
    } catch (problem) {
      message = problem.message;
    }
    isRunning = false;
    show();
  }

  inspector.extraMarks = () =>
    (findings ?? [])
      .filter((finding) => isFoundIn(finding, player.frame))
      .map(({ rect: [x, y, width, height] }) => svg("rect", { class: "finding", x, y, width, height }));
  player.addEventListener("frame", () => findings?.length && inspector.show());
  preview.addEventListener("begun", () => {
    if (findings === null) return;
    // Findings of an older state of the source are not shown.
    findings = null;
    message = "The view has changed since it was checked.";
    show();
  });
  show();
  return { run };
}

// Returns the view of a finding, whose path omits internal parts: of the views with all of its parts, the one that lies nearest to its rect.
function nearest(views, finding) {
  // The name of a container whose parts are all internal is in no view's path.
  const known = new Set(views.flatMap((view) => view.path.split("/")));
  const parts = finding.path.split("/").filter((name) => known.has(name));
  const fits = (view) => {
    const names = view.path.split("/");
    if (names.at(-1) !== parts.at(-1)) return false;
    let next = 0;
    for (const name of names) if (name === parts[next]) next += 1;
    return next === parts.length;
  };
  const distance = ({ paintedRect }) => finding.rect.reduce((sum, side, index) => sum + Math.abs(side - paintedRect[index]), 0);
  return views.filter(fits).reduce((best, view) => (!best || distance(view) < distance(best) ? view : best), null);
}

function rangeText([from, to]) {
  return from === to ? `${from}` : `${from}–${to}`;
}

function isFoundIn(finding, frame) {
  return finding.ranges.some(([from, to]) => from <= frame && frame <= to);
}
