import { readCatalogue } from "../../content/read/catalogue/read-catalogue";
import { filmPicturesOf } from "./film-sources";

const catalogue = readCatalogue("content");
const of = (edited: Partial<typeof catalogue> = {}) =>
  filmPicturesOf({ ...catalogue, ...edited }, (data) => JSON.stringify(data));
const fingerprints = (edited: Partial<typeof catalogue>) =>
  of(edited).map(({ drawing }) => drawing?.fingerprint);

/** Only the last chapter: its pictures' sources are read three times. */
const end = catalogue.film.slice(-1);
const withEnd = (change: Partial<(typeof catalogue.film)[number]>) => ({
  film: end.map((chapter) => ({ ...chapter, ...change })),
});

it("lists every frame in two shapes, and the stills", () => {
  const keys = of().map(({ key }) => key);
  const frames = catalogue.film.reduce((sum, chapter) => sum + chapter.frames, 0);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => /^playmovie\/\d{3}$/.test(key))).toHaveLength(frames);
  expect(keys.filter((key) => /^playmovie\/\d{3}-tall$/.test(key))).toHaveLength(frames);
  expect(keys.filter((key) => !/\d{3}/.test(key)).toSorted()).toEqual([
    "playmovie/curtain",
    "playmovie/curtain-tall",
    "playmovie/poster",
    "playmovie/star",
    "playmovie/ticket",
    "playmovie/title",
    "playmovie/title-tall",
  ]);
});

it("draws nothing again when only a caption is written again", () => {
  expect(fingerprints(withEnd({ caption: "Another caption, and not a shorter one." }))).toEqual(
    fingerprints({ film: end }),
  );
});

it("draws again after a change of a jump", () => {
  const before = fingerprints({ film: end });
  const moves = [{ kind: "jump" as const, frame: 1, length: 5, size: 200 }];
  expect(
    fingerprints(withEnd({ moves })).some((fingerprint, at) => fingerprint === before[at]),
  ).toBe(false);
});

it("draws again the pictures that an edited look is in, and no others", () => {
  const [edited] = catalogue.film.flatMap(({ cast = [] }) =>
    cast.flatMap(({ members }) => members),
  );
  const characters = catalogue.characters.map((one) =>
    one.id === edited && one.look.kind !== "emblem"
      ? { ...one, look: { ...one.look, hair: { ...one.look.hair, color: "#123456" } } }
      : one,
  );
  // Drawing all of them takes seconds.
  const some = <Item>(pictures: Item[]) => pictures.filter((_, at) => at % 27 === 0);
  const [before, after] = [some(of()), some(of({ characters }))];
  const changed = (read: (picture: (typeof before)[number]) => string | undefined) =>
    before.flatMap((picture, at) => {
      const now = after[at];
      return now && read(picture) !== read(now) ? [picture.key] : [];
    });
  const drawn = changed(({ drawing }) => drawing?.draw());
  expect(drawn.length).toBeGreaterThan(1);
  expect(changed(({ drawing }) => drawing?.fingerprint)).toEqual(drawn);
});
