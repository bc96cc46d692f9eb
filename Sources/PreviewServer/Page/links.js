import { parseEvents } from "./preview.js";

// The page's address has everything that is shown, so that it can be kept and sent.

const names = ["input", "view", "colorScheme", "dynamicType", "direction", "locale", "device", "chrome", "boldText", "contrast", "reduceTransparency", "buttonShapes", "reduceMotion", "differentiateWithoutColor", "tolerant", "scale", "size"];

// Returns the address of a request.
export function address(request, extra = {}) {
  const query = new URLSearchParams();
  for (const name of names) if (request[name] !== undefined && request[name] !== null) query.set(name, request[name]);
  for (const [name, value] of Object.entries(extra)) if (value !== undefined && value !== null) query.set(name, value);
  const text = query.toString();
  return `${location.pathname}${text ? `?${text}` : ""}`;
}

// Reads the request, the line, and the time of an address.
export function read(query) {
  const parameters = new URLSearchParams(query);
  const request = {};
  for (const name of names) {
    const value = parameters.get(name);
    if (value === null) continue;
    if (["chrome", "boldText", "reduceTransparency", "buttonShapes", "reduceMotion", "differentiateWithoutColor", "tolerant"].includes(name)) request[name] = value === "true";
    else if (name === "scale") request[name] = Number(value) || undefined;
    else request[name] = value;
  }
  const number = (name) => (parameters.has(name) && Number.isFinite(Number(parameters.get(name))) ? Number(parameters.get(name)) : null);
  return { request, line: number("line"), file: parameters.get("file"), at: number("at") };
}

const keptName = ({ input, view }) => `events\n${input}\n${view ?? ""}`;

// Returns the tab's storage; null where the browser blocks it.
function storage() {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

// Returns the events that this tab had before it was reloaded. The address would become too long with them.
export function keptEvents(request) {
  const isReload = performance.getEntriesByType("navigation")[0]?.type === "reload";
  const events = isReload ? storage()?.getItem(keptName(request)) : null;
  try {
    return events && parseEvents(events) ? { events } : {};
  } catch {
    return {};
  }
}

// Keeps the address up to date, and the events for a reload.
export function connectLinks(preview, player) {
  preview.addEventListener("request", () => {
    const { events } = preview.request;
    if (events) storage()?.setItem(keptName(preview.request), events);
    else storage()?.removeItem(keptName(preview.request));
  });
  // Back and Forward go through the previews that were chosen.
  const key = () => `${preview.request.input}\n${preview.request.view ?? ""}`;
  let shownKey = null;
  let isPopping = false;
  preview.addEventListener("request", () => {
    if (shownKey !== null && shownKey !== key() && !isPopping) history.pushState(null, "", address(preview.request));
    // A preview that fails has its entry as well.
    if (shownKey !== null) shownKey = key();
  });
  preview.addEventListener("begun", () => (shownKey = key()));
  addEventListener("popstate", async () => {
    const none = Object.fromEntries(names.map((name) => [name, undefined]));
    isPopping = true;
    const change = preview.change({ ...none, input: preview.request.input, ...read(location.search).request });
    isPopping = false;
    await change;
  });
  const update = () => history.replaceState(null, "", address(preview.request, player.frame > 0 ? { at: Number(preview.seconds(player.frame).toFixed(3)) } : {}));
  preview.addEventListener("begun", update);
  player.addEventListener("state", update);
  let timer = 0;
  player.addEventListener("frame", () => {
    clearTimeout(timer);
    if (!player.isPlaying) timer = setTimeout(update, 300);
  });
}
