import type { Character, Unit } from "../../../content/types";
import {
  campaignPath,
  clubsPath,
  explorePath,
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
  trip: explorePath,
  album: songsPath,
};

/** A record, with the members of a unit if they are removed too. */
export function targetsOf(
  draft: Draft,
  kind: KindName,
  name: string,
  withMembers: boolean,
): Target[] {
  if (kind === "character") return [characterTarget(draft, name)];
  const target: Target = {
    kind,
    name,
    ids: [],
    redirectTo: LIST_PAGES[kind] ?? parentOf(draft, name),
  };
  if (kind !== "unit" || !withMembers) return [target];
  const { list } = draft.record<Unit>(NAMED_KINDS.unit.files(name)[0] ?? "");
  const members = draft.recordsOf<Character>("characters").filter(({ id }) => list.includes(id));
  const cnames = [...new Set(members.map(({ cname }) => cname))];
  return [
    target,
    ...cnames.map((cname) => ({ ...characterTarget(draft, cname), redirectTo: unitsPath })),
  ];
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
