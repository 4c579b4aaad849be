import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { relative } from "node:path";

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

/** Levels that explain a failed build. */
const REASONS = new Set(["ERROR", "WARNING", "LOG"]);

/** Gatsby prints a page's data before the error of the page. */
const PAGE_DATA = /^Truncated page data information/;

/** First stack line as Gatsby prints it, after code and message: `- page.tsx:44`. */
const STACK = /^\s*- \S+:\d+ .*$/m;

/** Gatsby's code for a file with a query that cannot be read; it gives no reason. */
const UNREADABLE = "85911";

/** Useless positions: packages, Gatsby's cache and Node. */
const FOREIGN = /^\.\.|^\.cache\/|node_modules\/|^node:/;

/** Greatest number of positions in the project's code for one error. */
const MAX_PLACES = 4;

/** Parses a line of Gatsby's JSON log; undefined if it is none. */
function entryOf(line) {
  if (!line.startsWith("{")) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/**
 * Formats a line of Gatsby's log (GATSBY_LOGGER=json).
 * @param {string} line
 * @returns {string | undefined} undefined for an empty message
 */
export function formatLine(line) {
  const entry = entryOf(line);
  if (!entry) return line;
  if (entry.type !== "LOG") return undefined;
  const { level, text, duration, statusText } = entry.payload;
  const words = [text, duration && `${duration.toFixed(3)}s`, statusText].filter(Boolean);
  return `${LEVELS[level] ?? ""}${words.join(" - ")}`;
}

/**
 * Reasons of a failed build: each error's position, its message, and the code around it.
 * @param {string} output all that Gatsby printed
 */
export async function failureReasons(output, root = process.cwd()) {
  const reasons = [];
  let hasStack = false;
  for (const line of output.split("\n").filter((one) => one.trim())) {
    const { type = "LOG", payload = { level: "LOG", text: line } } = entryOf(line) ?? {};
    if (type !== "LOG" || !REASONS.has(payload.level) || PAGE_DATA.test(payload.text)) continue;
    if (payload.level === "ERROR") reasons.push(await errorIn(payload, root));
    else if (payload.level === "WARNING") reasons.push(formatLine(line));
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
  const from = callers.slice(0, MAX_PLACES).map((place) => `\n  from ${place}`);
  return `error ${first ? `${first}: ` : ""}${message}${from.join("")}`;
}

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
