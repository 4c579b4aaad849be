import type { RecordKind } from "../../model/kinds/kind";
import { KINDS } from "../../model/kinds/kinds";
import type { Schemas } from "../../model/schema/json-schema";

/** Kinds whose records can be told by their properties: one schema each. */
const TELLING: readonly RecordKind[] = Object.values<RecordKind>(KINDS).filter(
  (kind) => kind !== KINDS.answers && kind !== KINDS.legal,
);

/** Properties that a record of a kind may lack, or have too many, and still be taken for one. */
const MOST_FAULTS = 2;

/** The kind that a value is a record of by its properties, wherever it lies; undefined if it is like none. */
export function likelyKind(data: unknown, schemas: Schemas): RecordKind | undefined {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return undefined;
  const [best] = TELLING.map((kind) => ({ kind, faults: misfits(data, kind, schemas) }))
    .filter(({ faults }) => faults <= MOST_FAULTS)
    .toSorted((one, other) => one.faults - other.faults);
  return best?.kind;
}

/** Properties that a record of a kind would have to have, and those that it would not know. */
export function misfits(data: object, kind: RecordKind, schemas: Schemas): number {
  const { required = [], properties = {} } = schemas.get(kind.schema("")) ?? {};
  const known = Object.keys(data).filter((name) => Object.hasOwn(properties, name));
  // Of a file with next to nothing in it nothing can be said.
  if (known.length < required.length / 2) return Number.POSITIVE_INFINITY;
  const unknown = Object.keys(data).length - known.length;
  return unknown + required.filter((name) => !Object.hasOwn(data, name)).length;
}
