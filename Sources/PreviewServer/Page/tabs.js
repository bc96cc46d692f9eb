import { byId } from "./dom.js";

// Makes lists of tabs work, with the mouse and with arrow keys.
export function connectTabs() {
  for (const list of document.querySelectorAll("[role=tablist]")) {
    const tabs = [...list.querySelectorAll("[role=tab]")];
    for (const tab of tabs) {
      tab.addEventListener("click", () => selectTab(tab.id));
      tab.addEventListener("keydown", (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        event.preventDefault();
        event.stopPropagation();
        const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
        selectTab(next.id);
        next.focus();
      });
    }
  }
}

export function selectTab(id) {
  const chosen = byId(id);
  for (const tab of chosen.closest("[role=tablist]").querySelectorAll("[role=tab]")) {
    const isChosen = tab === chosen;
    tab.setAttribute("aria-selected", String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    byId(tab.getAttribute("aria-controls")).hidden = !isChosen;
  }
  chosen.dispatchEvent(new Event("selected"));
}
