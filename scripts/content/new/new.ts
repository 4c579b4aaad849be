import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findInJson } from "../../../lib/content/read/position";
import { SCHEMA_FOLDER } from "../../../lib/content/schema/read-schemas";
import { command } from "../command";
import { Draft } from "../draft/draft";
import { assertValid, validContent } from "../valid-content";
import { kindNamed } from "../kinds/kind-named";
import type { KindName } from "../kinds/kinds";
import { CommandError } from "../../../lib/command-line/command-error";
import { Form } from "./form";
import { inForm } from "./in-form";
import type { NewKind } from "./new-kind";
import { campaign } from "./kinds/campaign";
import { character } from "./kinds/character";
import { club } from "./kinds/club";
import { notice } from "./kinds/notice";
import { trip } from "./kinds/trip";
import { unit } from "./kinds/unit";

const KINDS: Readonly<Record<KindName, NewKind>> = {
  character,
  unit,
  club,
  campaign,
  trip,
  notice,
};

/** Where forms are filled in, which git ignores. */
const FOLDER = ".report/new";

const USAGE = `npm run content new KIND [FORM]

  KIND  ${Object.keys(KINDS).join(", ")}
  FORM  a file with a form that is filled in; without it, ${FOLDER}/KIND.json

The first time it writes a form, ${FOLDER}/KIND.json. Fill it in with your editor, which says what belongs where,
and run the command again: then the record is made of it, and named where it has to be named. Nothing is written
to the content, and the form stays, unless the content is valid with it.`;

/** `npm run content new`: makes a record of a form, and names it where it has to be named. */
export const newRecord = command({
  summary: "makes a record of a form that you fill in",
  usage: USAGE,
  count: 1,
  most: 2,
  async run(root, { positionals: [word = "", name] }) {
    const kind = kindNamed(word);
    const content = validContent(root);
    const draft = new Draft(root, content);
    const { fields, make, made, faults, partOf } = KINDS[kind];
    const form = new Form(content, fields(draft));
    const file = name ?? `${FOLDER}/${kind}.json`;
    const path = join(root, file);
    if (!existsSync(path)) {
      if (name !== undefined) throw new CommandError(`There is no form ${name}.`);
      return begin(root, kind, form);
    }
    const text = readFileSync(path, "utf8");
    const { data, problems } = form.read(text, file);
    assertValid(problems);
    const find = findInJson(text);
    const wrong = faults?.(data as never) ?? [];
    assertValid(wrong.map((one) => ({ rule: "form", ...one, file, ...find(one.path) })));
    const left = make(draft, data as never);
    const filled = { file, text, partOf: partOf && ((one: string) => partOf(one, data as never)) };
    const words = "The content would not be valid with it.";
    assertValid(inForm(draft.check(), draft, filled), words);
    await draft.followSchemas();
    const changes = draft.changes().map((change) => `${change.file} ${change.kind}`);
    draft.save();
    if (name === undefined) rmSync(path);
    const rest = left.length > 0 ? ["", "Left for you:", ...left.map((line) => `  ${line}`)] : [];
    const about = made ? [made(data as never)] : [];
    return [...changes, "", "Written.", ...about, ...rest].join("\n");
  },
});

/** Writes a form to be filled in. */
function begin(root: string, kind: KindName, form: Form): string {
  const file = `${FOLDER}/${kind}.json`;
  const schema = `${kind}.schema.json`;
  mkdirSync(join(root, FOLDER), { recursive: true });
  writeFileSync(join(root, file), form.blank(schema));
  writeFileSync(join(root, FOLDER, schema), form.schemaText(`../../${SCHEMA_FOLDER}`));
  return `Fill in ${file} with your editor, then run npm run content new ${kind} again.
Lists of characters have the names of their files. May be added: ${form.optional.join(", ") || "nothing"}.`;
}
