import { problemWords } from "../../../lib/content/check/report";
import { checkRecord, type SchemaCheck } from "../../../lib/content/schema/check-record";
import {
  type PlacedSchema,
  resolved,
  schemaAt,
  schemaFile,
} from "../../../lib/content/schema/schema-at";
import { notThere } from "./known-records";
import type { Answer, Answers, Question } from "./question";

/** What an answer is checked against. */
export interface AnswerCheck extends SchemaCheck {
  /** The ids that the names of characters stand for: people know names. */
  readonly characterIds: ReadonlyMap<string, number>;
  /** What visitors read of units and offices, by what they are (`x-refers`) and their ids. */
  readonly shownNames: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** The schema of what a question asks for. */
export function schemaOf(
  { at: [file, ...steps] }: Question,
  { schemas }: SchemaCheck,
): PlacedSchema {
  let placed = schemaFile(schemas, file);
  let rest: readonly string[] = steps;
  if (rest[0] === "definitions") {
    const [, name = "", ...inner] = rest;
    placed = resolved(schemas, { schema: { $ref: `#/definitions/${name}` }, file, ref: file });
    rest = inner;
  }
  // A list's items have one schema, whatever their place.
  const path = rest.map((step) => (step === "items" ? 0 : step));
  const owner = schemaAt(schemas, placed, path.slice(0, -1));
  const found = schemaAt(schemas, placed, path);
  if (!owner || !found) throw new Error(`content/schema/${file} has no ${steps.join(".")}.`);
  const [step] = path.slice(-1);
  if (step === undefined) return found;
  // What stands beside a reference counts too, so the property itself is what an answer has to follow.
  const pointer = step === 0 ? "items" : `properties/${step}`;
  return { ...found, ref: `${owner.ref}${owner.ref.includes("#") ? "" : "#"}/${pointer}` };
}

/** What an answer means, or what is wrong with it. */
export type ReadAnswer = { readonly answer: Answer } | { readonly fault: string };

/**
 * Reads a line as what its schema asks for. A list has commas between its items; `\n` in a text is a line
 * break; the name of a character stands for its id.
 */
export function readAnswer(
  line: string,
  question: Question,
  check: AnswerCheck,
  answers: Answers,
): ReadAnswer {
  const standsFor = (word: string, before: readonly Answer[]) =>
    question.standsFor?.(word, answers, before);
  const answer = valueOf(line, schemaOf(question, check), check, standsFor);
  const fault = unknownCharacter(answer, question, check) ?? faultIn(answer, question, check);
  return fault === undefined ? { answer } : { fault };
}

/** That there is no character of a name, where ids are asked for and names stand for them. */
function unknownCharacter(
  answer: Answer,
  question: Question,
  check: AnswerCheck,
): string | undefined {
  if (!asksForCharacters(question, check)) return undefined;
  const names = [answer].flat().filter((one) => typeof one === "string");
  return notThere("character", names, [...check.characterIds.keys()]);
}

/** What the schema says against an answer; undefined if it lets it through. */
export function faultIn(
  answer: Answer,
  question: Question,
  check: AnswerCheck,
): string | undefined {
  const [fault] = checkRecord(answer, schemaOf(question, check), check, question.name.split("."));
  return fault && problemWords({ ...fault, file: "", line: 0, column: 0 });
}

function valueOf(
  line: string,
  placed: PlacedSchema,
  check: AnswerCheck,
  standsFor: (word: string, before: readonly Answer[]) => Answer,
  before: readonly Answer[] = [],
): Answer {
  const { type } = placed.schema;
  if (type === "array") {
    const item = schemaAt(check.schemas, placed, [0]);
    const items: Answer[] = [];
    for (const part of line.split(",").map((one) => one.trim())) {
      if (part === "") continue;
      items.push(item ? valueOf(part, item, check, standsFor, items) : part);
    }
    return items;
  }
  const meant = standsFor(line, before);
  if (meant !== undefined) return meant;
  const id = isCharacterId(placed) ? check.characterIds.get(line) : undefined;
  if (id !== undefined) return id;
  const isNumber = type === "integer" || type === "number";
  if (isNumber && line !== "" && Number.isFinite(Number(line))) return Number(line);
  return line.replaceAll("\\n", "\n");
}

/** Whether an answer names characters by their ids. */
export function asksForCharacters(question: Question, check: SchemaCheck): boolean {
  const placed = schemaOf(question, check);
  const item = placed.schema.type === "array" ? schemaAt(check.schemas, placed, [0]) : placed;
  return item !== undefined && isCharacterId(item);
}

const isCharacterId = ({ schema }: PlacedSchema): boolean => schema["x-refers"] === "characterId";
