import { existsSync, readFileSync, statSync } from "node:fs";
import { createHash } from "node:crypto";
import sharp from "sharp";
import { parsePageHead } from "../../lib/site/site-files/page-head";
import { builtPages, readPages } from "./pages";
import { filesBelow } from "../../lib/site/site-files/site-paths";

const heads = readPages("public").map(({ path, html }) => parsePageHead(path, html));
const { address } = JSON.parse(readFileSync(".content/site.json", "utf8")) as { address: string };
const indexed = heads.filter(({ hidden }) => !hidden);
const canonicalHeads = indexed.filter(({ path, canonical }) => canonical === `${address}${path}`);
const pictureOf = (path: string) => `/social${path === "/" ? "/index" : path}.jpg`;

const duplicates = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

it("only pages that are no target of links are kept from search engines", () => {
  expect(heads.filter(({ hidden }) => hidden).map(({ path }) => path)).toEqual([
    "/404.html",
    "/offline",
  ]);
});

it("each page has a title and a description that no other page has", () => {
  for (const { title, description } of heads) {
    expect(title).toMatch(/\S/);
    expect(description).toMatch(/\S/);
  }
  expect(duplicates(canonicalHeads.map(({ title }) => title))).toEqual([]);
  expect(duplicates(canonicalHeads.map(({ description }) => description))).toEqual([]);
});

it("each page names its canonical address: its own, or that of the page it repeats", () => {
  const paths = new Set(canonicalHeads.map(({ path }) => `${address}${path}`));
  expect(indexed.filter(({ canonical = "" }) => !paths.has(canonical))).toEqual([]);
  const alternatePaths = indexed
    .filter((head) => !canonicalHeads.includes(head))
    .map(({ path }) => path);
  expect(
    alternatePaths.filter((path) => !["/main", "/explore/units/characters"].includes(path)),
  ).toEqual([]);
});

it("each page has a picture of its own, and names it where the site knows its address", () => {
  const named = builtPages().flatMap(
    ({ html }) => /"og:image" content="([^"]*)"/.exec(html)?.[1] ?? [],
  );
  const pictures = indexed.map(({ path }) => `${address}${pictureOf(path)}`);
  expect(named.toSorted()).toEqual(address === "" ? [] : pictures.toSorted());
  const digests = indexed.map(({ path }) =>
    createHash("sha256")
      .update(readFileSync(`public${pictureOf(path)}`))
      .digest("hex"),
  );
  expect(duplicates(digests)).toEqual([]);
});

it("each picture is small and of the right size", async () => {
  for (const { path } of indexed) {
    const file = `public${pictureOf(path)}`;
    const { format, width, height } = await sharp(file).metadata();
    expect({ path, format, width, height }).toEqual({
      path,
      format: "jpeg",
      width: 1200,
      height: 630,
    });
    expect(statSync(file).size).toBeLessThan(80_000);
  }
});

it("there are no pictures of missing pages", () => {
  expect(
    filesBelow("public/social")
      .map((file) => `/social/${file}`)
      .toSorted(),
  ).toEqual(indexed.map(({ path }) => pictureOf(path)).toSorted());
});

it("the worker is one file with the offline page, and fetches no picture for shared links ahead", () => {
  const worker = readFileSync("public/sw.js", "utf8");
  expect(worker).toContain('"/offline"');
  expect(worker).not.toMatch(/\/social\/|importScripts/);
});

it("robots.txt lets everybody in; the sitemap, with an address, contains every canonical page", () => {
  expect(readFileSync("public/robots.txt", "utf8")).toMatch(/^User-agent: \*\nDisallow:\n/);
  expect(existsSync("public/sitemap.xml")).toBe(address !== "");
  if (!address) return;
  const listed = readFileSync("public/sitemap.xml", "utf8").matchAll(/<loc>([^<]*)/g);
  expect([...listed].map(([, loc]) => loc).toSorted()).toEqual(
    canonicalHeads.map(({ path }) => `${address}${path}`).toSorted(),
  );
});
