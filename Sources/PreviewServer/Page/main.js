import * as api from "./api.js";
import { connectChecks } from "./checks.js";
import { Comparison } from "./compare.js";
import { Connection } from "./connection.js";
import { byId, debounced, say } from "./dom.js";
import { connectEvents, isOwnChange } from "./events.js";
import { connectExports } from "./exports.js";
import { Frames } from "./frames.js";
import { connectDetails, Inspector, isSameFile } from "./inspector.js";
import { Interaction } from "./interaction.js";
import { connectKeys } from "./keys.js";
import { connectOutput } from "./output.js";
import { connectLinks, keptEvents, read } from "./links.js";
import { Picture } from "./picture.js";
import { Player } from "./player.js";
import { Preview } from "./preview.js";
import { Previews } from "./previews.js";
import { connectProblems } from "./problems.js";
import { connectState } from "./state.js";
import { connectTabs, selectTab } from "./tabs.js";
import { connectTimeline } from "./timeline.js";
import { connectTree } from "./tree.js";
import { Variants } from "./variants.js";

const start = await api.start();
const link = read(location.search);
const request = { input: start.input, ...(start.view ? { view: start.view } : {}), ...link.request };
const preview = new Preview({ ...request, ...keptEvents(request) });
const frames = new Frames(preview);
const player = new Player(preview, frames);
const picture = new Picture(preview, frames, player);
const inspector = new Inspector(preview, player, picture);
const interaction = new Interaction(preview, player, picture, inspector);
const variants = new Variants(preview, player, start);
const comparison = new Comparison(preview, player, picture);
const previews = new Previews(preview);

byId("protection").textContent = `Protection: ${start.protection}`;
connectTabs();
connectProblems(preview);
connectDetails(inspector);
connectTree(inspector);
connectState(preview, inspector);
const exporter = connectExports(preview, frames, player, start.formats);
const checks = connectChecks(preview, player, inspector);

preview.addEventListener("begun", (event) => {
  frames.reset(event.detail.keeping);
  picture.layOut();
  byId("picture").dataset.begun = preview.begun.generation;
  showTitle();
  // Time survives: the playhead stays, unless the view has become shorter.
  player.stay();
});
preview.addEventListener("request", showTitle);
let building = 0;
for (const name of ["beginning", "begun", "problem"]) {
  preview.addEventListener(name, () => {
    byId("picture").setAttribute("aria-busy", String(!preview.isSettled));
    showBuilding();
  });
}

// Says after half a second that the view is being built and started, and for how long.
function showBuilding() {
  clearInterval(building);
  if (preview.isSettled) {
    byId("building").textContent = "";
    return;
  }
  const start = performance.now();
  building = setInterval(() => (byId("building").textContent = `Building… ${Math.round((performance.now() - start) / 1000)} s`), 500);
}
connectTimeline(preview, frames, player);
connectEvents(preview, player);
connectKeys({ preview, player, picture, inspector, interaction, variants, comparison, checks, exporter });
connectLinks(preview, player);
inspector.addEventListener("clicked", () => selectTab("tab-view"));
interaction.addEventListener("recorded", () => selectTab("tab-events"));

const connection = new Connection(start.interval);
connectOutput(preview, connection);
let isFirst = true;
connection.addEventListener("open", () => {
  byId("connection").textContent = "";
  // Files may have changed while there was no connection.
  if (!isFirst) preview.begin();
  isFirst = false;
});
connection.addEventListener("close", () => (byId("connection").textContent = "The server does not answer; trying again…"));
connection.addEventListener("refused", () => (byId("connection").textContent = "The server was started anew; open the address that it printed."));
connection.addEventListener("changed", async ({ detail }) => {
  await preview.begin();
  if (!preview.problem && !isOwnChange(detail.files)) say(`Changed: ${detail.files.join(", ")}`);
  areThumbnailsOld = true;
  updateList();
});

// Thumbnails are drawn again once nothing changes for a moment, and only where they are seen.
let areThumbnailsOld = false;
const updateList = debounced(1000, () => {
  if (!areThumbnailsOld || byId("panel-previews").hidden) return;
  areThumbnailsOld = false;
  previews.load().catch((problem) => say(problem.message));
});
byId("tab-previews").addEventListener("selected", updateList);

// An editor asks for the view at its cursor.
connection.addEventListener("line", ({ detail }) => showLine(detail.line, detail.file));

let lineTurn = 0;

// Chooses the view at a line; if it isn't shown, shows the view of Swift source, or the scene, that has the line.
async function showLine(line, file, mayChange = true) {
  const turn = ++lineTurn;
  if (!file || /\.(json|jsonc|yaml|yml)$/i.test(file)) {
    const isOther = Boolean(file) && mayChange && !isSameFile(preview.request.input, file);
    if (isOther) await preview.change({ input: file, view: undefined, events: undefined });
    return choose(isOther, 0);
  }
  const list = previews.list.length > 0 ? previews.list : await previews.load().catch(() => []);
  const before = list.filter((entry) => entry.view && entry.file && isSameFile(entry.file, file) && entry.line <= line);
  const entry = before.sort((a, b) => a.line - b.line).at(-1);
  if (!entry) return choose(false, 0);
  if (preview.begun && !inspector.isCurrent) {
    await new Promise((resolve) => {
      inspector.addEventListener("views", resolve, { once: true });
      // While the preview plays, there are no views.
      setTimeout(resolve, 3000);
    });
  }
  // Meanwhile another line may be wanted.
  if (turn !== lineTurn) return;
  const isShown = preview.shown.view === entry.view || inspector.views.some((view) => view.owner?.replace(/<.*/, "") === entry.view);
  if (isShown || !mayChange) return choose(false, entry.line);
  if (entry.obstacle) return say(`${entry.view} at ${file}:${line} can't be shown by itself: ${entry.obstacle}`);
  await preview.change({ tolerant: undefined, ...previews.choice(entry), events: undefined });
  choose(true, entry.line);

  // The views of another picture are not known yet.
  function choose(isOther, firstLine) {
    if (turn !== lineTurn) return;
    inspector.chooseAtLine(line, { file, isLater: isOther, firstLine });
    if (isOther) inspector.load();
  }
}

function showTitle() {
  const { input, view } = preview.shown;
  const name = view ?? (input === "." ? start.root : input);
  byId("title").textContent = name;
  byId("title").title = view ? `${view} in ${input}` : input;
  document.title = `${name} – Preview`;
}

const showFirst = () => preview.change(previews.choice(previews.first));

async function waitForFirst() {
  preview.report(new api.Problem("There is no preview in this folder. Add a Swift file with a #Preview or a view, or a scene in JSON; it appears here."));
  while (!previews.first && preview.request.input === ".") {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await previews.load().catch(() => []);
  }
  if (!preview.begun && preview.request.input === ".") await showFirst();
}

showTitle();
const isFolder = preview.request.input === "." && !preview.request.view;
if (isFolder) selectTab("tab-previews");
const loading = previews.load().catch((problem) => say(problem.message));
if (isFolder) {
  const list = (await loading) ?? [];
  if (previews.first) await showFirst();
  else if (list.length > 0 || previews.error) await preview.begin();
  else waitForFirst();
} else {
  await preview.begin();
}
if (link.at !== null) player.seek(link.at * preview.rate);
if (link.line) showLine(link.line, link.file ?? (isFolder ? null : preview.request.input), !link.request.view);

// For tests and the console.
window.preview = { preview, frames, player, picture, inspector, interaction, connection };
