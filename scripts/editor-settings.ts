import { ANSWERS } from "../lib/content/model/kinds/answers";
import { ALL_KINDS, KINDS } from "../lib/content/model/kinds/kinds";
import { SINGLE_FILES } from "../lib/content/model/kinds/single-files";

export const EDITOR_SETTINGS = ".vscode/settings.json";

/**
 * Settings for Visual Studio Code: assigns its schema to each folder of content, so that lists, which cannot have a
 * `$schema`, are completed and validated too.
 */
export function editorSettings(): string {
  const { answers: kind } = KINDS;
  const bindings = [
    ...ALL_KINDS.filter((one) => one !== kind && one.ending === "json").map(({ folder, schema }) =>
      binding(`${folder}/*.json`, schema("")),
    ),
    ...[...ANSWERS.keys()].map((answer) =>
      binding(`${kind.folder}/${answer}.json`, kind.schema(answer)),
    ),
    ...[...SINGLE_FILES].map(([file, { schema }]) => binding(file, schema(""))),
  ];
  const settings = {
    "json.schemas": bindings,
    "[json]": { "editor.tabSize": 2, "editor.insertSpaces": true },
    "editor.colorDecorators": true,
    "files.eol": "\n",
    "files.insertFinalNewline": true,
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

const binding = (files: string, schema: string) => ({
  fileMatch: [`/content/${files}`],
  url: `./content/schema/${schema}`,
});
