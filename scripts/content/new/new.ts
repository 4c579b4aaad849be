import type { Character } from "../../../content/types";
import { CommandError } from "../../../lib/command-line/command-error";
import { knownName } from "../../../lib/command-line/known-name";
import { problemLine, report } from "../../../lib/content/check/report";
import { isOpenId } from "../../../lib/content/check/rules/reserved-ids";
import { canonicalText } from "../../../lib/content/check/style/canonical-text";
import { NOTICES } from "../../../lib/content/model/kinds/answers";
import { KINDS } from "../../../lib/content/model/kinds/kinds";
import { hexColor } from "../../../lib/content/read/messages/forms";
import { CONTENT, takeSnapshot } from "../../../lib/content/read/snapshot";
import { readSchemas } from "../../../lib/content/read/schema/read-schemas";
import { rootSchema } from "../../../lib/content/model/schema/subschema";
import { command } from "../command";
import { Draft } from "../draft/draft";
import { assertNewName } from "../kinds/kind-by-name";
import { NAMED_KINDS } from "../kinds/kinds";
import { assertValid } from "../valid-content";
import { colorSetOf } from "./color-set";
import { fillTemplate } from "./fill-template";
import album from "./templates/album.json";
import campaign from "./templates/campaign.json";
import character from "./templates/character.json";
import club from "./templates/club.json";
import song from "./templates/song.json";
import notice from "./templates/notice.json";
import unit from "./templates/unit.json";

/** Kinds that can be created: key of the kind, and template. */
export const TEMPLATES = {
  character: ["characters", character],
  unit: ["units", unit],
  club: ["clubs", club],
  campaign: ["campaigns", campaign],
  song: ["songs", song],
  album: ["albums", album],
  notice: ["answers", notice],
} as const;

const CREATABLE_KINDS = Object.keys(TEMPLATES) as (keyof typeof TEMPLATES)[];

const OTHER_KINDS =
  "Others are begun by a copy of one, or by a snippet of the editor (docs/content.md).";

/** Greatest id of idols (characterId in common.schema.json). */
const LAST_ID = 80;

const USAGE = `npm run content new KIND NAME ["#COLOR"]

  KIND   ${CREATABLE_KINDS.join(", ")}
  NAME   its id or slug, the name of its file; of characters the family name first, such as tenshouin_eichi
  COLOR  the published colour of a unit, character or campaign, such as "#8844cc"; its other colours follow from it

Writes a record with empty texts, and lists what the check finds missing. Fill them in with your
editor, which explains each property.`;

export const newRecord = command({
  summary: "creates a record from a template",
  usage: USAGE,
  count: 2,
  most: 3,
  async run(root, { positionals: [word = "", name = "", colorArgument] }) {
    const kind = knownName("kind", word, CREATABLE_KINDS, OTHER_KINDS);
    const color = hexColor(colorArgument ?? "#000000");
    if (color === undefined) {
      throw new CommandError(
        `"${colorArgument}" is not a colour: write it as "#8844cc", with the quotation marks, behind a name of one word.`,
      );
    }
    const draft = new Draft(root, takeSnapshot(root));
    const before = new Set(draft.check().map(problemLine));
    assertNewName(kind, name, draft.snapshot());
    const [key, template] = TEMPLATES[kind];
    const needsColor = /\{color/.test(JSON.stringify(template));
    if (needsColor && colorArgument === undefined) {
      const example = `npm run content new ${kind} ${name} "#8844cc"`;
      throw new CommandError(
        `Its colour is missing, from which its other colours follow: ${example}, with the quotation marks.`,
      );
    }
    const board = `${CONTENT}/${KINDS.answers.folder}/${NOTICES.answer}.json`;
    const [file = board] = NAMED_KINDS[kind].files(name);
    const colors = colorSetOf(color);
    const id = kind === "character" ? freeId(draft) : undefined;
    const filled = fillTemplate(template, { ...colors, name, color, colors, id });
    const record = file === board ? [filled, ...draft.record<unknown[]>(file)] : filled;
    const schemas = readSchemas(draft.snapshot());
    const schema = rootSchema(schemas, KINDS[key].schema(NOTICES.answer));
    draft.write(file, canonicalText(record, schema, schemas));
    await draft.updateGeneratedFiles();
    // Other records may be unfinished too.
    const problems = draft.check().filter((one) => !before.has(problemLine(one)));
    assertValid(problems.filter((one) => one.file === file && one.rule === "page-address"));
    const changes = draft.changes().map((change) => `${change.file} ${change.kind}`);
    draft.save();
    return [
      ...changes,
      ...(id === undefined
        ? []
        : [`Its id is ${id}: add ${id} to list of its unit, a file in content/units.`]),
      "",
      "Left for you, as npm run content check says:",
      "",
      report(problems),
    ].join("\n");
  },
});

/** The first unused id for idols. @throws CommandError if there is none */
function freeId(draft: Draft): number {
  const taken = new Set(draft.recordsOf<Character>(KINDS.characters.folder).map(({ id }) => id));
  const ids = Array.from({ length: LAST_ID }, (_, index) => index + 1);
  const id = ids.find((one) => !taken.has(one) && isOpenId(one));
  if (id === undefined) throw new CommandError(`All ids up to ${LAST_ID} are taken.`);
  return id;
}
