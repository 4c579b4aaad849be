import type { RecordKind } from "../../model/kinds/kind";
import { KINDS } from "../../model/kinds/kinds";
import type { Schemas } from "../../model/schema/json-schema";

/** Kinds recognizable by their properties: JSON files with one schema for all. */
const RECOGNIZABLE: readonly RecordKind[] = Object.values<RecordKind>(KINDS).filter(
  (kind) => kind !== KINDS.answers && kind !== KINDS.legal,
);

/** Greatest number of missing and superfluous properties. */
const MOST_FAULTS = 2;

/** Kind of record that a value looks like; undefined if none. */
export function likelyKind(data: unknown, schemas: Schemas): RecordKind | undefined {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return undefined;
  const [best] = RECOGNIZABLE.map((kind) => ({ kind, faults: countMisfits(data, kind, schemas) }))
    .filter(({ faults }) => faults <= MOST_FAULTS)
    .toSorted((one, other) => one.faults - other.faults);
  return best?.kind;
}

export function countMisfits(data: object, kind: RecordKind, schemas: Schemas): number {
  // One schema for all names, so the name may be empty.
  const { required = [], properties = {} } = schemas.get(kind.schema("")) ?? {};
  const known = Object.keys(data).filter((name) => Object.hasOwn(properties, name));
  // A nearly empty file is no evidence.
  if (known.length < required.length / 2) return Number.POSITIVE_INFINITY;
  const unknown = Object.keys(data).length - known.length;
  return unknown + required.filter((name) => !Object.hasOwn(data, name)).length;
}
