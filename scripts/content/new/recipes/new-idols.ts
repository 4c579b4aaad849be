import type { Character } from "../../../../content/types";
import type { Draft } from "../../draft/draft";
import { type Answers, type MadeRecord, numbersOf, type Question, textOf } from "../question";
import { character, freeIds } from "./character";

/** As many as a unit may have. */
const MOST = 5;
/** What stands for an idol without a record, in the list of a unit's members. */
const NEW = "new";
/** What a new idol has from the unit. */
const FROM_UNIT = ["id", "unit"];

const prefixOf = (place: number): string => `new idol ${place + 1}, `;

/** What the question about a unit's members has besides, so that some may be new. */
export function membersQuestion(draft: Draft): Partial<Question> {
  const free = freeIds(draft);
  const known = new Set(draft.recordsOf<Character>("characters").map(({ id }) => id));
  return {
    hint: `${NEW} stands for an idol without a record, who is asked for next: "tenshouin_eichi, ${NEW}, ${NEW}"`,
    standsFor: (word, _answers, before) =>
      word === NEW ? free.find((id) => !before.includes(id)) : undefined,
    objection(list) {
      const nobody = (list as number[]).find((id) => !known.has(id) && !free.includes(id));
      return nobody === undefined ? undefined : `no character has the id ${nobody}`;
    },
  };
}

/** The questions about the members of a unit who have no record yet: those of a new character. */
export function newIdolQuestions(draft: Draft): Question[] {
  const free = freeIds(draft);
  const asked = character.questions(draft).filter(({ name }) => !FROM_UNIT.includes(name));
  return Array.from({ length: MOST }, (_, place) =>
    asked.map((question) => aboutIdol(question, place, free)),
  ).flat();
}

/** A question about a new character, asked about one of the new idols of a unit. */
function aboutIdol(question: Question, place: number, free: readonly number[]): Question {
  const { name, usual, isAsked, objection } = question;
  const own = (answers: Answers) => idolAnswers(answers, place, free);
  return {
    ...question,
    name: prefixOf(place) + name,
    isAsked: (answers) => newIds(answers, free).length > place && isAsked?.(own(answers)) !== false,
    ...(usual && { usual: (answers: Answers) => usual(own(answers)) }),
    objection: (answer, answers) =>
      objection?.(answer, own(answers)) ??
      (name === "cname" && isTwice(answer, place, answers)
        ? `another new idol is "${answer}" already`
        : undefined),
  };
}

/** Has another new idol the cname? */
const isTwice = (cname: unknown, place: number, answers: Answers): boolean =>
  Array.from({ length: place }, (_, other) => answers[`${prefixOf(other)}cname`]).includes(cname);

/** The id that the cname of a new idol stands for. */
export const newIdolNamed = (draft: Draft): NonNullable<Question["standsFor"]> => {
  const free = freeIds(draft);
  return (word, answers) =>
    newIds(answers, free).find((_, place) => textOf(answers, `${prefixOf(place)}cname`) === word);
};

/** The answers about a unit without those about its new idols. */
export const unitAnswers = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !/^new idol \d/.test(name)));

/** Puts the new idols of a unit into the draft; the unit is there. */
export function makeNewIdols(draft: Draft, answers: Answers, unit: string): MadeRecord[] {
  const free = freeIds(draft);
  return newIds(answers, free).map((_, place) =>
    character.make(draft, { ...idolAnswers(answers, place, free), unit }),
  );
}

const newIds = (answers: Answers, free: readonly number[]): number[] =>
  numbersOf(answers, "list").filter((id) => free.includes(id));

/** The answers about one new idol, by the names of the properties. */
function idolAnswers(answers: Answers, place: number, free: readonly number[]): Answers {
  const prefix = prefixOf(place);
  const own = Object.entries(answers).flatMap(([name, answer]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), answer]] : [],
  );
  return { ...Object.fromEntries(own), id: newIds(answers, free)[place] };
}
