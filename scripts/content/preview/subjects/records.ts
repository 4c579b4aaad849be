import type { Unit } from "../../../../content/types";
import { campaignArt } from "../../../../lib/content/catalogue/campaign-art";
import { posterKey } from "../../../../lib/content/catalogue/poster-key";
import type { Catalogue } from "../../../../lib/content/catalogue/read-catalogue";
import { recordWith } from "../../../../lib/content/catalogue/records-with";
import type { DataRecord, RecordKind } from "../../../../lib/content/kinds/kind";
import { KINDS } from "../../../../lib/content/kinds/kinds";
import type { Material, Subject } from "./subject";

/** Kinds of records whose pictures come in several shapes. */
type ShapedKind = "units" | "offices" | "campaigns" | "trips" | "venues";

/** What is drawn of the records of a kind. */
interface Row<Content> {
  readonly group: string;
  readonly shapes: readonly string[];
  /** Properties of a record that its pictures are drawn from. */
  readonly from: readonly string[];
  /** Key of a picture without its shape; that of the shape "" itself. */
  readonly base: (record: Content) => string;
  readonly title: (record: Content) => string;
  /** Unit in whose colours it is shown. */
  readonly unit?: (record: Content) => string | undefined;
  /** Keys of pictures to look at with it, besides its other shapes. */
  readonly related?: (record: Content, catalogue: Catalogue) => string[];
}

const ROWS: { readonly [Key in ShapedKind]: Row<Catalogue[Key][number]> } = {
  units: {
    group: "Units",
    shapes: ["wide", "tall", "mark"],
    from: ["name", "leader", "list", "colors", "mark", "backdrop"],
    base: ({ id }) => `units/${id}`,
    title: ({ name }) => name,
    unit: ({ id }) => id,
    related: ({ list }, catalogue) => postersOf(list, catalogue),
  },
  offices: {
    group: "Agencies",
    shapes: ["picture", "mark"],
    from: ["name", "color", "mark", "spots", "list"],
    base: ({ id }) => `offices/${id}`,
    title: ({ name }) => name,
    related: ({ list }) => list.map((unit) => `units/${unit}-mark`),
  },
  campaigns: {
    group: "Campaigns",
    shapes: ["wide", "tall"],
    from: ["scene", "cast", "colors"],
    base: ({ slug }) => `campaigns/${campaignArt(slug)}`,
    title: ({ name }) => name,
    related: ({ cast }, catalogue) => postersOf(cast, catalogue),
  },
  trips: {
    group: "Trips",
    shapes: ["", "wide"],
    from: ["number", "scenery", "colors"],
    base: ({ id }) => `trips/${id}`,
    title: ({ title }) => title,
    unit: ({ unitId }) => unitId,
    related: ({ cast }, catalogue) => postersOf(cast, catalogue),
  },
  venues: {
    group: "Venues",
    shapes: ["wide", "tall"],
    from: ["motif", "colors"],
    base: ({ id }) => `venues/${id}`,
    title: ({ name }) => name,
  },
};

/** The pictures of units, agencies, campaigns, trips and venues. */
export function recordSubjects(material: Material): [string, Subject][] {
  return (Object.keys(ROWS) as ShapedKind[]).flatMap((kind) => subjectsOf(kind, material));
}

function subjectsOf<Key extends ShapedKind>(kind: Key, { catalogue, pathsIn }: Material) {
  const row: Row<Catalogue[Key][number]> = ROWS[kind];
  const { folder, schema, published }: RecordKind = KINDS[kind];
  const records: readonly Catalogue[Key][number][] = catalogue[kind];
  const paths = pathsIn(folder);
  const ordered = kind === "units" ? unitsInOrder(catalogue) : records;
  return (ordered as typeof records).flatMap((record) => {
    const file = paths[records.indexOf(record)] ?? "";
    const base = row.base(record);
    const keys = row.shapes.map((shape) => (shape === "" ? base : `${base}-${shape}`));
    const more = row.related?.(record, catalogue) ?? [];
    const unit = row.unit?.(record);
    return keys.map((key, index): [string, Subject] => [
      key,
      {
        kind,
        title: row.title(record),
        variant: variantName(row.shapes[index] ?? ""),
        group: row.group,
        isListed: true,
        ...(unit !== undefined && { unit }),
        ingredients: row.from.map((name) => ({ file, schema: schema(""), path: [name] })),
        details: [],
        related: [...keys.filter((other) => other !== key), ...more],
        page: published?.page?.(record as unknown as DataRecord) ?? "/",
      },
    ]);
  });
}

/** A shape as it is said: "wide" is "Wide", and what has no name is the poster. */
const variantName = (shape: string): string =>
  shape === "" ? "Poster" : `${shape.slice(0, 1).toUpperCase()}${shape.slice(1)}`;

const postersOf = (ids: readonly number[], { characters }: Catalogue): string[] =>
  ids.flatMap((id) => {
    const character = recordWith(characters, "id", id);
    return character ? [posterKey(character)] : [];
  });

/** The units as the site lists them: agency after agency, then those of none. */
export function unitsInOrder({ offices, units }: Catalogue): Unit[] {
  const listed = offices
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ list }) => list.flatMap((id) => recordWith(units, "id", id) ?? []));
  return [...new Set([...listed, ...units])];
}
