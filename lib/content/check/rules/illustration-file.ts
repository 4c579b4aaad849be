import type { Look } from "../../../../content/types";
import {
  ILLUSTRATIONS,
  type IllustrationFolder,
  type IllustrationKind,
  sheetOf,
} from "../../illustrations/kinds";
import { CONTENT } from "../../read/snapshot";
import { listed } from "../words";
import type { Rule } from "./rule";

const emblemOf = (look: Look | undefined) => (look?.kind === "emblem" ? look.emblem : undefined);

/** Each illustration has all of its sheets, and what a record names is there. */
export const illustrationFile: Rule = {
  name: "illustration-file",
  *check({ illustrations, trips, campaigns, units, offices, characters, venues }) {
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
      ...trips.map((one) => ["sceneries", ["scenery"], one.get("scenery"), one] as const),
      ...units.map((one) => ["backdrops", ["backdrop"], one.get("backdrop"), one] as const),
      ...campaigns.map((one) => ["scenes", ["scene"], one.get("scene"), one] as const),
      ...venues.map((one) => ["venues", ["motif"], one.get("motif"), one] as const),
      ...units.map((one) => ["marks", ["mark"], one.get("mark"), one] as const),
      ...offices.map((one) => ["marks", ["mark"], one.get("mark"), one] as const),
      ...characters.map(
        (one) => ["emblems", ["look", "emblem"], emblemOf(one.get("look")), one] as const,
      ),
    ];
    const folders = new Set(illustrations.map(({ list }) => list));
    for (const [folder, path, name, entry] of named) {
      // Where there are drawings, the schema lists their names.
      if (name === undefined || folders.has(folder)) continue;
      // One record is enough to tell of an empty folder.
      folders.add(folder);
      const what = `but there is no drawing in ${CONTENT}/art/${folder}`;
      yield entry.wrong([...path], what, "the name of a drawing");
    }
    const unmarked = [
      ...units.filter((unit) => unit.get("mark") === undefined),
      ...offices.filter((office) => office.get("mark") === undefined),
    ][0];
    if (!unmarked || keys.has("marks/plain")) return;
    yield unmarked.finding([], {
      message: `there is no mark, and no drawing ${CONTENT}/art/marks/plain.svg in its place`,
      allowed: "the name of a mark, or that drawing",
    });
  },
};
