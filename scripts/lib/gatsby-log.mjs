import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { relative } from "node:path";

/** Names of levels in words; others, such as what programs print themselves, stand without one. */
const LEVELS = {
  ERROR: "error ",
  WARNING: "warning ",
  INFO: "info ",
  SUCCESS: "success ",
  DEBUG: "verbose ",
  ACTIVITY_SUCCESS: "success ",
  ACTIVITY_FAILED: "failed ",
  ACTIVITY_INTERRUPTED: "not finished ",
};

/** Levels of a build that failed which say why. */
const REASONS = new Set(["ERROR", "WARNING", "LOG"]);

/** Gatsby says what it gave to a page before it says what is wrong with the page. */
const PAGE_DATA = /^Truncated page data information/;

/** The first line of a stack as Gatsby prints it, after the code and the message: `- page.tsx:44`. */
const STACK = /^\s*- \S+:\d+ .*$/m;

/** Gatsby could not read a file that has a query, and does not say why. */
const UNREADABLE = "85911";

/** Files whose places are of no help: those of packages, of Gatsby's cache and of Node. */
const FOREIGN = /^\.\.|^\.cache\/|node_modules\/|^node:/;

/** Most places of the project's own code that are named for one error. */
const MOST_PLACES = 4;

/** A line of Gatsby's log in JSON, if it is one. */
function entryOf(line) {
  if (!line.startsWith("{")) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/**
 * A line of Gatsby's log (GATSBY_LOGGER=json) in words.
 * @param {string} line
 * @returns {string | undefined} nothing for a line that says nothing
 */
export function wordsOf(line) {
  const entry = entryOf(line);
  if (!entry) return line;
  if (entry.type !== "LOG") return undefined;
  const { level, text, duration, statusText } = entry.payload;
  const words = [text, duration && `${duration.toFixed(3)}s`, statusText].filter(Boolean);
  return `${LEVELS[level] ?? ""}${words.join(" - ")}`;
}

/**
 * The reasons why a build failed: of each error its place in the code, its message, and the code around it.
 * @param {string} output all that Gatsby printed
 */
export async function reasonsIn(output, root = process.cwd()) {
  const reasons = [];
  let hasStack = false;
  for (const line of output.split("\n").filter((one) => one.trim())) {
    const { type = "LOG", payload = { level: "LOG", text: line } } = entryOf(line) ?? {};
    if (type !== "LOG" || !REASONS.has(payload.level) || PAGE_DATA.test(payload.text)) continue;
    if (payload.level === "ERROR") reasons.push(await errorIn(payload, root));
    else if (payload.level === "WARNING") reasons.push(wordsOf(line));
    else
      reasons.push(
        hasStack
          ? payload.text.split(STACK)[0].replace("WebpackError: ", "").trimEnd()
          : payload.text,
      );
    hasStack = payload.level === "ERROR" && payload.stack?.length > 0;
  }
  return reasons.join("\n");
}

async function errorIn({ code, text, context, filePath, location, stack = [] }, root) {
  const fault = code === UNREADABLE ? await syntaxError(filePath) : undefined;
  const message = fault?.message ?? ((filePath && context?.sourceMessage) || text);
  const { line, column } = fault?.loc.start ?? location?.start ?? {};
  const own = filePath && { fileName: filePath, lineNumber: line, columnNumber: column };
  const [first, ...callers] = [own, ...stack]
    .filter(Boolean)
    .map((place) => ({ ...place, fileName: relative(root, place.fileName) }))
    .filter(({ fileName }) => !FOREIGN.test(fileName))
    .map(({ fileName, lineNumber, columnNumber }) =>
      [fileName, lineNumber, columnNumber].filter(Boolean).join(":"),
    );
  const from = callers.slice(0, MOST_PLACES).map((place) => `\n  from ${place}`);
  return `error ${first ? `${first}: ` : ""}${message}${from.join("")}`;
}

/** The error of a file that swc cannot read either. */
function syntaxError(file) {
  const loader = createRequire(import.meta.url)(
    "../../plugins/gatsby-patches/webpack/swc-loader.cjs",
  );
  return new Promise((resolve) => {
    const context = {
      resourcePath: file,
      sourceMap: false,
      getOptions: () => ({ targets: { node: "20" } }),
      async: () => (error) => resolve(error ?? undefined),
    };
    loader.call(context, readFileSync(file, "utf8"));
  });
}
