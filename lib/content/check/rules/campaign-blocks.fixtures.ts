import type { BrokenCase } from "../../testing/broken-content";
import type { EditableContent } from "../../testing/editable-content";

const FILE = "campaigns/spri_debut.json";

const quiz = (answer: number) => ({
  kind: "quiz",
  title: "Which",
  questions: [{ question: "Which one?", choices: ["This", "That"], answer, because: "So." }],
});
const moduleBlock = (name: string, parts: object = {}) => ({
  kind: "module",
  title: "Something to play with",
  module: name,
  ...parts,
});
const station = (stamp: string, answer: number) => ({
  stamp,
  target: "/explore",
  title: `The ${stamp}`,
  question: "Which one?",
  choices: ["This", "That"],
  answer,
  because: "So.",
});
const withBlocks = (content: EditableContent, add: (blocks: unknown[]) => unknown[]) =>
  content.edit(FILE, { blocks: add(content.record<{ blocks: unknown[] }>(FILE).blocks) });

export const cases: BrokenCase[] = [
  {
    what: "a page without a hero",
    breaks: (content) => withBlocks(content, (blocks) => blocks.slice(1)),
    file: FILE,
    at: '"kind": ^"prose"',
    rule: "campaign-blocks",
    says: ["a page begins with its hero", 'allowed: "hero"'],
  },
  {
    what: "a second hero",
    breaks: (content) => withBlocks(content, ([hero, ...more]) => [hero, hero, ...more]),
    file: FILE,
    at: '"look": "poster"\n    },\n    {\n      "kind": ^"hero"',
    rule: "campaign-blocks",
    says: ["blocks, item 2 is a second hero: item 1 is one already", "allowed: one hero on a page"],
  },
  {
    what: "a second hero that is not whole",
    breaks: (content) =>
      withBlocks(content, ([hero, ...more]) => [hero, { kind: "hero", text: "More" }, ...more]),
    file: FILE,
    at: '"kind": ^"hero",\n      "text"',
    rule: "campaign-blocks",
    says: ["blocks, item 2 is a second hero"],
    also: [
      {
        file: FILE,
        at: '^{\n      "kind": "hero",\n      "text"',
        rule: "missing-property",
        says: [],
      },
      {
        file: FILE,
        at: '^{\n      "kind": "hero",\n      "text"',
        rule: "missing-property",
        says: [],
      },
      {
        file: FILE,
        at: '^"text": "More"',
        rule: "unknown-property",
        says: ['"text" is not a property'],
      },
    ],
  },
  {
    what: "a module without what it shows",
    breaks: (content) => withBlocks(content, (blocks) => [...blocks, moduleBlock("april-stage")]),
    file: FILE,
    at: '"module": ^"april-stage"',
    rule: "campaign-blocks",
    says: ['module is "april-stage", which shows swaps', "allowed: swaps beside it"],
  },
  {
    what: "a list that the module does not show",
    breaks: (content) =>
      withBlocks(content, (blocks) => [...blocks, moduleBlock("growth", { members: [22] })]),
    file: FILE,
    at: '"members": ^[\n        22',
    rule: "campaign-blocks",
    says: ['members is there, but the module "growth" does not show it'],
  },
  {
    what: "a stamp for an answer that is not a choice",
    breaks: (content) =>
      withBlocks(content, (blocks) => [
        ...blocks,
        moduleBlock("stamp-rally", { stations: [station("paw", 1), station("hat", 3)] }),
      ]),
    file: FILE,
    at: '"answer": ^3',
    rule: "campaign-blocks",
    says: ["question 2 has only 2 choices", "allowed: 1 to 2"],
  },
  {
    what: "an answer that is not a choice",
    breaks: (content) => withBlocks(content, (blocks) => [...blocks, quiz(3)]),
    file: FILE,
    at: '"answer": ^3',
    rule: "campaign-blocks",
    says: ["question 1 has only 2 choices", "allowed: 1 to 2"],
  },
];
