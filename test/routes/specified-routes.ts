import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";

const SPECIFICATION = "docs/specification.md";
const IDOLS = "content/four-piece";

/** A path, with or without a parameter at its end. */
const PATH = /(?<!\w)\/(?:[\w-]+(?:\/[\w-]+)*(?:\/\{\w+\})?)?(?=[\s,.]|$)/g;

/** Values of a parameter: one for each file of content/four-piece. */
export function idolSlugs(): string[] {
  if (!existsSync(IDOLS)) return [];
  return readdirSync(IDOLS)
    .filter((file) => file.endsWith(".json"))
    .map((file) => basename(file, ".json"))
    .toSorted();
}

/**
 * All routes of the specification's section 2, “Routes”, in order, parsed from its text, so that no second list must be
 * kept in step.
 * @throws if the section is not found
 */
export function specifiedRoutes(
  text: string = readFileSync(SPECIFICATION, "utf8"),
  slugs: readonly string[] = idolSlugs(),
): string[] {
  const section = /^### Routes\n([\s\S]*?)^#/m.exec(text)?.[1];
  if (section === undefined) throw new Error(`${SPECIFICATION} has no section “Routes”.`);
  const lines = section.split("\n").filter((line) => line.startsWith("- "));
  return [...new Set(lines.flatMap((line) => routesOf(line, slugs)))];
}

/** The specified routes at their current addresses: those of moved pages come from redirects. */
export function servedRoutes(): string[] {
  const { redirects } = JSON.parse(readFileSync("content/redirects.json", "utf8")) as {
    redirects: { from: string; to: string }[];
  };
  const moved = new Map(redirects.map(({ from, to }) => [from, to]));
  return [...new Set(specifiedRoutes().map((route) => moved.get(route) ?? route))];
}

function routesOf(line: string, slugs: readonly string[]): string[] {
  const paths = line.match(PATH) ?? [];
  const range = /(\/[a-z]+)(\d+) to \/[a-z]+(\d+)/.exec(line);
  if (range) return numbered(range[1] ?? "", range[2] ?? "", range[3] ?? "");
  const routes = paths.flatMap((path) =>
    path.includes("{") ? slugs.map((slug) => path.replace(/\{\w+\}/, slug)) : [path],
  );
  const below = /with sub-pages ([\w, ]+)/.exec(line)?.[1]?.split(", ") ?? [];
  return [...routes, ...below.map((name) => `${routes.at(-1)}/${name.trim()}`)];
}

// "01" to "14": with as many digits as the first.
function numbered(name: string, first: string, last: string): string[] {
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => {
    const number = String(Number(first) + index).padStart(first.length, "0");
    return `${name}${number}`;
  });
}
