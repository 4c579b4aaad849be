/** Pages whose name does not follow from their path (src/app/README.md). */
const NAMES: Record<string, string> = {
  "/": "index",
  "/explore/units/list": "units-list",
  "/explore/units/characters": "units-characters",
};

const RECORDS = [
  [/^\/explore\/units\/characters\/([^/]+)$/, "character"],
  [/^\/explore\/units\/([^/]+)$/, "unit"],
] as const;

/** The name of the route at a path: `units-list`, `unit-fine`; else its path with hyphens, `explore-media`. */
export function routeName(path: string): string {
  const page = path.replace(/\/+$/, "") || "/";
  const name = NAMES[page];
  if (name !== undefined) return name;
  for (const [pattern, kind] of RECORDS) {
    const record = pattern.exec(page)?.[1];
    if (record !== undefined) return `${kind}-${record}`;
  }
  return page.slice(1).replaceAll("/", "-");
}
