import type { Rule } from "./rule";

/** The language switcher says which language one reads. */
export const siteLists: Rule = {
  name: "site-lists",
  description: "Exactly one language is the one of this site.",
  *check({ site }) {
    if (!site?.has("languages") || !site.isWhole("languages")) return;
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
  },
};
