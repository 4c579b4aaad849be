import type { BrokenCase } from "../../testing/broken-content";
import type { EditableContent } from "../../testing/editable-content";

const FILE = "campaigns/spri_debut.json";

const quiz = (answer: number) => ({
  kind: "quiz",
  title: "Which",
  questions: [{ question: "Which one?", choices: ["This", "That"], answer, because: "So." }],
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
  },
  {
    what: "an answer that is no choice",
    breaks: (content) => withBlocks(content, (blocks) => [...blocks, quiz(3)]),
    file: FILE,
    at: '"answer": ^3',
    rule: "campaign-blocks",
    says: ["question 1 has only 2 choices", "allowed: 1 to 2"],
  },
];
