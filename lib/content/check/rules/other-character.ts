import { byKey } from "../../identity/keys";
import { meant } from "../suggest";
import { shown } from "../words";
import type { Rule } from "./rule";

/** Every figure of unit other has a record in other-characters with its slug and id. */
export const otherCharacter: Rule = {
  name: "other-character",
  *check({ characters, otherCharacters, identities, memberships }) {
    const figures = characters.filter((entry) => memberships.unitOf.get(entry) === "other");
    const bySlug = new Map(
      figures.flatMap((entry) => [
        [entry.key, entry],
        [entry.get("cname") ?? entry.key, entry],
      ]),
    );
    const unmatched = new Set(figures);
    const records = byKey(otherCharacters, "name", new Set(bySlug.keys()));

    for (const [slug, record] of records) {
      const id = record.get("id");
      const figure = bySlug.get(slug) ?? bySlug.get(record.key);
      if (figure) {
        unmatched.delete(figure);
        const wanted = identities.idOf.get(figure);
        if (id === undefined || wanted === undefined || id === String(wanted)) continue;
        const what = `but ${figure.file} has the id ${wanted}`;
        const allowed = "the id of the character as text";
        yield record.wrong(["id"], what, allowed, shown(String(wanted)));
        continue;
      }
      const isReported = !identities.characters.has(Number(id)) && isListed(Number(id));
      if (isReported || !record.isWhole("name")) continue;
      yield record.finding(["name"], {
        message: `name is ${shown(slug)}, but unit other has no figure of that slug`,
        allowed: [...bySlug.keys()].join(", "),
        suggestion: meant(slug, bySlug.keys()),
      });
    }
    for (const figure of unmatched) {
      const id = String(identities.idOf.get(figure));
      if (otherCharacters.some((record) => record.get("id") === id)) continue;
      yield figure.finding(["cname"], {
        message: `the figure has no file content/other-characters/${figure.key}.json`,
        allowed: "a display record with picture and colours for every figure of unit other",
      });
    }

    function isListed(id: number): boolean {
      return memberships.membersOf.get("other")?.includes(id) ?? false;
    }
  },
};
