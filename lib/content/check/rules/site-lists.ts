import type { Rule } from "./rule";

/** Menu and language switcher are unambiguous. */
export const siteLists: Rule = {
  name: "site-lists",
  description:
    "Menu ids are unique, languages too, and exactly one language is the one of this site.",
  *check({ site }) {
    if (!site) return;
    const ids = new Map<number, number>();
    for (const { value, index } of site.items("menu")) {
      const first = ids.get(value.id);
      ids.set(value.id, first ?? index);
      if (first === undefined) continue;
      yield site.finding(["menu", index, "id"], {
        message: `menu, item ${index + 1} has the id ${value.id}, which item ${first + 1} has too`,
        allowed: "an id of its own",
        suggestion: String(Math.max(...site.items("menu").map((entry) => entry.value.id)) + 1),
      });
    }
    if (!site.has("languages") || !site.isWhole("languages")) return;
    const languages = site.items("languages");
    const here = languages.filter(({ value }) => value.here);
    if (here.length === 0) {
      const message = "no language is marked as the one of this site";
      yield site.finding(["languages"], { message, allowed: '"here": true on exactly one' });
    }
    for (const { value, index } of here.slice(1)) {
      yield site.finding(["languages", index, "here"], {
        message: `languages, item ${index + 1} (${value.title}) is marked as the one of this site, as is ${here[0]?.value.title}`,
        allowed: '"here": true on exactly one',
        suggestion: "false",
      });
    }
    const tags = new Set<string>();
    for (const { value, index } of languages) {
      if (tags.has(value.lang)) {
        const message = `languages, item ${index + 1} has the tag "${value.lang}" a second time`;
        yield site.finding(["languages", index, "lang"], {
          message,
          allowed: "each language once",
        });
      }
      tags.add(value.lang);
    }
  },
};
