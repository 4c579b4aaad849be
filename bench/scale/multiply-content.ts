import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Catalogue, readCatalogue } from "../../lib/content/catalogue/read-catalogue";
import { campaignKeyOf, KINDS } from "../../lib/content/kinds/kinds";
import type { JsonSchema } from "../../lib/content/schema/json-schema";
import { schemasOf } from "../../lib/content/schema/read-schemas";
import { schemaFile } from "../../lib/content/schema/schema-at";
import { canonicalText } from "../../lib/content/check/style/canonical-text";
import {
  copyCampaign,
  copyCharacter,
  copyClub,
  copyExhibit,
  copyUnit,
  isSingle,
} from "./copy-records";
import { copiedIds, type CopyNames, copyNames } from "./names";
import type { Exhibit, Unit } from "../../content/types";

/** The schema that says which numbers there are. */
const COMMON = "content/schema/common.schema.json";

type CopiedKind = "characters" | "units" | "clubs" | "campaigns" | "exhibits";

/** A record of a copy: where it belongs, and what it holds. */
interface CopiedRecord {
  kind: CopiedKind;
  /** Name of its file without the ending. */
  key: string;
  data: object;
}

/**
 * Makes the content of the project at `root` `times` as large: characters, units, clubs, campaigns
 * without a module and exhibits are there `times` times, each copy linked within itself, and offices hold
 * the units of all. What the schemas or rules count (trips, venues, idols of the audition, legal pages),
 * the notices and the films stay. The same content always gives the same bytes.
 */
export function multiplyContent(root: string, times: number): void {
  if (times === 1) return;
  const content = join(root, "content");
  const catalogue = readCatalogue(content);
  const exhibits = readExhibits(content);
  const copies = Array.from({ length: times - 1 }, (_, index) => copyNames(index + 1));

  widenSchema(root, copies.length);
  const schemas = schemasOf(root);
  for (const names of copies) {
    for (const record of copiedRecords(catalogue, exhibits, names)) write(root, record, schemas);
  }
  for (const office of catalogue.offices) {
    const list = [...office.list, ...copies.flatMap(({ key }) => office.list.map(key))];
    write(root, { kind: "offices", key: office.id, data: { ...office, list } }, schemas);
  }
}

function copiedRecords(
  { characters, units, clubs, campaigns }: Catalogue,
  exhibits: ReturnType<typeof readExhibits>,
  names: CopyNames,
): CopiedRecord[] {
  const lists = unitLists(units);
  const unitOf = new Map([...lists].flatMap(([unit, ids]) => ids.map((id) => [id, unit] as const)));
  const unit = (id: number) => names.key(unitOf.get(id) ?? "");
  const several = campaigns.filter((campaign) => !isSingle(campaign));
  const slugs = new Set(several.map(({ slug }) => slug));
  return [
    ...characters
      .map((one) => copyCharacter(one, unit(one.id), names))
      .map((data) => ({ kind: "characters" as const, key: data.cname, data })),
    ...units
      .map((one) => copyUnit(one, lists.get(one.id) ?? [], names))
      .map((data) => ({ kind: "units" as const, key: data.id, data })),
    ...clubs
      .map((one) => copyClub(one, names))
      .map((data) => ({ kind: "clubs" as const, key: data.key, data })),
    ...several
      .map((one) => copyCampaign(one, slugs, names))
      .map((data) => ({ kind: "campaigns" as const, key: campaignKeyOf(data.slug), data })),
    ...exhibits
      .map((one) => copyExhibit(one, names))
      .map((data) => ({ kind: "exhibits" as const, key: data.id, data })),
  ];
}

/** Lets the schema know the numbers of the copies: content that names them is refused otherwise. */
function widenSchema(root: string, copies: number): void {
  const path = join(root, COMMON);
  const schema = JSON.parse(readFileSync(path, "utf8")) as {
    definitions: { characterId: { anyOf: object[] } };
  };
  schema.definitions.characterId.anyOf.push(copiedIds(copies));
  writeFileSync(path, `${JSON.stringify(schema, null, 2)}\n`);
}

function write(
  root: string,
  { kind, key, data }: Omit<CopiedRecord, "kind"> & { kind: CopiedKind | "offices" },
  schemas: ReadonlyMap<string, JsonSchema>,
): void {
  const { folder, schema } = KINDS[kind];
  const text = canonicalText(data, schemaFile(schemas, schema()), schemas);
  writeFileSync(join(root, "content", folder, `${key}.json`), text);
}

/** Members that a unit has, least and most: what the rule `unit-size` asks of all but two units. */
const LEAST = 2;
const MOST = 5;

/**
 * Members for copies of units, by unit. Copies have ids of their own, so no exception is made for
 * them: who is one too many in a large unit goes to the smallest ones.
 * @throws if there is no room for all of them, or a unit is left too small
 */
function unitLists(
  units: readonly Pick<Unit, "id" | "list">[],
): Map<Unit["id"], readonly number[]> {
  const lists = new Map(units.map(({ id, list }) => [id, list.slice(0, MOST) as number[]]));
  const waiting = units.flatMap(({ list }) => list.slice(MOST));
  for (const id of waiting) {
    const [smallest] = [...lists.values()].toSorted((one, other) => one.length - other.length);
    if (!smallest || smallest.length >= MOST) throw new Error("The units have no room for all.");
    smallest.push(id);
  }
  for (const [id, list] of lists) {
    if (list.length < LEAST) throw new Error(`A copy of unit ${id} has ${list.length} members.`);
  }
  return lists;
}

/** Our flower stands in a content folder, in the order of their files; the catalogue has none. */
function readExhibits(content: string): Exhibit[] {
  const folder = join(content, "exhibits");
  return readdirSync(folder)
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Exhibit);
}
