import { byId, element } from "./dom.js";

// The searchable tree of views, as a list with levels.
export function connectTree(inspector) {
  const tree = byId("tree");
  const search = byId("tree-search");
  let rows = [];

  function show() {
    const words = search.value.trim().toLowerCase();
    const views = words ? matches(inspector.views, words) : inspector.views;
    rows = views.map((view) => {
      const row = element(
        "li",
        { role: "treeitem", tabindex: "-1", "aria-level": String(view.depth + 1), "aria-selected": "false" },
        element("span", { class: /^[a-z]/.test(view.name) ? "modifier" : "" }, view.name),
        view.label ? element("span", { class: "label" }, ` "${view.label}"`) : null,
      );
      row.style.paddingLeft = `${12 + Math.min(view.depth, 16) * 11}px`;
      row.title = view.path;
      row.onclick = () => inspector.choose(view);
      row.onpointerenter = () => inspector.highlight(view);
      row.onpointerleave = () => inspector.highlight(null);
      return { view, row };
    });
    // New rows lose the focus of the old ones, and with it the keys that follow.
    const hasFocus = tree.contains(document.activeElement);
    tree.replaceChildren(...rows.map((entry) => entry.row));
    if (words && rows.length === 0) tree.append(element("li", { class: "note" }, "No view has this name or text."));
    mark(false);
    if (hasFocus) rows.find(({ row }) => row.tabIndex === 0)?.row.focus({ preventScroll: true });
  }

  function mark(isScrolling = true) {
    const chosen = inspector.chosen?.path;
    let first = true;
    for (const { view, row } of rows) {
      const isChosen = view.path === chosen;
      row.setAttribute("aria-selected", String(isChosen));
      row.tabIndex = isChosen ? 0 : -1;
      if (isChosen && first) {
        first = false;
        if (isScrolling) row.scrollIntoView({ block: "nearest" });
      }
    }
    if (first && rows[0]) rows[0].row.tabIndex = 0;
  }

  function move(count) {
    if (rows.length === 0) return;
    const index = rows.findIndex((entry) => entry.view.path === inspector.chosen?.path);
    const next = rows[Math.max(0, Math.min(rows.length - 1, index + count))];
    inspector.choose(next.view);
    next.row.focus();
  }

  tree.addEventListener("keydown", (event) => {
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 12, PageUp: -12, Home: -rows.length, End: rows.length };
    if (event.key in steps) move(steps[event.key]);
    else if (event.key === "ArrowLeft" && inspector.chosen) {
      const parent = inspector.parent(inspector.chosen);
      if (parent) {
        inspector.choose(parent);
        rows.find((entry) => entry.view.path === parent.path)?.row.focus();
      }
    } else if (event.key === "ArrowRight") move(1);
    else if (event.key === "Enter" || event.key === " ") inspector.choose(rows.find((entry) => entry.row === document.activeElement)?.view ?? null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  search.addEventListener("input", show);
  inspector.addEventListener("views", show);
  inspector.addEventListener("chosen", () => mark());
}

// The views that have the words in their name or text, and the views around them.
function matches(views, words) {
  const kept = new Set();
  views.forEach((view, index) => {
    if (!`${view.name} ${view.label ?? ""}`.toLowerCase().includes(words)) return;
    let depth = view.depth + 1;
    for (let other = index; other >= 0; other -= 1) {
      if (views[other].depth >= depth) continue;
      depth = views[other].depth;
      kept.add(views[other]);
    }
  });
  return views.filter((view) => kept.has(view));
}
