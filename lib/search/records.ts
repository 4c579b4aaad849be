import type { Character, Club, Office, Trip, Unit } from "../../content/types";
import { posterKey } from "../content/model/kinds/poster-key";
import {
  characterPath,
  clubPath,
  officePath,
  tripPath,
  unitPath,
} from "../content/model/pages/paths";
import { givenName } from "../text/given-name";
import { fold } from "./fold";
import type { Readings } from "./readings";
import type { SearchRecord } from "./search-file";

/** Returns the address of a picture by key. */
export type PictureOf = (key: string) => string | undefined;

export function characterRecord(
  one: Character,
  all: readonly Character[],
  picture: PictureOf,
  readings: Readings,
): SearchRecord {
  const { ja, kana, zhHant, realName, realNameJa } = one.names;
  const { interest, stunt, birthday } = one.profile;
  return withoutEmptyFields({
    path: characterPath(one.cname),
    title: one.name,
    ja: differentName(ja, one.name),
    kana: differentReading(kana, one.name),
    zh: differentName(zhHant, ja),
    pinyin: readings.pinyinOf(zhHant ?? realNameJa ?? ja ?? ""),
    real: nonEmpty(realName, realNameJa),
    also: one.alsoCalled,
    voice: one.cv === "-" ? undefined : nonEmpty(one.cv, one.cvJa),
    facts: [
      ...partsOf(one.role),
      ...relationsOf(one, all),
      ...partsOf(interest),
      ...partsOf(stunt),
    ],
    born: birthday === "-" ? undefined : birthday,
    picture: picture(posterKey(one)),
  });
}

export function unitRecord(
  { id, name, names, alsoCalled }: Unit,
  picture: PictureOf,
  readings: Readings,
): SearchRecord {
  const { ja, kana, zhHant } = names;
  return withoutEmptyFields({
    path: unitPath(id),
    title: name,
    ja: differentName(ja, name),
    kana: differentReading(kana, name),
    zh: zhHant === name ? undefined : differentName(zhHant, ja),
    pinyin: readings.pinyinOf(zhHant ?? ja ?? ""),
    also: alsoCalled,
    picture: picture(`units/${id}-mark`),
  });
}

export function agencyRecord(office: Office, picture: PictureOf): SearchRecord {
  const { id, name, names, cname, logo } = office;
  return withoutEmptyFields({
    path: officePath(id),
    title: name,
    ja: names.ja,
    short: nonEmpty(cname, names.shortJa),
    picture: picture(logo),
  });
}

export function clubRecord({ key, title, titleJa }: Club): SearchRecord {
  return withoutEmptyFields({ path: clubPath(key), title, ja: titleJa });
}

export function tripRecord(trip: Trip, units: readonly Unit[], picture: PictureOf): SearchRecord {
  const { id, title, album, unitId, poster } = trip;
  const name = units.find((unit) => unit.id === unitId)?.name ?? trip.unit;
  return withoutEmptyFields({
    path: tripPath(id),
    title,
    short: nonEmpty(trip.unit),
    note: name ? `${album}, ${name}` : album,
    picture: picture(poster),
  });
}

const differentName = (name: string | undefined, shown: string | undefined) =>
  name === shown ? undefined : name;

/** Kana with another sound than the title. */
function differentReading(kana: string | undefined, title: string): string | undefined {
  const sounds = (text: string) => fold(text).split(" ").toSorted().join(" ");
  return kana && sounds(kana) !== sounds(title) ? kana : undefined;
}

/** Relations of a character in others' records: a brother, a father. */
const relationsOf = ({ cname }: Character, all: readonly Character[]): string[] =>
  all.flatMap(({ vid, name, vnote = "" }) =>
    vid !== cname || /^(|His .*|Her .*)$/.test(vnote)
      ? []
      : [`${givenName(name)}’s ${vnote.slice(0, 1).toLowerCase()}${vnote.slice(1)}`],
  );

/** Splits a list in words at commas outside of brackets. */
const partsOf = (list = "-"): string[] => (list === "-" ? [] : list.split(/, (?![^(]*\))/));

const nonEmpty = (...texts: (string | undefined)[]): string[] =>
  texts.filter((text) => text) as string[];

function withoutEmptyFields(
  record: {
    [Key in keyof SearchRecord]: SearchRecord[Key] | undefined;
  },
): SearchRecord {
  const fields = Object.entries(record).filter(
    ([, value]) => value !== undefined && String(value) !== "",
  );
  return Object.fromEntries(fields) as unknown as SearchRecord;
}
