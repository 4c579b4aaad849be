import {
  ILLUSTRATIONS,
  type IllustrationFolder,
  type IllustrationKind,
} from "../../illustrations/kinds";
import { CONTENT } from "../../read/snapshot";
import { nearest } from "../suggest";
import { listed, shown } from "../words";
import type { Rule } from "./rule";

/** What the root of a backdrop names, by the attribute: drawings of these folders. */
const NAMED = [
  ["data-edge", "halos"],
  ["data-confetti", "confetti"],
] as const;

/** The drawings that the code shows are there, and those that a backdrop names. */
export const shownDrawing: Rule = {
  name: "shown-drawing",
  *check({ illustrations }) {
    const namesIn = (folder: IllustrationFolder) =>
      new Set(illustrations.filter(({ list }) => list === folder).map(({ key }) => key));
    const kinds = Object.entries(ILLUSTRATIONS) as [IllustrationFolder, IllustrationKind][];
    for (const [folder, { needed = [], noun }] of kinds) {
      const names = namesIn(folder);
      const spare = [...names].filter((name) => !needed.includes(name));
      for (const name of needed.filter((one) => !names.has(one))) {
        const near = nearest(name, spare);
        yield {
          file: `${CONTENT}/art/${folder}/${name}.svg`,
          path: [],
          message: `the file is missing: pictures show ${noun} of this name`,
          suggestion: near && `${CONTENT}/art/${folder}/${near}.svg`,
        };
      }
    }
    for (const backdrop of illustrations.filter(({ list }) => list === "backdrops")) {
      for (const [attribute, folder] of NAMED) {
        const said = new RegExp(` ${attribute}="([^"]*)"`).exec(backdrop.text);
        const names = namesIn(folder);
        for (const name of said?.[1]?.split(" ") ?? []) {
          if (!said || names.has(name)) continue;
          const near = nearest(name, names);
          yield backdrop.findingAt(said.index + 1, {
            message: `${attribute} names ${shown(name)}, but there is no drawing ${CONTENT}/art/${folder}/${name}.svg`,
            allowed: listed([...names]),
            suggestion: near && shown(near),
          });
        }
      }
    }
  },
};
