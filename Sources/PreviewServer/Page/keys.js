import { byId, element } from "./dom.js";
import { selectTab } from "./tabs.js";

// The keys of the page. They work unless a field has the focus, or typing is recorded.
export function connectKeys({ preview, player, picture, inspector, interaction, variants, comparison, checks, exporter }) {
  const keys = [
    [" ", "Space", "Play or pause", () => player.toggle()],
    ["ArrowLeft", "←", "Previous frame; with Shift, ten frames", (event) => player.step(event.shiftKey ? -10 : -1)],
    ["ArrowRight", "→", "Next frame; with Shift, ten frames", (event) => player.step(event.shiftKey ? 10 : 1)],
    ["Home", "Home", "First frame", () => player.seek(player.range[0])],
    ["End", "End", "Last frame", () => player.seek(player.range[1])],
    ["[", "[", "The selection begins here", () => byId("mark-in").click()],
    ["]", "]", "The selection ends here", () => byId("mark-out").click()],
    ["\\", "\\", "Clear the selection", () => player.select(null)],
    ["l", "L", "Loop or not", () => byId("loop").click()],
    ["-", "−", "Slower", () => changeSpeed(-1)],
    ["+", "+", "Faster", () => changeSpeed(1)],
    ["0", "0", "Fit the picture", () => picture.setZoom("fit")],
    ["1", "1", "100 %", () => picture.setZoom("1")],
    ["2", "2", "200 %", () => picture.setZoom("2")],
    ["i", "I", "Inspect", () => interaction.setActive(false)],
    ["t", "T", "Interact and record", () => interact()],
    ["Enter", "Enter", "Tap the chosen view, and record it", () => document.activeElement === byId("picture") && interaction.tapChosen()],
    [null, "Alt ↑ ↓", "Choose the view before or after the chosen one", () => {}],
    ["u", "U", "Choose the view around the chosen one", () => inspector.chosen && inspector.choose(inspector.parent(inspector.chosen) ?? inspector.chosen)],
    ["v", "V", "All variants in a grid", () => variants.toggle()],
    ["p", "P", "Pin this picture for comparing", () => comparison.pin()],
    ["s", "S", "Compare with a slider", () => comparison.setMode("slider")],
    ["d", "D", "Compare as a difference", () => comparison.setMode("difference")],
    ["b", "B", "Compare in turn (blink)", () => comparison.setMode("blink")],
    ["c", "C", "Check all frames", () => (selectTab("tab-checks"), checks.run())],
    ["/", "/", "Search the tree", () => (selectTab("tab-tree"), byId("tree-search").focus())],
    ["e", "E", "The events", () => selectTab("tab-events")],
    ["?", "?", "This list", () => byId("help").showModal()],
    ["Escape", "Esc", "Close the grid, end the comparison, or choose nothing", () => escape()],
  ];

  function interact() {
    interaction.setActive(true);
    byId("picture").focus();
  }

  function escape() {
    if (variants.isShown) variants.toggle();
    else if (interaction.isActive) interaction.setActive(false);
    else if (picture.composer) comparison.end();
    else inspector.choose(null);
  }

  function changeSpeed(step) {
    const speeds = [...byId("speed").options].map((option) => Number(option.value));
    const index = Math.max(0, Math.min(speeds.length - 1, speeds.indexOf(player.speed) + step));
    player.setSpeed(speeds[index]);
  }

  document.addEventListener("keydown", (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key === "c" && !String(getSelection()) && !event.target.matches("input, textarea")) {
      exporter.copy();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || byId("help").open) return;
    const target = event.target;
    if (target.matches("input:not([type=range], [type=checkbox]), textarea, select")) {
      if (event.key === "Escape") target.blur();
      return;
    }
    // These have their own meaning on the control with the focus.
    if (target.matches("button, a, [role=tab], [type=checkbox], summary") && [" ", "Enter"].includes(event.key)) return;
    if (target.matches("input[type=range]") && ["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key) && !event.shiftKey) return;
    const entry = keys.find(([key]) => key === event.key) ?? keys.find(([key]) => key === event.key.toLowerCase());
    if (!entry) return;
    event.preventDefault();
    entry[3](event);
  });

  byId("picture").addEventListener("keydown", (event) => {
    // In the picture, arrows with Alt go through the tree.
    if (!event.altKey || interaction.isActive || !["ArrowUp", "ArrowDown"].includes(event.key)) return;
    event.preventDefault();
    const index = inspector.views.findIndex((view) => view.path === inspector.chosen?.path) + (event.key === "ArrowDown" ? 1 : -1);
    inspector.choose(inspector.views[Math.max(0, Math.min(inspector.views.length - 1, index))] ?? null);
  });

  byId("help").replaceChildren(
    element("h2", { id: "help-title" }, "Keys"),
    element("dl", {}, ...keys.flatMap(([, name, text]) => [element("dt", {}, element("kbd", {}, name)), element("dd", {}, text)])),
    element("form", { method: "dialog" }, element("button", {}, "Close")),
  );
  byId("help-button").onclick = () => byId("help").showModal();
}
