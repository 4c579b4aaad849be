import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import Ajv from "ajv";
import { filesBelow } from "../../lib/site/site-files/site-paths";
import { builtPages } from "./pages";

const FOLDER = "public/data/v1";
const paths = filesBelow(FOLDER).map((path) => path.replaceAll("\\", "/"));
const read = (path: string) => JSON.parse(readFileSync(join(FOLDER, path), "utf8"));
const documents = paths.filter((path) => path.endsWith(".json") && !path.startsWith("schema/"));
const { address } = JSON.parse(readFileSync(".content/site.json", "utf8")) as { address: string };

test("every file follows the schema that it names, which is published beside it", () => {
  const ajv = new Ajv({ strictTypes: false });
  for (const path of paths.filter((one) => one.startsWith("schema/"))) ajv.addSchema(read(path));
  expect(documents.length).toBeGreaterThan(200);
  for (const path of documents) {
    const data = read(path);
    const schema = read(posix.join(posix.dirname(path), data.$schema));
    const validate = ajv.getSchema(schema.$id);
    expect({ path, valid: validate?.(data), errors: validate?.errors }).toEqual({
      path,
      valid: true,
      errors: null,
    });
  }
});

test("the index names every file", () => {
  const { kinds, types } = read("index.json");
  const named = kinds.flatMap(({ list, records }: { list: string; records: string[] }) => [
    list,
    ...records,
  ]);
  expect([...named, "index.json"].toSorted()).toEqual(documents.toSorted());
  expect(paths).toContain(types);
});

test("the types compile, and know every kind of record", () => {
  const { kinds, types } = read("index.json") as { kinds: { schema: string }[]; types: string };
  const tsc = ["--noEmit", "--strict", "--ignoreConfig", join(FOLDER, types)];
  execFileSync("node_modules/.bin/tsc", tsc, { stdio: "pipe" });
  const text = readFileSync(join(FOLDER, types), "utf8");
  for (const { schema } of kinds)
    expect(text).toContain(`export interface ${read(schema).title} {`);
});

test("every record links to its page, to the section on it, and to its picture", () => {
  const pages = new Map(builtPages().map(({ path, html }) => [path, html]));
  const unlisted = documents.flatMap((path) => {
    const { page, picture } = read(path) as { page?: string; picture?: string };
    if (page === undefined || picture === undefined) return [];
    const [place = "", anchor] = page.slice(address.length).split("#");
    const html = page.startsWith(address) ? pages.get(place) : undefined;
    const isThere = anchor === undefined ? html !== undefined : html?.includes(`id="${anchor}"`);
    const isShown =
      picture.startsWith(address) && existsSync(`public${picture.slice(address.length)}`);
    return isThere && isShown ? [] : [`${path}: ${page}, ${picture}`];
  });
  expect(unlisted).toEqual([]);
});

test("the end credits link to existing files", () => {
  const html = builtPages().find(({ path }) => path === "/sdk")?.html ?? "";
  const links = [...html.matchAll(/href="(\/data\/[^"]*)"/g)].map(([, path = ""]) => path);
  expect(links).toContain("/data/v1/index.json");
  expect(links.filter((path) => !existsSync(`public${path}`))).toEqual([]);
});

test("the pages of units and characters name their record", () => {
  const pages = builtPages().filter(({ path }) =>
    /^\/explore\/units\/(characters\/[^/]+|(?!list$|characters$)[^/]+)$/.test(path),
  );
  expect(pages.length).toBeGreaterThan(80);
  for (const { path, html } of pages) {
    const link = /<link[^>]*type="application\/json"[^>]*>/.exec(html)?.[0] ?? "";
    const href = /href="([^"]*)"/.exec(link)?.[1] ?? "";
    expect({ path, isThere: existsSync(`public${href.slice(address.length)}`) }).toEqual({
      path,
      isThere: href !== "",
    });
    expect(href).toMatch(/\/data\/v1\/.+\.json$/);
  }
});
