import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { listFiles } from "../lib/content/read/list-files";
import { CONTENT, takeSnapshot } from "../lib/content/read/snapshot";
import { SCHEMA_FOLDER } from "../lib/content/read/schema/read-schemas";
import { EDITOR_SETTINGS } from "./editor-settings";

const ROOT = resolve(__dirname, "..");
const settings = JSON.parse(readFileSync(join(ROOT, EDITOR_SETTINGS), "utf8")) as {
  "json.schemas": { fileMatch: string[]; url: string }[];
};
const files = listFiles(takeSnapshot(ROOT)).records.filter(({ kind }) => kind.ending === "json");

/** Schema that the settings assign to a file, a path in content/schema; the last match wins. */
function boundTo(file: string): string | undefined {
  const matches = (pattern: string) =>
    new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", "[^/]*")}$`).test(`/${file}`);
  const found = settings["json.schemas"].findLast((one) => one.fileMatch.some(matches));
  return found && relative(SCHEMA_FOLDER, found.url);
}

test("every editor finds the schema of every record, in the file itself or in the settings", () => {
  expect(files.length).toBeGreaterThan(200);
  for (const { path, key, kind } of files) {
    const file = `${CONTENT}/${path}`;
    const data = JSON.parse(readFileSync(join(ROOT, file), "utf8")) as { $schema?: string };
    const schema = kind.schema(key);
    expect({ file, bound: boundTo(file) }).toEqual({ file, bound: schema });
    if (Array.isArray(data)) continue;
    const own = join(dirname(file), data.$schema ?? "");
    expect({ file, own }).toEqual({ file, own: `${SCHEMA_FOLDER}/${schema}` });
    expect(existsSync(join(ROOT, own))).toBe(true);
  }
});
