import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Campaign, Character, Exhibit, Unit, UnitId } from "../../content/types";
import { colorsOfUnit } from "../../lib/content/model/catalogue/colors-of-unit";
import type { Catalogue } from "../../lib/content/model/catalogue/catalogue";
import { readCatalogue } from "../../lib/content/read/catalogue/read-catalogue";
import { canonicalText } from "../../lib/content/check/style/canonical-text";
import { campaignKeyOf, KINDS } from "../../lib/content/model/kinds/kinds";
import type { JsonSchema } from "../../lib/content/model/schema/json-schema";
import { schemasOf } from "../../lib/content/read/schema/read-schemas";
import { rootSchema } from "../../lib/content/model/schema/subschema";
import { type CopiedKind, copyRecord } from "./copy-records";
import { copiedIds, copyNames } from "./names";

const COMMON = "content/schema/common.schema.json";

/**
 * Multiplies the content of the project at `root`: characters, units, clubs, campaigns without a module and exhibits
 * exist `times` times, each copy linked within itself, and offices list all units. Counted records (trips, venues,
 * idols of the audition, legal pages), notices and films stay. Deterministic.
 */
export function multiplyContent(root: string, times: number): void {
  if (times === 1) return;
  const content = join(root, "content");
  const catalogue = readCatalogue(content);
  const originals = originalsOf(catalogue, readExhibits(content));
  const campaigns = new Set(originals.campaigns.map(({ slug }) => slug));
  const copies = Array.from({ length: times - 1 }, (_, index) => copyNames(index + 1));

  widenSchema(root, copies.length);
  const schemas = schemasOf(root);
  for (const names of copies) {
    for (const kind of Object.keys(originals) as CopiedKind[]) {
      for (const record of originals[kind]) {
        const copy = copyRecord(kind, record, KINDS[kind].schema(), { names, campaigns, schemas });
        if (kind === "exhibits") copy.id = names.exhibit(String(copy.id));
        const key = String(copy.cname ?? copy.slug ?? copy.key ?? copy.id);
        write(root, kind, campaignKeyOf(key), copy, schemas);
      }
    }
  }
  for (const office of catalogue.offices) {
    const list = [...office.list, ...copies.flatMap(({ key }) => office.list.map(key))];
    write(root, "offices", office.id, { ...office, list }, schemas);
  }
}

/** Originals of the copies: without properties allowed only for some ids. */
function originalsOf({ characters, units, clubs, campaigns }: Catalogue, exhibits: Exhibit[]) {
  const lists = unitLists(units);
  const unitOf = new Map([...lists].flatMap(([unit, ids]) => ids.map((id) => [id, unit] as const)));
  return {
    characters: characters.map((one) => ordinary(one, unitOf.get(one.id) ?? one.unit)),
    units: units.map((unit) => {
      const list = lists.get(unit.id) ?? [];
      return { ...unit, leader: unit.leader ?? list[0] ?? 0, list, colors: colorsOfUnit(unit) };
    }),
    clubs,
    campaigns: campaigns.filter((campaign) => !isSingle(campaign)),
    exhibits,
  };
}

/** Drops `comment` and `times`; an audition record becomes an idol of its own. */
function ordinary({ comment: _comment, times: _times, ...one }: Character, unit: UnitId) {
  return one.unit === "4piece"
    ? { ...one, unit, name: `${one.name} audition`, cname: `${one.cname}_audition` }
    : { ...one, unit };
}

/**
 * True for a campaign that must stay single. Some modules show every character: ten of them with ten times the
 * characters would be a hundred times the work.
 */
const isSingle = ({ blocks }: Campaign): boolean => blocks.some(({ kind }) => kind === "module");

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
  kind: CopiedKind | "offices",
  key: string,
  data: object,
  schemas: ReadonlyMap<string, JsonSchema>,
): void {
  const { folder, schema } = KINDS[kind];
  const text = canonicalText(data, rootSchema(schemas, schema()), schemas);
  writeFileSync(join(root, "content", folder, `${key}.json`), text);
}

/** Least and greatest number of a unit's members, as in rule `unit-size` for most units. */
const LEAST = 2;
const MOST = 5;

/**
 * Members of copied units. Copies have no exceptions to rule `unit-size`, so members of a large unit move to the
 * smallest ones.
 * @throws if there is no room for all of them, or a unit stays too small
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

/** Our flower stands by file; the catalogue does not contain them. */
function readExhibits(content: string): Exhibit[] {
  const folder = join(content, "exhibits");
  return readdirSync(folder)
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Exhibit);
}
