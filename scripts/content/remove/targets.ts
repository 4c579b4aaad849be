import type { Album, Character, Song, Unit } from "../../../content/types";
import {
  campaignPath,
  clubsPath,
  songsPath,
  unitPath,
  unitsPath,
} from "../../../lib/content/model/pages/paths";
import type { Reference } from "../../../lib/content/model/references/reference";
import type { Draft } from "../draft/draft";
import { type KindName, NAMED_KINDS } from "../kinds/kinds";
import { isNamedBy } from "../kinds/renaming";

export interface Target {
  readonly kind: KindName;
  readonly name: string;
  /** Numbers that references use besides its name. */
  readonly ids: readonly number[];
  /** Default page to show at its address. */
  readonly redirectTo: string;
}

const LIST_PAGES: Partial<Record<KindName, string>> = {
  unit: unitsPath,
  club: clubsPath,
  album: songsPath,
};

interface Companions {
  /** The members of a unit. */
  readonly withMembers: boolean;
  /** Songs that only those who are removed sing, and albums without another song. */
  readonly withSongs?: boolean;
}

/** A record, with those that are removed with it. */
export function targetsOf(
  draft: Draft,
  kind: KindName,
  name: string,
  { withMembers, withSongs }: Companions,
): Target[] {
  const found = kind === "character" ? [characterTarget(draft, name)] : [target(draft, kind, name)];
  if (kind === "unit" && withMembers) found.push(...memberTargets(draft, name));
  return withSongs ? [...found, ...songTargets(draft, found)] : found;
}

const target = (draft: Draft, kind: KindName, name: string): Target => {
  return { kind, name, ids: [], redirectTo: LIST_PAGES[kind] ?? parentOf(draft, name) };
};

function songTargets(draft: Draft, removed: readonly Target[]): Target[] {
  const gone = removed.flatMap(({ ids }) => ids);
  const isGone = (id: number) => gone.includes(id);
  const songs = draft
    .recordsOf<Song>("songs")
    .filter(({ singers = [] }) => singers.length > 0 && singers.every(isGone))
    .map(({ id }) => id);
  const names = [...songs, ...removed.flatMap(({ kind, name }) => (kind === "song" ? name : []))];
  const albums = draft
    .recordsOf<Album>("albums")
    .filter(({ discs }) => discs.flat().every((id) => names.includes(id)));
  return [
    ...songs.map((id) => target(draft, "song", id)),
    ...albums.map(({ id }) => target(draft, "album", id)),
  ];
}

function memberTargets(draft: Draft, name: string): Target[] {
  const { list } = draft.record<Unit>(NAMED_KINDS.unit.files(name)[0] ?? "");
  const members = draft.recordsOf<Character>("characters").filter(({ id }) => list.includes(id));
  const cnames = [...new Set(members.map(({ cname }) => cname))];
  return cnames.map((cname) => ({ ...characterTarget(draft, cname), redirectTo: unitsPath }));
}

function characterTarget(draft: Draft, cname: string): Target {
  const records = draft.recordsOf<Character>("characters").filter((one) => one.cname === cname);
  const [{ unit } = { unit: "other" }] = records;
  const ids = records.map(({ id }) => id);
  return { kind: "character", name: cname, ids, redirectTo: unitPath(unit) };
}

function parentOf(draft: Draft, slug: string): string {
  const parent = slug.split("/").slice(0, -1).join("/");
  const file = NAMED_KINDS.campaign.files(parent)[0] ?? "";
  return parent !== "" && draft.text(file) !== undefined ? campaignPath(parent) : "/";
}

export function refersTo(reference: Reference, { kind, name, ids }: Target): boolean {
  if (reference.refers === "characterId") return ids.includes(Number(reference.value));
  return isNamedBy(reference, NAMED_KINDS[kind], name);
}
