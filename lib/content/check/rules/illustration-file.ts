import {
  ILLUSTRATIONS,
  type IllustrationFolder,
  type IllustrationKind,
  sheetOf,
} from "../../illustrations/kinds";
import { CONTENT } from "../../read/snapshot";
import { listed, shown } from "../words";
import type { Rule } from "./rule";

/** What a record names is drawn, on every sheet that is needed. */
export const illustrationFile: Rule = {
  name: "illustration-file",
  description: "Each illustration has all of its sheets, and what a record names is there.",
  *check({ illustrations, trips, campaigns, units }) {
    const keys = new Set(illustrations.map(({ list, key }) => `${list}/${key}`));
    for (const { file, list, key } of illustrations) {
      const { sheets, noun }: IllustrationKind = ILLUSTRATIONS[list as IllustrationFolder];
      const { name, sheet } = sheetOf(key);
      const [first, ...others] = Object.keys(sheets);
      // The first sheet that is there tells of those that are not.
      if (sheet !== (keys.has(`${list}/${name}.${first}`) ? first : others[0])) continue;
      for (const other of Object.keys(sheets)) {
        if (other === "" || keys.has(`${list}/${name}.${other}`)) continue;
        yield {
          file,
          path: [],
          message: `${noun} needs a drawing ${CONTENT}/art/${list}/${name}.${other}.svg too`,
          allowed: `the sheets ${listed(Object.keys(sheets))}`,
        };
      }
    }
    const named = [
      ...trips.map((entry) => ["sceneries", "scenery", entry.get("scenery"), entry] as const),
      ...units.map((entry) => ["backdrops", "backdrop", entry.get("backdrop"), entry] as const),
      ...campaigns.map((entry) => ["scenes", "scene", entry.get("scene"), entry] as const),
    ];
    const folders = new Set(illustrations.map(({ list }) => list));
    for (const [folder, property, name, entry] of named) {
      // Where there are drawings, the schema lists their names.
      if (name === undefined || folders.has(folder)) continue;
      // One record is enough to tell of an empty folder.
      folders.add(folder);
      yield entry.finding([property], {
        message: `${property} is ${shown(name)}, but there is no drawing in ${CONTENT}/art/${folder}`,
        allowed: "the name of a drawing",
      });
    }
  },
};
