import type {
  FilmEdition,
  FilmFormat,
  FilmManifest,
} from "#lib/pictures/film/manifest/film-manifest";
import { chooseReel, manifestIn } from "./choose-reel";

const still = (name: string, formats: FilmFormat[]) => ({
  width: 1,
  height: 1,
  stem: `/pictures/playmovie-${name}.aaaaaa`,
  formats,
});

function edition(behind: string, formats: FilmFormat[]): FilmManifest["editions"][FilmEdition] {
  return {
    frames: {
      width: 1,
      height: 1,
      before: "/pictures/playmovie-",
      behind,
      digests: "000001".repeat(99) + "00000f",
      formats,
      bytes: {},
    },
    stills: {
      curtain: still("curtain", formats),
      title: still("title", formats),
      poster: still("poster", formats),
      star: still("star", formats),
      ticket: still("ticket", formats),
    },
  };
}

const MANIFEST: FilmManifest = {
  version: 1,
  frames: 100,
  total: 105,
  editions: {
    desktop: edition("-960.", ["avif"]),
    landscape: edition("-480.", ["avif", "webp"]),
    phone: edition("-tall-480.", ["avif"]),
    phoneSharp: edition("-tall-720.", ["avif"]),
  },
  star: [{ frame: 60, wide: [0.1, 0.2, 0.03], tall: [0.4, 0.5, 0.06] }],
};

it("accepts only a known version of the manifest", () => {
  expect(manifestIn(MANIFEST)).toBe(MANIFEST);
  for (const other of [null, [], "film", { ...MANIFEST, version: 2 }]) {
    expect(() => manifestIn(other)).toThrow("no list");
  }
});

const choose = (isTall: boolean, isSmall: boolean, example: string) =>
  chooseReel(MANIFEST, { isTall, isLow: isSmall, savesData: false, pixels: 390, example });

it.each([
  [false, false, "/a.avif", "/pictures/playmovie-100-960.00000f.avif", 0.1],
  [false, true, "/a.avif", "/pictures/playmovie-100-480.00000f.avif", 0.1],
  [false, false, "/a.webp", "/pictures/playmovie-100-480.00000f.webp", 0.1],
  [true, false, "/a.avif", "/pictures/playmovie-100-tall-480.00000f.avif", 0.4],
  [true, false, "/a.webp", "/pictures/playmovie-100-480.00000f.webp", 0.1],
  [false, false, "", "/pictures/playmovie-100-480.00000f.webp", 0.1],
])("upright %s, small %s, having chosen %s: %s", (isTall, isSmall, example, last, star) => {
  const reel = choose(isTall, isSmall, example);
  expect(reel).toMatchObject({ framePictures: 100, framesPerPicture: 1 });
  expect(reel.names).toHaveLength(105);
  expect(reel.names.slice(100)).toContain(reel.curtain);
  expect(reel.names[99]).toBe(last);
  expect(reel.star.get(60)?.[0]).toBe(star);
});

it.each([
  [390, false, "/a.avif", "-tall-480."],
  [560, false, "/a.avif", "-tall-480."],
  [780, false, "/a.avif", "-tall-720."],
  [1170, false, "/a.avif", "-tall-720."],
  [1170, false, "/a.webp", "playmovie-001-480."],
  [1170, true, "/a.avif", "-tall-480."],
])("upright, %i pixels wide, saving data %s, %s: frames %s", (pixels, isSmall, example, behind) => {
  const showing = { isTall: true, isLow: false, savesData: isSmall, pixels, example };
  expect(chooseReel(MANIFEST, showing).names[0]).toContain(behind);
});

it("has every fifth frame and the last with data saving", () => {
  const showing = { isTall: false, isLow: false, savesData: true, pixels: 390, example: "/a.avif" };
  const { names, framePictures, framesPerPicture } = chooseReel(MANIFEST, showing);
  expect([framePictures, framesPerPicture, names.length]).toEqual([20, 5, 25]);
  expect(names[0]).toContain("playmovie-005-480.");
  expect(names[19]).toContain("playmovie-100-480.");
});
