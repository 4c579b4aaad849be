import { WHEEL_KEY } from "../../calendar/birthday-wheel";
import { pictureKeysBesidePoster, posterKey } from "../../content/model/kinds/poster-key";
import type { Catalogue } from "../../content/model/catalogue/catalogue";
import { readCatalogue } from "../../content/read/catalogue/read-catalogue";
import { sleeveSubject } from "./sleeve-subject";
import { posterSubject } from "./subjects";
import { picturesOf } from "./picture-sources";

const catalogue = readCatalogue("content");
const campaign = catalogue.campaigns.find(({ cast }) => cast.length > 1);
const [trip] = catalogue.trips;
const someone = catalogue.characters.find(
  ({ id, profile }) => campaign?.cast.includes(id) && profile.birthday !== "-",
);
if (!campaign || !trip || !someone) throw new Error("the content has none");

const of = (content: Catalogue, art = new Map<string, string>()) =>
  picturesOf({ catalogue: content, art, fingerprint: (data) => JSON.stringify(data) });
const sources = of(catalogue);
const keys = sources.map(({ key }) => key);
const before = new Map(sources.map(({ key, drawing }) => [key, drawing?.fingerprint]));

function drawnAgain(edit: Partial<Catalogue>) {
  return of({ ...catalogue, ...edit })
    .filter(({ key, drawing }) => before.get(key) !== drawing?.fingerprint)
    .map(({ key }) => key);
}
const edited = <One extends object>(list: readonly One[], one: One, change: Partial<One>) =>
  list.map((each) => (each === one ? { ...each, ...change } : each));
const both = (key: string) => [`${key}-wide`, `${key}-tall`];

it("lists a poster, its cuts and three moods for every record, and the pictures of units, offices, campaigns, trips, albums, venues", () => {
  const { albums, characters, units, offices, campaigns, trips, venues } = catalogue;
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.toSorted()).toEqual(
    [
      ...characters.flatMap((one) => [posterKey(one), ...pictureKeysBesidePoster(one)]),
      ...units.flatMap(({ id }) => [...both(`units/${id}`), `units/${id}-mark`]),
      ...offices.flatMap(({ id }) => [`offices/${id}-mark`, `offices/${id}-picture`]),
      ...campaigns.flatMap(({ slug }) => both(`campaigns/${slug.replaceAll("/", "-")}`)),
      ...trips.flatMap(({ id }) => [`trips/${id}`, `trips/${id}-wide`]),
      ...albums.map(({ id }) => `albums/${id}`),
      ...venues.flatMap(({ id }) => both(`venues/${id}`)),
      WHEEL_KEY,
    ].toSorted(),
  );
});

it("draws a campaign again when its scene, colours or cast change, not when its words do", () => {
  const again = (change: Partial<typeof campaign>) =>
    drawnAgain({ campaigns: edited(catalogue.campaigns, campaign, change) });
  expect(again({ name: "Another name" })).toEqual([]);
  expect(again({ cast: campaign.cast.slice(1) })).toHaveLength(2);
  expect(again({ colors: { ...campaign.colors, color1: "#24464b" } })).toHaveLength(2);
});

it("draws a unit again with the text of its backdrop, which is scattered stars for one without", () => {
  const { illustrations, units } = catalogue;
  const stars = illustrations.get("backdrops/scattered-stars") ?? "";
  const decorated = units.find(({ backdrop }) => backdrop && backdrop !== "scattered-stars");
  const redrawn = drawnAgain({
    illustrations: new Map(illustrations).set(`backdrops/${decorated?.backdrop}`, stars),
  });
  expect(redrawn).toEqual(expect.arrayContaining(both(`units/${decorated?.id}`)));
  const plain = units.map(({ backdrop, ...unit }) =>
    backdrop === decorated?.backdrop ? unit : { ...unit, ...(backdrop && { backdrop }) },
  );
  expect(drawnAgain({ units: plain })).toEqual(redrawn);
});

it("draws only pictures with an edited look again", () => {
  const { look } = someone;
  if (look.kind !== "portrait") throw new Error("a portrait is needed");
  const hair = { ...look.hair, color: "#24464b" };
  const again = drawnAgain({
    characters: edited(catalogue.characters, someone, { look: { ...look, hair } }),
  });
  const key = posterKey(someone);
  const drawnLook = JSON.stringify(posterSubject(someone, catalogue).look);
  const isSomeone = (one: { look: unknown }) => JSON.stringify(one.look) === drawnLook;
  expect(again.toSorted()).toEqual(
    [
      key,
      ...pictureKeysBesidePoster(someone),
      ...catalogue.units
        .filter(({ list }) => list.includes(someone.id))
        .flatMap(({ id }) => both(`units/${id}`)),
      ...catalogue.campaigns
        .filter(({ cast }) => cast.includes(someone.id))
        .flatMap(({ slug }) => both(`campaigns/${slug.replaceAll("/", "-")}`)),
      ...catalogue.albums
        .filter((album) => sleeveSubject(album, catalogue).cast?.some(isSomeone))
        .map(({ id }) => `albums/${id}`),
      WHEEL_KEY,
    ].toSorted(),
  );
});

it("draws nothing again when only a text is edited", () => {
  const text = `${someone.text} One more sentence.`;
  expect(drawnAgain({ characters: edited(catalogue.characters, someone, { text }) })).toEqual([]);
});

it("draws both pictures of a trip and the sleeve of its album again when its colours change", () => {
  const colors = { ...trip.colors, color1: "#24464b" };
  expect(drawnAgain({ trips: edited(catalogue.trips, trip, { colors }) })).toEqual([
    `trips/${trip.id}`,
    `trips/${trip.id}-wide`,
    `albums/${trip.albumId}`,
  ]);
});

it("lets a file of art win, for the poster and what is made of it", () => {
  const key = posterKey(someone);
  const replaced = of(catalogue, new Map([[key, "/art/own.png"]]));
  for (const part of ["", "-face", "-wallpaper"]) {
    const source = replaced.find((one) => one.key === key + part);
    expect(source).toMatchObject({ file: "/art/own.png" });
    expect(source?.drawing).toBeUndefined();
  }
});
