import type { BrokenCase } from "../../testing/broken-content";

/** A case in which a record has a text of another. */
const copied = (what: string, file: string, other: string, field: string): BrokenCase => ({
  what: `${what} with the same ${field}`,
  breaks: (content) =>
    content.edit(file, { [field]: content.record<Record<string, unknown>>(other)[field] }),
  file,
  at: `"${field}": ^"`,
  rule: "unique-text",
  says: [`${field} is the same as in content/${other}`],
});

export const cases: BrokenCase[] = [
  ...["catch", "desc", "text", "recruitText"].map((field) =>
    copied(
      "two characters",
      "characters/tenshouin_eichi.json",
      "characters/hibiki_wataru.json",
      field,
    ),
  ),
  ...["roleTitle", "lead", "text", "description"].map((field) =>
    copied(
      "two idols of the audition",
      "four-piece/tenshouin_eichi.json",
      "four-piece/hibiki_wataru.json",
      field,
    ),
  ),
];
