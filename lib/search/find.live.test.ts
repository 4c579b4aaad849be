import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { find } from "./find";
import { compact, fold, normalizeSpelling } from "./fold";
import { TIER } from "./match";
import { type Findable, openIndex } from "./open-index";
import { pack, unpack } from "./pack";
import { featureNames } from "./feature-words";
import { toleratedTypos, typosBetween } from "./typos";
import { searchIndexOf } from "./testing/search-index-of";

/** Limit of the compressed index in bytes. */
const LARGEST = 24_000;

const packed = searchIndexOf("content");
const index = openIndex(packed);
const folded = (name: string) => compact(fold(name, index.han));
const ranked = memoized((typed: string) => find(index, typed).hits.map(({ found }) => found));

function memoized<Result>(read: (typed: string) => Result): (typed: string) => Result {
  const results = new Map<string, Result>();
  return (typed) => {
    const result = results.get(typed) ?? read(typed);
    results.set(typed, result);
    return result;
  };
}

function namesOf({ kind, record }: Findable): string[] {
  const { title, ja, zh, kana, pinyin, real = [] } = record;
  const names = [title, ja, zh, kana, ...(kind === "character" ? real : [])].filter(
    (name) => name !== undefined,
  );
  const reversed = names
    .filter((name) => name.split(" ").length === 2)
    .map((name) => name.split(" ").toReversed().join(" "));
  return [...names, ...reversed, ...(pinyin?.includes(" ") ? [pinyin] : [])];
}

/** True if two records share a name, so that either may come first. */
function isShared(name: string, one: Findable): boolean {
  const whole = folded(name);
  return index.all.some(
    (other) => other !== one && other.keys.some(({ wholes }) => wholes.includes(whole)),
  );
}

const named = index.all.filter(({ kind }) =>
  ["character", "unit", "agency", "club"].includes(kind),
);
const queries = named.flatMap((found) =>
  [...new Set(namesOf(found))].map((name) => ({ found, name })),
);

it("finds every record first by each of its names, in both orders, with and without spaces", () => {
  expect(queries.length).toBeGreaterThan(150);
  const missed = queries
    .filter(({ found, name }) => !isShared(name, found))
    .flatMap(({ found, name }) =>
      [name, name.replaceAll(" ", "")].map((typed) => ({ found, typed })),
    )
    .filter(({ found, typed }) => ranked(typed)[0] !== found);
  expect(missed.map(({ found, typed }) => `${typed}: ${found.record.title}`)).toEqual([]);
});

it("finds every other record among the first three by its title", () => {
  const others = index.all.filter((found) => !named.includes(found));
  const missed = others.filter((found) => !ranked(found.record.title).slice(0, 3).includes(found));
  expect(missed.map(({ record }) => record.title)).toEqual([]);
});

it("finds a name with one typo among the first three, unless it is a word for something else", () => {
  const long = named.filter(({ record }) => folded(record.title).length > 4);
  const typo = fc.record({
    found: fc.constantFrom(...long),
    at: fc.nat(),
    letter: fc.constantFrom(..."aeioukrnmst"),
    how: fc.constantFrom("swap", "drop", "add", "change"),
  });
  fc.assert(
    fc.property(typo, ({ found, at, letter, how }) => {
      const name = normalizeSpelling(found.record.title, index.han).replaceAll(" ", "");
      const place = 1 + (at % (name.length - 2));
      const [start, rest] = [name.slice(0, place), name.slice(place)];
      const typed = {
        swap: start + rest[1] + rest[0] + rest.slice(2),
        drop: start + rest.slice(1),
        add: start + letter + rest,
        change: start + letter + rest.slice(1),
      }[how];
      const typos = typosBetween(typed, name, name.length) ?? 0;
      fc.pre(typos <= toleratedTypos(typed, name));
      const { hits } = find(index, typed);
      fc.pre((hits[0]?.rank ?? 0) >= TIER.prefix);
      expect(hits.slice(0, 3).map((hit) => hit.found.record.title)).toContain(found.record.title);
    }),
    { numRuns: 100 },
  );
});

it("finds characters by their visual features", () => {
  const asked = featureNames();
  for (const [label, places] of Object.entries(packed.features)) {
    const typed = asked.get(label)?.[0] ?? label;
    expect(ranked(typed)).toEqual(expect.arrayContaining(places.map((place) => index.all[place])));
  }
});

it("finds every character by words of the profile, by birthday and by nickname", () => {
  const missed = index.all.flatMap((found) => {
    const { facts = [], also = [], born } = found.record;
    const day = born && `${Number(born.slice(0, 2))}/${Number(born.slice(3))}`;
    const typed = [...facts, ...also, ...(day ? [day] : [])];
    return typed.filter((one) => !ranked(one).includes(found));
  });
  expect(missed).toEqual([]);
});

it.each(["asdf", "zzzz", "zzzzz qq"])("%s finds nothing", (typed) => {
  expect(ranked(typed)).toEqual([]);
});

it("hello finds titles with the word alone", () => {
  for (const { record } of ranked("hello")) expect(record.title.toLowerCase()).toContain("hello");
});

it("finds every song among the first three by its slug, with hyphens and with spaces", () => {
  const songs = index.all.filter(({ kind }) => kind === "song");
  const slugOf = ({ record }: Findable) => record.path.replace(/^.*#/, "");
  const missed = songs.flatMap((song) =>
    [slugOf(song), slugOf(song).replaceAll("-", " ")].filter(
      (typed) => !ranked(typed).slice(0, 3).includes(song),
    ),
  );
  expect(missed).toEqual([]);
});

it("leads to idols and units by their names, before songs", () => {
  const first = named
    .flatMap(({ record }) => [record.title, ...(record.also ?? [])])
    .map((typed) => [typed, ranked(typed)[0]?.kind]);
  expect(first.filter(([, kind]) => kind === "song")).toEqual([]);
});

it("is small on its way, and whole", () => {
  const file = JSON.stringify(pack(packed));
  expect(gzipSync(file).length).toBeLessThanOrEqual(LARGEST);
  expect(unpack(JSON.parse(file))).toEqual(packed);
});
