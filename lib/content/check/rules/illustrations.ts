import {
  ILLUSTRATIONS,
  type IllustrationFolder,
  type IllustrationKind,
  validKey,
  sheetOf,
} from "../../model/illustrations/kinds";
import type { Entry } from "../../read/entry";
import { CONTENT } from "../../read/snapshot";
import { quotedNearest, nearest } from "../../model/problems/suggest";
import { listed, shown } from "../../model/problems/words";
import type { Rule } from "./rule";

const KINDS_OF_ART = Object.entries(ILLUSTRATIONS) as [IllustrationFolder, IllustrationKind][];

const fileOf = (folder: string, name: string): string => `${CONTENT}/art/${folder}/${name}.svg`;

/** Each illustration has a proper name and all of its sheets, and there is a mark for records without their own. */
const illustrationFile: Rule = {
  name: "illustration-file",
  *check({ illustrations, trips, units, offices }) {
    for (const [folder, { sheets, noun }] of KINDS_OF_ART) {
      const there = illustrations.filter(({ list }) => list === folder);
      for (const { file, key } of there) {
        const proper = validKey(key);
        if (proper !== key) {
          const message = `the name of a drawing has small letters, digits and hyphens: rename the file to ${proper}.svg`;
          yield { file, path: [], message };
        }
        const { name, sheet } = sheetOf(key);
        for (const other of Object.keys(sheets)) {
          const wanted = `${name}.${other}`;
          if (other === "" || other === sheet || there.some((one) => one.key === wanted)) continue;
          const message = `${noun} needs a drawing ${fileOf(folder, wanted)} too`;
          yield { file, path: [], message, allowed: `the sheets ${listed(Object.keys(sheets))}` };
        }
      }
    }
    // If there are drawings, the schema lists their names.
    const trip = trips.find((one) => one.get("scenery") !== undefined);
    if (trip && !illustrations.some(({ list }) => list === "sceneries")) {
      const what = `but there is no drawing in ${CONTENT}/art/sceneries`;
      yield trip.wrong(["scenery"], what, "the name of a drawing");
    }
    const withMarks: readonly Entry<{ mark?: string }>[] = [...units, ...offices];
    const unmarked = withMarks.find((one) => one.get("mark") === undefined);
    if (!unmarked || illustrations.some((one) => one.list === "marks" && one.key === "plain"))
      return;
    const message = `there is no mark, and no drawing ${fileOf("marks", "plain")} in its place`;
    yield unmarked.finding([], { message, allowed: "the name of a mark, or that drawing" });
  },
};

/** References of a backdrop's root, by attribute, to drawings of these folders. */
const NAMED = [
  ["data-edge", "halos"],
  ["data-confetti", "confetti"],
] as const;

/** All drawings that the code or a backdrop refers to exist. */
const shownDrawing: Rule = {
  name: "shown-drawing",
  *check({ illustrations }) {
    const namesIn = (folder: IllustrationFolder) =>
      illustrations.filter(({ list }) => list === folder).map(({ key }) => key);
    for (const [folder, { needed = [], noun }] of KINDS_OF_ART) {
      const names = namesIn(folder);
      for (const name of needed.filter((one) => !names.includes(one))) {
        const spare = names.filter((one) => !needed.includes(one));
        const near = nearest(name, spare);
        const message = `the file is missing: pictures show ${noun} of this name`;
        const suggestion = near && fileOf(folder, near);
        yield { file: fileOf(folder, name), path: [], message, suggestion };
      }
    }
    for (const backdrop of illustrations.filter(({ list }) => list === "backdrops")) {
      for (const [attribute, folder] of NAMED) {
        const said = new RegExp(` ${attribute}="([^"]*)"`).exec(backdrop.text);
        const names = namesIn(folder);
        for (const name of said?.[1]?.split(" ") ?? []) {
          if (!said || names.includes(name)) continue;
          yield backdrop.findingAt(said.index + 1, {
            message: `${attribute} names ${shown(name)}, but there is no drawing ${fileOf(folder, name)}`,
            allowed: listed(names),
            suggestion: quotedNearest(name, names),
          });
        }
      }
    }
  },
};

export const ILLUSTRATION_RULES: readonly Rule[] = [illustrationFile, shownDrawing];
