import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { readCatalogue } from "../../../content/read/catalogue/read-catalogue";
import type { Picture } from "../../../images/types";
import { filmMaterial, filmOf } from "../film-of";
import { frameKey, stillKey, STILLS } from "../keys";
import { type FilmFormat, frameAddress, stillAddress } from "./film-manifest";
import { makeManifest, manifestFile } from "./make-manifest";

const film = filmOf(filmMaterial(readCatalogue(resolve("content"))));

/** A picture with files of some widths; its digest depends on its key. */
function picture(key: string, widths: number[], formats: FilmFormat[]): Picture {
  const digest = [...key].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) >>> 0, 7);
  const variants = formats.flatMap((format) =>
    widths.map((width) => ({
      format,
      width,
      height: width / 2,
      path: `/pictures/${key.replaceAll("/", "-")}-${width}.${digest.toString(16).padStart(8, "0").slice(-6)}.${format}`,
      bytes: width,
    })),
  );
  return { key, variants };
}

const pictures = [
  ...Array.from({ length: 100 }, (_, index) => index + 1).flatMap((frame) => [
    picture(frameKey(frame, "wide"), [480, 960], ["avif", "webp"]),
    picture(frameKey(frame, "tall"), [480, 720], ["avif"]),
  ]),
  ...STILLS.flatMap((name) => [
    picture(stillKey(name), name === "star" ? [320, 640] : [480, 960], ["avif", "webp"]),
    picture(stillKey(name, "tall"), name === "star" ? [320, 640] : [480, 720], ["avif"]),
  ]),
];
const manifest = makeManifest(film, pictures);
const addresses = new Set(pictures.flatMap(({ variants }) => variants.map(({ path }) => path)));

it.each(["desktop", "landscape", "phone", "phoneSharp"] as const)(
  "gives the addresses of all frames and stills of the edition %s",
  (edition) => {
    const { frames, stills } = manifest.editions[edition];
    const made = Array.from({ length: 100 }, (_, index) =>
      frameAddress(manifest, edition, index + 1, "avif"),
    );
    expect(new Set(made).size).toBe(100);
    for (const address of made) expect(addresses).toContain(address);
    for (const still of Object.values(stills)) {
      expect(addresses).toContain(stillAddress(still, "avif"));
    }
    const name = { desktop: "960", landscape: "480", phone: "tall-480", phoneSharp: "tall-720" };
    expect(frames.width).toBe(Number(name[edition].replace("tall-", "")));
    expect(made[6]).toContain(`/playmovie-007-${name[edition]}.`);
    expect(frames.bytes.avif).toBeGreaterThan(100 * 480);
  },
);

it("has the star's position while it is in both pictures", () => {
  expect(manifest.star.length).toBeGreaterThan(2);
  for (const { frame, wide, tall } of manifest.star) {
    expect(frame).toBeGreaterThanOrEqual(film.star?.frame ?? 0);
    for (const share of [...wide, ...tall]) {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(1);
    }
  }
});

it("is small, and counts 105 pictures", () => {
  expect(manifest).toMatchObject({ version: 1, frames: 100, total: 105 });
  expect(JSON.stringify(manifest).length).toBeLessThan(8000);
});

it("names the picture that is missing", () => {
  expect(() => makeManifest(film, pictures.slice(1))).toThrow('no picture "playmovie/001"');
});

it("stands in public under a name that changes with it, alone", () => {
  const folder = mkdtempSync(join(tmpdir(), "film-manifest-"));
  try {
    const older = manifestFile(manifest);
    const newer = manifestFile({ ...manifest, frames: 99 });
    older.write(folder);
    newer.write(folder);
    const { address } = newer;
    expect(address).toMatch(/^\/pictures\/playmovie-manifest\.[0-9a-f]{6}\.json$/);
    expect(address).not.toBe(older.address);
    expect(readdirSync(join(folder, "pictures"))).toEqual([address.slice("/pictures/".length)]);
    expect(JSON.parse(readFileSync(join(folder, address), "utf8"))).toMatchObject({ frames: 99 });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
