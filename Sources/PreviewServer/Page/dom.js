// Makes elements: element("button", { class: "icon", onclick: f }, "Play").
export function element(name, properties = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "class") node.className = value;
    else if (key in node && typeof value !== "string") node[key] = value;
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

export function byId(id) {
  return document.getElementById(id);
}

const svgSpace = "http://www.w3.org/2000/svg";

export function svg(name, attributes = {}, ...children) {
  const node = document.createElementNS(svgSpace, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

// Formats a number with at most `digits` decimals, without trailing zeros.
export function short(number, digits = 2) {
  return String(Number(number.toFixed(digits)));
}

// The seconds after which a message is no longer news.
const messageSeconds = 12;
let messageTimer = 0;

// Says something to everyone, also to screen readers.
export function say(text) {
  byId("status").textContent = text;
  clearTimeout(messageTimer);
  messageTimer = setTimeout(() => (byId("status").textContent = ""), messageSeconds * 1000);
}

// Calls a function once no call came for some milliseconds.
export function debounced(milliseconds, work) {
  let timer = 0;
  return (...values) => {
    clearTimeout(timer);
    timer = setTimeout(() => work(...values), milliseconds);
  };
}
