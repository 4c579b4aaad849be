import { KINDS } from "../../model/kinds/kinds";
import { legalPath } from "../../model/pages/paths";
import { CONTENT } from "../../read/snapshot";
import { addressTargets } from "../addresses/address-targets";
import { addressFault } from "../addresses/address-fault";
import type { Finding } from "../../model/problems/problem";
import { nearest } from "../../model/problems/suggest";
import { listed, shown } from "../../model/problems/words";
import type { Rule } from "./rule";

const { folder, ending } = KINDS.legal;
const fileOf = (slug: string) => `${CONTENT}/${folder}/${slug}.${ending}`;

/** There is a legal page for each slug in common.schema.json, and no other. */
const legalPage: Rule = {
  name: "legal-page",
  needsAllPlaced: true,
  *check({ legal, legalSlugs }) {
    const missing = new Set<string>(legalSlugs);
    for (const { key } of legal) missing.delete(key);
    for (const entry of legal) {
      if (legalSlugs.some((slug) => slug === entry.key)) continue;
      const intended = nearest(entry.key, missing);
      if (intended !== undefined) missing.delete(intended);
      yield entry.finding([], {
        message: `${shown(entry.key)} is not one of the legal pages`,
        allowed: listed(legalSlugs, "or"),
        suggestion: intended && fileOf(intended),
      });
    }
    for (const slug of missing) {
      const message = `the file is missing: there must be a legal page ${shown(slug)}`;
      yield { file: fileOf(slug), path: [], message };
    }
  },
};

/** A link in a legal text leads to an existing page, file or section. */
const legalLink: Rule = {
  name: "legal-link",
  needsAllPlaced: true,
  *check(content) {
    const targets = addressTargets(content);
    for (const entry of content.legal) {
      if (!entry.isReadable) continue;
      for (const node of entry.text.nodes) {
        if (node.url === undefined || node.type === "image") continue;
        if (!/^(?:\/(?!\/)|#.)/.test(node.url)) {
          yield entry.findingAt(node, notOfThisSite(node.url));
          continue;
        }
        const fault = addressFault(node.url, targets, legalPath(entry.key));
        if (!fault) continue;
        const { what, allowed, suggestion } = fault;
        yield entry.findingAt(node, {
          message: `the link is ${shown(node.url)}, ${what}`,
          allowed,
          suggestion,
        });
      }
    }
  },
};

/** The fault of a link that is neither a path from the root nor a section of the page. */
function notOfThisSite(url: string): Omit<Finding, "file" | "path"> {
  const allowed = "a path of this site; addresses of other sites belong in content/site.json";
  if (url === "") return { message: `the link ${shown(url)} leads nowhere`, allowed };
  // `protocol`, `./protocol`, `protocol.md`: no scheme, no @ and no host.
  const path = /^\.{0,2}\/?([\w-]+)(?:\.md)?$/.exec(url)?.[1];
  if (path === undefined) return { message: `the link ${shown(url)} leads outside`, allowed };
  const message = `the link ${shown(url)} does not begin at the root of the site`;
  return { message, allowed, suggestion: shown(`/${path}`) };
}

export const LEGAL_RULES: readonly Rule[] = [legalPage, legalLink];
