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

/** The address of the picture of a key, if it has one. */
export type PictureOf = (key: string) => string | undefined;

/** What the index says of a character. */
export function characterRecord(
  one: Character,
  all: readonly Character[],
  picture: PictureOf,
  readings: Readings,
): SearchRecord {
  const { ja, kana, zhHant, realName, realNameJa } = one.names;
  const { interest, stunt, birthday } = one.profile;
  return given({
    path: characterPath(one.cname),
    title: one.name,
    ja: other(ja, one.name),
    kana: otherSound(kana, one.name),
    zh: other(zhHant, ja),
    pinyin: readings.pinyinOf(zhHant ?? realNameJa ?? ja ?? ""),
    real: listOf(realName, realNameJa),
    also: one.alsoCalled,
    voice: one.cv === "-" ? undefined : listOf(one.cv, one.cvJa),
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

/** What the index says of a unit. */
export function unitRecord(
  { id, name, names, alsoCalled }: Unit,
  picture: PictureOf,
  readings: Readings,
): SearchRecord {
  const { ja, kana, zhHant } = names;
  return given({
    path: unitPath(id),
    title: name,
    ja: other(ja, name),
    kana: otherSound(kana, name),
    zh: zhHant === name ? undefined : other(zhHant, ja),
    pinyin: readings.pinyinOf(zhHant ?? ja ?? ""),
    also: alsoCalled,
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
    short: listOf(trip.unit),
    note: name ? `${album}, ${name}` : album,
    picture: picture(poster),
  });
}

const other = (name: string | undefined, shown: string | undefined) =>
  name === shown ? undefined : name;

/** Kana that say another sound than the title. */
function otherSound(kana: string | undefined, title: string): string | undefined {
  const sounds = (text: string) => fold(text).split(" ").toSorted().join(" ");
  return kana && sounds(kana) !== sounds(title) ? kana : undefined;
}

/** What somebody is to those whose records say it: a brother, a father; what is said as theirs is a role. */
const relationsOf = ({ cname }: Character, all: readonly Character[]): string[] =>
  all.flatMap(({ vid, name, vnote = "" }) =>
    vid !== cname || /^(|His .*|Her .*)$/.test(vnote)
      ? []
      : [`${givenName(name)}’s ${vnote.slice(0, 1).toLowerCase()}${vnote.slice(1)}`],
  );

/** The parts of a list in words; what stands in brackets stays with its part. */
const partsOf = (list = "-"): string[] => (list === "-" ? [] : list.split(/, (?![^(]*\))/));

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
