import { readCatalogue } from "../../lib/content/read/catalogue/read-catalogue";
import { isLeader } from "../../lib/content/model/catalogue/leads";
import { formatDate } from "../../lib/format/date";
import { builtPages, firstGroups, visibleText } from "./pages";

const pages = builtPages();
const catalogue = readCatalogue("content");
const page = (path: string): string => pages.find((one) => one.path === path)?.html ?? "";

const missing = (words: string, parts: (string | undefined)[]) =>
  parts.filter((part) => part === undefined || !words.includes(part.replaceAll(/\s+/g, " ")));

describe("a unit's page", () => {
  it.each(catalogue.units.map((unit) => [unit.id, unit] as const))(
    "of %s tells all",
    (id, unit) => {
      const members = catalogue.characters.filter((one) => unit.list.includes(one.id));
      expect(
        missing(visibleText(page(`/explore/units/${id}`)), [
          unit.name,
          unit.display.lead,
          unit.display.leadEn,
          ...unit.display.desc.split("\n\n"),
          ...(unit.firstRelease ? [unit.firstRelease.title] : []),
          ...(unit.leaderNote ? [unit.leaderNote] : []),
          ...members.flatMap(({ name, desc }) => [name, desc]),
        ]),
      ).toEqual([]);
    },
  );

  it.each(catalogue.units.map((unit) => [unit.id, unit] as const))(
    "of %s marks those who lead it, and so do their own pages",
    (id, unit) => {
      const members = catalogue.characters.filter((one) => unit.list.includes(one.id));
      const leaders = members.filter((one) => isLeader(one.id, unit));
      const marks = (path: string) => firstGroups(page(path), />(Leader)<\/(?:p|span)>/g).length;
      expect(marks(`/explore/units/${id}`)).toBe(leaders.length);
      for (const { cname } of leaders) {
        expect(marks(`/explore/units/characters/${cname}`)).toBe(leaders.length);
      }
    },
  );
});

describe("the pages of agencies and clubs", () => {
  it.each(catalogue.offices.map((office) => [office.id, office] as const))(
    "the agency %s names all its units and everyone in them, and its label in Chinese",
    (id, { name, names, cname, desc, list }) => {
      const units = catalogue.units.filter((unit) => list.includes(unit.id));
      const members = catalogue.characters.filter(({ unit }) => list.includes(unit));
      expect(
        missing(visibleText(page(`/explore/agencies/${id}`)), [
          name,
          cname,
          desc,
          names.ja ?? name,
          ...[...units, ...members].map((one) => one.name),
        ]),
      ).toEqual([]);
    },
  );

  it.each(catalogue.clubs.map((club) => [club.key, club] as const))(
    "the club %s shows the faces of all its members, on its page and in the list",
    (key, { title, titleJa, desc, list }) => {
      const members = catalogue.characters.filter(({ id }) => list.includes(id));
      const html = page(`/explore/clubs/${key}`);
      const words = members.flatMap((one) => [one.name, one.desc]);
      expect(missing(visibleText(html), [title, titleJa ?? title, desc, ...words])).toEqual([]);
      expect(firstGroups(html, /<li[^>]* data-character="(\d+)"/g).toSorted()).toEqual(
        list.map(String).toSorted(),
      );
      const names = members.map(({ name }) => name);
      expect(missing(visibleText(page("/explore/clubs")), [title, ...names])).toEqual([]);
    },
  );
});

describe("a trip's page", () => {
  it.each(catalogue.trips.map((trip) => [trip.id, trip] as const))(
    "of %s tells all",
    (id, trip) => {
      const html = page(`/${id}`);
      const unit = catalogue.units.find((one) => one.id === trip.unitId)?.name ?? trip.unit;
      const cast = catalogue.characters.filter((one) => trip.cast.includes(one.id));
      expect(cast).toHaveLength(trip.cast.length);
      expect(
        missing(visibleText(html), [
          trip.title,
          trip.lead,
          trip.album,
          unit,
          formatDate(trip.released),
          ...trip.text.split("\n\n"),
          ...trip.stops.flatMap(({ name, note }) => [name, note]),
          ...cast.map(({ name }) => name),
          ...catalogue.trips.map(({ title }) => title),
        ]),
      ).toEqual([]);
      const links = firstGroups(html, /<a [^>]*href="([^"]*)"/g);
      const profiles = cast.map(({ cname }) => `/explore/units/characters/${cname}`);
      const others = catalogue.trips.map((other) => `/${other.id}`);
      expect([...profiles, ...others].filter((path) => !links.includes(path))).toEqual([]);
      expect(html).toContain(`alt="${trip.alt}"`);
    },
  );
});

describe("the unit explorer and the list of units", () => {
  it.each(["/explore/units", "/explore/units/list"])(
    "%s tells of every office and names every unit",
    (path) => {
      expect(
        missing(visibleText(page(path)), [
          ...catalogue.offices.flatMap(({ name, desc }) => [name, desc]),
          ...catalogue.units.map(({ name }) => name),
        ]),
      ).toEqual([]);
    },
  );

  it("shows the default unit with its leader before any script runs", () => {
    const [office] = catalogue.offices.toSorted((one, other) => one.order - other.order);
    const unit = catalogue.units.find(({ id }) => id === office?.list[0]);
    const members = catalogue.characters.filter(({ id }) => unit?.list.includes(id));
    const leader = members.find(({ id }) => id === unit?.leader);
    expect(
      missing(visibleText(page("/explore/units")), [
        unit?.display.lead,
        unit?.display.leadEn,
        ...members.map(({ name }) => name),
        leader?.desc,
        ...(leader?.catch.split("\n") ?? []),
        ...catalogue.clubs
          .filter(({ key }) => leader?.circle.includes(key))
          .map((one) => one.title),
      ]),
    ).toEqual([]);
  });

  it.each(["/explore/everybody", "/explore/units/characters"])(
    "%s names every idol once",
    (path) => {
      const links = firstGroups(page(path), /<h3[^>]*><a [^>]*href="([^"]*)"/g);
      const cnames = new Set(catalogue.characters.map(({ cname }) => cname));
      expect(links.toSorted()).toEqual(
        [...cnames].map((cname) => `/explore/units/characters/${cname}`).toSorted(),
      );
    },
  );

  it("carries the desktop rule in the head of the pages for mobile, and of no other", () => {
    const ruled = pages
      .filter(({ html }) => html.includes("location.replace"))
      .map((one) => one.path);
    expect(ruled.toSorted()).toEqual(["/explore/units/characters", "/explore/units/list"]);
  });
});

const published = (value: string, measure = "") =>
  value === "-" || value === "???" ? [] : [measure ? `${value} ${measure}` : value];

describe("a character's page", () => {
  it.each(
    catalogue.characters
      .filter(({ unit }) => unit !== "4piece")
      .map(({ cname, id }) => [cname, id]),
  )("of %s says without scripts all that its record says", (cname, id) => {
    const record = catalogue.characters.find((one) => one.id === id);
    const words = visibleText(page(`/explore/units/characters/${cname}`));
    if (!record) throw new Error("no record");
    const expected = [
      record.name,
      record.desc,
      record.recruitText,
      ...record.text.split("\n\n"),
      ...record.catch.split("\n"),
      ...Object.values(record.names),
      ...(record.comment ? [record.comment] : []),
      ...(record.profile.interestJa ? [record.profile.interestJa, record.profile.stuntJa] : []),
      ...(record.cv === "-" ? [] : [record.cv]),
      ...(record.vnote ? [record.vnote, record.vname] : []),
      ...(record.profile.school ? [record.profile.school] : []),
      ...published(record.profile.height, "cm"),
      ...published(record.profile.weight, "kg"),
      ...published(record.profile.age),
      ...published(record.profile.blood),
      ...(record.profile.year1
        ? [record.profile.year1.interest, record.profile.year1.stuntJa]
        : []),
      ...(record.sourceNotes ?? []),
      ...catalogue.clubs.filter(({ key }) => record.circle.includes(key)).map(({ desc }) => desc),
    ];
    expect(missing(words, expected)).toEqual([]);
  });

  it("never shows a bare dash or question marks for unknown facts", () => {
    const stranger = catalogue.characters.find(({ profile }) => profile.height === "-");
    const words = page(`/explore/units/characters/${stranger?.cname}`);
    expect(words).not.toMatch(/<dd[^>]*>(-|\?\?\?)</);
    expect(words).toContain("Unknown so far");
  });

  it.each(catalogue.characters.filter(({ unit }) => unit === "4piece").map(({ cname }) => cname))(
    "tells the audition and the debut of %s on one page",
    (cname) => {
      const words = visibleText(page(`/explore/units/characters/${cname}`));
      for (const record of catalogue.characters.filter((one) => one.cname === cname)) {
        expect(missing(words, [...record.text.split("\n\n"), record.recruitText])).toEqual([]);
      }
    },
  );
});
