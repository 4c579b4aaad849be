import { basename } from "node:path/posix";
import { type Finding, type Path, type Problem, startsWith } from "../model/problems/problem";
import { ContentError } from "../model/problems/content-error";
import { ANSWERS } from "../model/kinds/answers";
import { KINDS } from "../model/kinds/kinds";
import type { Find } from "../model/problems/position";
import { wrongFolder } from "./rules/wrong-folder";
import { readContent } from "../read/read-content";
import type { ReadFile } from "../read/read-files";
import { type Content, recordsOf, vocabularyOf } from "../read/records";
import { CONTENT, type Snapshot } from "../read/snapshot";
import { RULES } from "./rules";
import { checkRecord, MOST_FAULTS } from "../read/schema/check-record";
import type { Schemas } from "../model/schema/json-schema";
import { longList } from "../read/schema/long-list";
import { SCHEMA_FOLDER } from "../read/schema/read-schemas";
import { rootSchema } from "../model/schema/subschema";
import { storedValidatorsOf } from "../read/schema/stored-validators";
import type { Validators } from "../read/schema/validators";

/** Position of a finding about a file that is missing or is not text. */
const START = { line: 1, column: 1 };

type NamedFinding = Finding & { rule: string };

/**
 * Checks the files of a snapshot: encoding, strict JSON, the schemas in content/schema, and all rules. Returns all
 * problems by file and position; empty if the content is valid.
 * @param staticFiles addresses of the files in static/ (`staticFiles`); without it links to files are not checked
 * @throws ContentError only if a schema in content/schema is missing or broken
 */
export function checkContent(snapshot: Snapshot, staticFiles?: ReadonlySet<string>): Problem[] {
  const raw = readContent(snapshot);
  const { schemas, files, drawings, illustrations, problems } = raw;
  const { findings: found, wrong, misplaced } = checkSchemas(files, schemas);

  const placedRecords = files.filter((file) => !misplaced.has(file));
  const content = recordsOf({ ...raw, files: placedRecords }, wrong, staticFiles);
  // A record in a wrong place would make all references to it wrong.
  const lost = new Set<unknown>([
    ...[...misplaced].map(({ key }) => key),
    ...content.strays.filter(isLost(snapshot)).map(({ target = "" }) => keyOf(target)),
  ]);
  const isScattered = lost.size > 0;
  const known = new Map(content.all.map((entry) => [entry.file, entry] as const));
  const findings = found.filter(
    ({ rule, file, path }) => rule !== "choice" || !lost.has(known.get(file)?.at(path)),
  );
  const unread = problems.filter(({ file, rule }) => rule !== "json" || !isWhole(files, file));
  const isBroken = (start: string) =>
    [...unread, ...findings.filter(isOfNames)].some(({ file }) =>
      file.startsWith(`${CONTENT}/${start}`),
    );
  for (const rule of RULES) {
    if (isScattered && (rule.needsAllPlaced || rule.dependsOn)) continue;
    if (rule.dependsOn?.some(isBroken)) continue;
    for (const finding of rule.check(content)) findings.push({ rule: rule.name, ...finding });
  }
  // Positions are needed only for files with findings.
  const places = new Map<string, Find>([
    ...files.map(({ path, find }) => [path, find] as const),
    ...[...drawings, ...illustrations].map(({ file, find }) => [file, find] as const),
  ]);
  const placed = findings.map(({ file, path, atName, ...words }) => {
    return { file, ...(places.get(file)?.(path, atName) ?? START), ...words };
  });
  return [...problems, ...placed].sort(inOrder);
}

/** Kinds that rules look up by the names, ids and lists of their records alone. */
const LOOKED_UP = /\/(?:characters|units|songs|albums)\/[^/]+$/;
const NAMES = new Set<unknown>([undefined, "id", "cname", "name", "vid", "unit", "list"]);

/** False for a finding about a fact that no reference leads to. */
const isOfNames = ({ file, path }: Finding): boolean => !LOOKED_UP.test(file) || NAMES.has(path[0]);

/** True for a file of which every value is known, although it is not strict JSON. */
const isWhole = (files: readonly ReadFile[], file: string): boolean =>
  files.some(
    ({ path, valid, duplicates, guessed }) =>
      path === file && valid && duplicates.length === 0 && guessed.length === 0,
  );

/** True for a stray file that is a missing record. */
const isLost =
  (snapshot: Snapshot) =>
  ({ target }: Content["strays"][number]): boolean =>
    target !== undefined && !target.startsWith("art/") && !snapshot.has(`${CONTENT}/${target}`);

const keyOf = (path: string): string => basename(path).replace(/\.[^.]+$/, "");

/** Files that passed their schema, with the schemas they passed. */
const VALID = new WeakMap<ReadFile, Validators>();

/**
 * Checks each file against its schema. `wrong` has the untrusted paths, `misplaced` the records of another kind than
 * their folder's.
 */
function checkSchemas(
  files: readonly ReadFile[],
  schemas: Schemas,
): { findings: NamedFinding[]; wrong: Map<string, Path[]>; misplaced: Set<ReadFile> } {
  const findings: NamedFinding[] = [];
  const wrong = new Map<string, Path[]>();
  const misplaced = new Set<ReadFile>();
  const shared = {
    schemas,
    validators: storedValidatorsOf(schemas),
    vocabulary: vocabularyOf(files),
  };
  for (const one of files) {
    const { path: file, key, kind, data, valid, duplicates, guessed } = one;
    const schema = kind.schema(key);
    requireSchema(schemas, schema, one);
    const isChecked = valid && schemas.has(schema) && VALID.get(one) !== shared.validators;
    const long = isChecked ? longList(data) : undefined;
    const faults = long
      ? [long]
      : isChecked
        ? checkRecord(data, rootSchema(schemas, schema), { ...shared, noun: kind.noun })
        : [];
    if (isChecked && faults.length === 0) VALID.set(one, shared.validators);
    const misplacement =
      faults.length > 0 && !duplicates.length ? wrongFolder(one, schemas) : undefined;
    if (misplacement) {
      findings.push(misplacement);
      misplaced.add(one);
      continue;
    }
    const places = [...duplicates, ...guessed, ...faults.flatMap((fault) => fault.wrong)];
    // Too many faults to report: rules use nothing in this file.
    wrong.set(file, valid && places.length <= MOST_FAULTS ? places : [[]]);
    for (const { wrong: _wrong, ...finding } of faults) {
      const isOfGuess = guessed.some((place) => startsWith(finding.path, place));
      if (!isOfGuess) findings.push({ file, ...finding });
    }
  }
  return { findings, wrong, misplaced };
}

/** Without its schema a record would pass unchecked. A file that is not an answer has none. */
function requireSchema(schemas: Schemas, schema: string, { kind, key }: ReadFile): void {
  if (schemas.has(schema) || (kind === KINDS.answers && !ANSWERS.has(key))) return;
  throw new ContentError(
    `${SCHEMA_FOLDER}/${schema}:1:1  the file is missing: nothing can check ${kind.noun} without it`,
  );
}

export function inOrder(one: Problem, other: Problem): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return one.line - other.line || one.column - other.column;
}
