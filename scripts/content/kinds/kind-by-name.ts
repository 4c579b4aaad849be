import { CommandError } from "../../../lib/command-line/command-error";
import { didYouMean, knownName, unknownName } from "../../../lib/command-line/known-name";
import { problemWords } from "../../../lib/content/check/report";
import { NOTICES } from "../../../lib/content/model/kinds/answers";
import { ALL_KINDS, KINDS } from "../../../lib/content/model/kinds/kinds";
import type { PlacedReference } from "../../../lib/content/model/references/reference";
import type { Schemas } from "../../../lib/content/model/schema/json-schema";
import { schemaAt, rootSchema } from "../../../lib/content/model/schema/subschema";
import { namesake } from "../../../lib/content/model/problems/suggest";
import { readContent } from "../../../lib/content/read/read-content";
import { messageFor } from "../../../lib/content/read/messages";
import { findReferences } from "../../../lib/content/read/references/find-references";
import { readSchemas } from "../../../lib/content/read/schema/read-schemas";
import type { Snapshot } from "../../../lib/content/read/snapshot";
import { type KindName, NAMED_KINDS } from "./kinds";
import { recordNames } from "./record-names";

/** @throws CommandError if there is no such kind */
export const kindByName = (name: string): KindName =>
  knownName("kind", name, Object.keys(NAMED_KINDS) as KindName[]);

export function namesOf(kind: KindName, references: readonly PlacedReference[]): string[] {
  const { refers, nameProperty } = NAMED_KINDS[kind];
  const own = references.filter(
    (one) => one.refers === refers && one.role === "value" && one.path.at(-1) === nameProperty,
  );
  return [...new Set(own.map(({ value }) => String(value)))].sort();
}

/** @throws CommandError with suggestions if no record of the kind has the name */
export function assertRecord(kind: KindName, name: string, content: Snapshot): void {
  const names = namesOf(kind, findReferences(content));
  if (names.includes(name)) return;
  const { nameProperty } = NAMED_KINDS[kind];
  const same = recordsOf(kind, content).filter((one) => namesake(name, recordNames(one)));
  const similarNames = new Set(same.map((one) => String(one[nameProperty])));
  if (similarNames.size === 0) throw unknownName(kind, name, names);
  throw new CommandError(`There is no ${kind} "${name}".${didYouMean([...similarNames])}`);
}

/** The records of a kind, as far as they can be read. */
function recordsOf(kind: KindName, content: Snapshot): Record<string, unknown>[] {
  return readContent(content).files.flatMap(({ kind: row, key, data }) => {
    const isBoard =
      kind === NOTICES.naming.refers && row === KINDS.answers && key === NOTICES.answer;
    if (isBoard || row.naming?.refers === kind) return [data].flat().map(Object);
    return [];
  });
}

/** @throws CommandError if a name is malformed or taken */
export function assertNewName(kind: KindName, name: string, content: Snapshot): void {
  const fault = nameFault(kind, name, readSchemas(content));
  if (fault) throw new CommandError(`${problemWords(fault)}. Nothing was written.`);
  if (namesOf(kind, findReferences(content)).includes(name)) {
    throw new CommandError(`There is a ${kind} "${name}" already. Nothing was written.`);
  }
}

/** The schema fault of a name, as the check words it; undefined if it is well-formed. */
function nameFault(kind: KindName, name: string, schemas: Schemas) {
  const { nameProperty } = NAMED_KINDS[kind];
  const row = ALL_KINDS.find(({ naming }) => naming?.refers === kind);
  const [file, path] = row
    ? [row.schema(""), [nameProperty]]
    : [KINDS.answers.schema(NOTICES.answer), [0, nameProperty]];
  const { schema = {} } = schemaAt(schemas, rootSchema(schemas, file), path) ?? {};
  const { pattern = "", maxLength: limit = Number.POSITIVE_INFINITY } = schema;
  const keyword = new RegExp(pattern).test(name) ? "maxLength" : "pattern";
  if (keyword === "maxLength" && name.length <= limit) return undefined;
  return messageFor({
    error: {
      keyword,
      data: name,
      schema: schema[keyword],
      parentSchema: schema,
      params: { limit },
      instancePath: "",
      schemaPath: "",
    },
    path: [nameProperty],
    schema,
    noun: "",
    vocabulary: new Map(),
  });
}
