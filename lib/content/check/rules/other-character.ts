import { quotedNearest } from "../../model/problems/suggest";
import { shown } from "../../model/problems/words";
import { byName } from "./known";
import type { Rule } from "./rule";

/** Every figure of unit other has a record in other-characters with its slug and id. */
export const otherCharacter: Rule = {
  name: "other-character",
  needsAllPlaced: true,
  *check({ characters, otherCharacters }) {
    const figures = characters.filter((entry) => (entry.get("unit") ?? "other") === "other");
    const bySlug = byName(figures, "cname");
    for (const record of otherCharacters) {
      const name = record.get("name") ?? record.key;
      const figure = bySlug.get(name) ?? bySlug.get(record.key);
      const [id, wanted] = [record.get("id"), figure?.get("id")];
      if (!figure && record.isWhole("name")) {
        const what = "but unit other has no figure of that slug";
        const slugs = [...bySlug.keys()];
        yield record.wrong(["name"], what, slugs.join(", "), quotedNearest(name, slugs));
      } else if (figure && id !== undefined && wanted !== undefined && id !== String(wanted)) {
        const what = `but ${figure.file} has the id ${wanted}`;
        const allowed = "the id of the character as text";
        yield record.wrong(["id"], what, allowed, shown(String(wanted)));
      }
    }
    const records = byName(otherCharacters, "name");
    for (const figure of figures.filter((one) => one.isWhole("unit"))) {
      if (records.has(figure.key) || records.has(figure.get("cname") ?? "")) continue;
      yield figure.finding(["cname"], {
        message: `the figure has no file content/other-characters/${figure.key}.json`,
        allowed: "a display record with picture and colours for every figure of unit other",
      });
    }
  },
};
