import { KINDS } from "../../kinds/kinds";
import { CONTENT } from "../../read/snapshot";
import { nearest } from "../suggest";
import { listed, shown } from "../words";
import type { Rule } from "./rule";

const { folder, ending } = KINDS.legal;
const fileOf = (slug: string) => `${CONTENT}/${folder}/${slug}.${ending}`;

/** The footer and the menu lead to these pages; no other page is made of the folder. */
export const legalPage: Rule = {
  name: "legal-page",
  description: "There is a legal page for each slug that common.schema.json names, and no other.",
  *check({ legal, legalSlugs }) {
    const missing = new Set<string>(legalSlugs);
    for (const { key } of legal) missing.delete(key);
    for (const entry of legal) {
      if (legalSlugs.some((slug) => slug === entry.key)) continue;
      const meant = nearest(entry.key, missing);
      if (meant !== undefined) missing.delete(meant);
      yield entry.finding([], {
        message: `${shown(entry.key)} is none of the legal pages`,
        allowed: listed(legalSlugs, "or"),
        suggestion: meant && fileOf(meant),
      });
    }
    for (const slug of missing) {
      const message = `the file is missing: there must be a legal page ${shown(slug)}`;
      yield { file: fileOf(slug), path: [], message };
    }
  },
};
