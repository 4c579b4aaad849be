import { readCatalogue } from "../../lib/content/read/catalogue/read-catalogue";
import { builtPages } from "./pages";

const { fourPiece, venues, characters, units } = readCatalogue("content");
const pages = new Map(builtPages().map(({ path, html }) => [path, html]));

const textOf = (path: string): string =>
  (pages.get(path) ?? "")
    .replaceAll(/<style[\s\S]*?<\/style>|<script[\s\S]*?<\/script>/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ");

const missing = (path: string, parts: readonly string[]) => {
  const text = textOf(path);
  return parts.filter((part) => !text.includes(part.replaceAll(/\s+/g, " ")));
};

const characterOf = (id: number) => {
  const found = characters.find((one) => one.id === id);
  if (!found) throw new Error(`no character ${id}`);
  return found;
};

describe("the pages of the audition", () => {
  it("are one for each idol, besides the poster and the list of badges", () => {
    const paths = [...pages.keys()].filter((path) => path.startsWith("/4piece"));
    expect(paths.toSorted()).toEqual(
      [
        "/4piece",
        "/4piece/idol",
        ...fourPiece.map(({ slug }) => `/4piece/idol/${slug}`),
      ].toSorted(),
    );
  });

  it.each(fourPiece.map((idol) => [idol.slug, idol] as const))(
    "/4piece/idol/%s tells venue, team, role, units and all its words",
    (slug, idol) => {
      const path = `/4piece/idol/${slug}`;
      const venue = venues.find(({ id }) => id === idol.venue);
      const character = characterOf(idol.character);
      const unit = units.find(({ id }) => id === character.unit);
      const team = fourPiece.filter((one) => one.venue === idol.venue);
      expect(
        missing(path, [
          character.name,
          venue?.name ?? "?",
          venue?.eventName ?? "?",
          unit?.name ?? "?",
          idol.role === "beside" ? "At the side of the contestants" : "Contestant",
          idol.roleTitle,
          idol.lead,
          ...idol.text.split("\n\n"),
          ...Object.values(idol.sheet),
          ...(idol.later ? [idol.later.what] : []),
          ...(character.names.realName ? [character.names.realName] : []),
          ...team.map((one) => characterOf(one.character).name),
        ]),
      ).toEqual([]);
      const html = pages.get(path) ?? "";
      const mates = team.filter((one) => one.slug !== slug);
      expect(mates.filter((one) => !html.includes(`href="/4piece/idol/${one.slug}"`))).toEqual([]);
      expect(html).toContain(`href="/explore/units/characters/${character.cname}`);
      expect(html).toContain(`data-venue="${idol.venue}"`);
    },
  );

  it("names the twin who has no page of his own", () => {
    for (const { slug, twin } of fourPiece) {
      if (twin === undefined) continue;
      const { name } = characterOf(twin);
      expect([missing(`/4piece/idol/${slug}`, [name]), missing("/4piece/idol", [name])]).toEqual([
        [],
        [],
      ]);
    }
  });

  it.each(venues.map((venue) => [venue.id, venue] as const))(
    "/4piece tells of %s: its event, its words, its idols",
    (id, venue) => {
      const there = fourPiece.filter((idol) => idol.venue === id);
      expect(
        missing("/4piece", [
          venue.name,
          venue.piece,
          venue.eventName,
          venue.lead,
          venue.text,
          ...there.map(({ character }) => characterOf(character).name),
        ]),
      ).toEqual([]);
      const html = pages.get("/4piece") ?? "";
      expect(there.filter(({ slug }) => !html.includes(`href="/4piece/idol/${slug}"`))).toEqual([]);
      expect(html).toContain(`href="#${id}"`);
    },
  );

  it("are linked from the list of badges and from the profiles", () => {
    const idols = pages.get("/4piece/idol") ?? "";
    for (const { slug, character } of fourPiece) {
      expect(idols).toContain(`href="/4piece/idol/${slug}"`);
      const profile = `/explore/units/characters/${characterOf(character).cname}`;
      expect(pages.get(profile)).toContain(`href="/4piece/idol/${slug}"`);
    }
  });
});
