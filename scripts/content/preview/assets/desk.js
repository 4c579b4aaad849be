// What the pages of the desk do in a browser: they follow the content, and find by name.

const connection = document.querySelector("[data-connection]");

/** The markup of each live part as the server last gave it, by name. */
let served = partsOf(document);

/** @param {ParentNode} page */
function partsOf(page) {
  const parts = [...page.querySelectorAll("[data-live]")];
  return new Map(parts.map((part) => [part.dataset.live, part.outerHTML]));
}

/** Brings what has changed on the server into the page. */
async function renew() {
  const answer = await fetch(location.href);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  await Promise.all([...page.querySelectorAll("[data-live] img:not([loading])")].map(loaded));
  const parts = partsOf(page);
  const isSameList =
    parts.size === served.size && [...parts.keys()].every((name) => served.has(name));
  if (isSameList) {
    for (const [name, markup] of parts) if (served.get(name) !== markup) replace(name, page);
  } else {
    const words = document.querySelector("[data-find]")?.value;
    keepFocus(() => document.querySelector("main").replaceWith(page.querySelector("main")));
    if (words !== undefined) document.querySelector("[data-find]").value = words;
    for (const name of ["kinds", "news"]) replace(name, page);
  }
  served = parts;
  const colors = 'link[href^="/assets/colors.css"]';
  document.querySelector(colors).replaceWith(page.querySelector(colors));
  document.title = page.title;
  document.documentElement.dataset.revision = page.documentElement.dataset.revision;
  find();
}

/** Waits until a picture can be shown, so that the one before it stays until then. */
async function loaded({ src }) {
  const image = new Image();
  image.src = src;
  await image.decode().catch(() => {});
}

/**
 * @param {string} name of a live part
 * @param {Document} page that holds it
 */
function replace(name, page) {
  const selector = `[data-live="${CSS.escape(name)}"]`;
  const [old, fresh] = [document.querySelector(selector), page.querySelector(selector)];
  if (!old || !fresh) return;
  keepFocus(() => old.replaceWith(fresh));
  if (name.startsWith("tile") || name === "stage") fresh.classList.add("renewed");
}

/** Focus that was in what is replaced goes to the link of the same address in its place. */
function keepFocus(change) {
  const href = document.activeElement?.getAttribute("href");
  const isField = document.activeElement?.matches("[data-find]");
  change();
  if (document.activeElement !== document.body) return;
  if (isField) document.querySelector("[data-find]")?.focus();
  else if (href) document.querySelector(`main a[href="${CSS.escape(href)}"]`)?.focus();
}

/** Shows the tiles that hold what is written in the field, and how many they are. */
function find() {
  const input = document.querySelector("[data-find]");
  if (!input) return;
  const words = input.value.trim().toLowerCase();
  let count = 0;
  for (const tile of document.querySelectorAll("[data-words]")) {
    tile.hidden = !tile.dataset.words.includes(words);
    if (!tile.hidden) count += 1;
  }
  for (const group of document.querySelectorAll("main .group")) {
    group.hidden = !group.querySelector("[data-words]:not([hidden])");
  }
  document.querySelector("[data-count]").textContent =
    count === 1 ? "1 picture" : `${count} pictures`;
}

/** @param {boolean} isLive */
function showConnection(isLive) {
  connection.classList.toggle("live", isLive);
  connection.firstElementChild.textContent = isLive ? "Live" : "Not live";
}

// Renewals come one after the other; of several that wait, the last has all.
let renewing = Promise.resolve();
let wanted = 0;

function want(revision) {
  wanted = revision;
  renewing = renewing
    .then(() => {
      const shown = Number(document.documentElement.dataset.revision);
      return shown === wanted ? undefined : renew();
    })
    .catch(() => showConnection(false));
}

const events = new EventSource("/events");
events.addEventListener("open", () => showConnection(true));
events.addEventListener("error", () => showConnection(false));
events.addEventListener("state", ({ data }) => want(JSON.parse(data).revision));

document.addEventListener("input", ({ target }) => {
  if (target.matches("[data-find]")) find();
});
document.addEventListener("submit", (event) => {
  // With a script the list is found as one types, and stays live.
  event.preventDefault();
  find();
});
