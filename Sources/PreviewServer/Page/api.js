// The requests to the server. Addresses are relative: the page's own address has the token.

export class Problem extends Error {
  constructor(message, places = [], status = 0) {
    super(message);
    this.places = places;
    this.status = status;
  }
}

async function answer(response) {
  if (response.ok) return response;
  let problem = null;
  try {
    problem = (await response.clone().json()).error;
  } catch {
    // A refusal is plain text.
  }
  if (problem) throw new Problem(problem.message, problem.places, response.status);
  throw new Problem((await response.text()).trim(), [], response.status);
}

async function get(path, options) {
  return answer(await fetch(path, options));
}

async function post(path, value) {
  return answer(await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(value) }));
}

// A path in an address: each part is encoded, and the slashes stay.
const encoded = (path) => path.split("/").map(encodeURIComponent).join("/");

export const start = async () => (await get("start")).json();
export const previews = async () => (await get("previews")).json();
export const begin = async (request) => (await post("begin", request)).json();
export const frame = async (id, generation, index, signal) => (await get(`frame/${id}/${generation}/${index}.png`, { signal })).blob();
export const inspection = async (id, generation, index) => (await get(`inspection/${id}/${generation}/${index}`)).json();
export const findings = async (id, count) => (await get(`findings/${id}/${count}`)).json();
export const exported = async (request) => (await post("export", request)).blob();
export const save = async (name, events) => (await post("save", { name, events })).json();
export const savedEvents = async (name) => (await (await get(`events/${encoded(name)}`)).json()).events;
export const goldens = async () => (await get("goldens")).json();
export const golden = async (name, index) => (await get(`golden/${encoded(name)}/${index}.png`)).blob();
export const timeline = async (input) => JSON.parse((await (await get(`timeline/${encoded(input)}`)).json()).events);
