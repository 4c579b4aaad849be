import type { Character, Club, Office, Trip, Unit } from "../../content/types";
import { posterKey } from "../content/catalogue/poster-key";
import { characterPath, clubPath, officePath, tripPath, unitPath } from "../content/pages/paths";
import { fold } from "./fold";
import { pinyinOf, romajiOf } from "./readings";
import type { SearchRecord } from "./search-file";

/** The address of the picture of a key, if it has one. */
export type PictureOf = (key: string) => string | undefined;

/** What the index says of a character. */
export function characterRecord(one: Character, picture: PictureOf): SearchRecord {
  const { ja, kana, zhHant, realName, realNameJa } = one.names;
  return given({
    path: characterPath(one.cname),
    title: one.name,
    ja: other(ja, one.name),
    kana,
    zh: other(zhHant, ja),
    romaji: otherRomaji(kana, one.name),
    pinyin: pinyinOf(zhHant ?? realNameJa ?? ja ?? ""),
    real: listOf(realName, realNameJa),
    voice: one.cv === "-" ? undefined : listOf(one.cv, one.cvJa),
    picture: picture(posterKey(one)),
  });
}

/** What the index says of a unit. */
export function unitRecord({ id, name, names }: Unit, picture: PictureOf): SearchRecord {
  const { ja, kana, zhHant } = names;
  return given({
    path: unitPath(id),
    title: name,
    ja: other(ja, name),
    kana,
    zh: zhHant === name ? undefined : other(zhHant, ja),
    romaji: otherRomaji(kana, name),
    pinyin: pinyinOf(zhHant ?? ja ?? ""),
    picture: picture(`units/${id}-mark`),
  });
}

/** What the index says of an agency. */
export function agencyRecord(office: Office, picture: PictureOf): SearchRecord {
  const { id, name, names, cname, logo } = office;
  return given({
    path: officePath(id),
    title: name,
    ja: names.ja,
    short: listOf(cname, names.shortJa),
    picture: picture(logo),
  });
}

/** What the index says of a club. */
export function clubRecord({ key, title, titleJa }: Club): SearchRecord {
  return given({ path: clubPath(key), title, ja: titleJa });
}

/** What the index says of a trip. */
export function tripRecord(trip: Trip, units: readonly Unit[], picture: PictureOf): SearchRecord {
  const { id, title, album, unitId, poster } = trip;
  const name = units.find((unit) => unit.id === unitId)?.name ?? trip.unit;
  return given({
    path: tripPath(id),
    title,
    short: listOf(album, name && `${name} trip`),
    note: name ? `${album}, ${name}` : album,
    picture: picture(poster),
  });
}

const other = (name: string | undefined, shown: string | undefined) =>
  name === shown ? undefined : name;

/** The romaji of kana, where it reads otherwise than the title. */
function otherRomaji(kana: string | undefined, title: string): string | undefined {
  if (!kana) return undefined;
  const romaji = romajiOf(kana);
  const words = new Set(fold(title).split(" "));
  const isSame = fold(romaji)
    .split(" ")
    .every((word) => words.has(word));
  return isSame ? undefined : romaji;
}

const listOf = (...texts: (string | undefined)[]): string[] =>
  texts.filter((text) => text) as string[];

/** The record without what is empty. */
function given(
  record: {
    [Key in keyof SearchRecord]: SearchRecord[Key] | undefined;
  },
): SearchRecord {
  const fields = Object.entries(record).filter(
    ([, value]) => value !== undefined && String(value) !== "",
  );
  return Object.fromEntries(fields) as unknown as SearchRecord;
}
