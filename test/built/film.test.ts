import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  type FilmEdition,
  type FilmFormat,
  type FilmManifest,
  frameAddress,
  stillAddress,
} from "../../lib/pictures/film/manifest/film-manifest";

const PUBLIC = resolve("public");

/** Greatest size of an edition's 105 pictures in AVIF, in bytes. */
const MOST: Record<FilmEdition, number> = {
  desktop: 2_500_000,
  landscape: 1_000_000,
  phone: 1_000_000,
  phoneSharp: 1_800_000,
};

const FOLDER = join(PUBLIC, "pictures");
const names = readdirSync(FOLDER).filter((name) => name.startsWith("playmovie-manifest."));
const manifest = JSON.parse(readFileSync(join(FOLDER, names[0] ?? ""), "utf8")) as FilmManifest;
const sizeOf = (address: string) => statSync(join(PUBLIC, address)).size;

test("there is one manifest, and it names a hundred frames and five others", () => {
  expect(names).toHaveLength(1);
  expect(manifest).toMatchObject({ version: 1, frames: 100, total: 105 });
});

function addressesOf(edition: FilmEdition, format: FilmFormat): string[] {
  const frames = Array.from({ length: 100 }, (_, at) =>
    frameAddress(manifest, edition, at + 1, format),
  );
  const stills = Object.values(manifest.editions[edition].stills);
  return [...frames, ...stills.map((still) => stillAddress(still, format))];
}

const editions = Object.entries(MOST) as [FilmEdition, number][];

test.each(editions)("all pictures of the edition %s are within %i bytes", (edition, most) => {
  const { bytes } = manifest.editions[edition].frames;
  const sum = addressesOf(edition, "avif").reduce((all, one) => all + sizeOf(one), 0);
  expect(sum).toBeLessThanOrEqual(most);
  expect(bytes.avif).toBe(sum);
});

test.each(editions)("the edition %s is there in all its formats", (edition) => {
  for (const format of manifest.editions[edition].frames.formats) {
    const addresses = addressesOf(edition, format);
    expect(new Set(addresses).size).toBe(manifest.total);
    for (const address of addresses) expect(sizeOf(address)).toBeGreaterThan(0);
  }
});
