import { distance } from "fastest-levenshtein";
import type { Finding } from "../problem";
import type { Content } from "../read/content";
import type { LegalEntry } from "../read/legal-entry";
import { nearest } from "../suggest";
import { listed, shown } from "../words";
import type { Rule } from "./rule";

/** Words of a finding. */
type Words = Omit<Finding, "file" | "path">;

/** A path that differs in so many letters from a known one is taken for a slip of it. */
const SLIP = 2;

/** Links of legal texts stay on the site and arrive; the built site's tests follow all of them. */
export const legalLink: Rule = {
  name: "legal-link",
  description:
    "A link in a legal text leads to a page, a unit, a character or a section that exists.",
  *check(content) {
    for (const entry of content.legal) {
      if (!entry.isReadable) continue;
      for (const node of entry.nodes) {
        if (node.url === undefined) continue;
        const words = wrongTarget(node.url, entry, content);
        if (words) yield entry.findingAt(node, words);
      }
    }
  },
};

function wrongTarget(url: string, entry: LegalEntry, content: Content): Words | undefined {
  const [path = "", section] = url.split("#");
  if (path === "" && section) return wrongSection(entry, section, url);
  if (!path.startsWith("/") || path.startsWith("//")) {
    return {
      message: `the link ${shown(url)} leads outside`,
      allowed:
        "a path of this site; addresses of the outside world stand in content/site.json only",
    };
  }
  const [, collection, name = ""] = /^\/explore\/units\/(characters\/)?([^/]+)$/.exec(path) ?? [];
  if (collection) return wrongName(url, name, "character", content.identities.byCname.keys());
  if (name && !["list", "characters"].includes(name)) {
    return wrongName(url, name, "unit", content.unitIds);
  }
  const page = content.legal.find(({ key }) => path === `/${key}`);
  if (page) return section ? wrongSection(page, section, url) : undefined;
  const near = nearest(path.slice(1), content.legalSlugs);
  if (near === undefined || path === `/${near}` || distance(near, path.slice(1)) > SLIP) return;
  return {
    message: `there is no page ${shown(path)}`,
    allowed: listed(
      content.legalSlugs.map((slug) => `/${slug}`),
      "or",
    ),
    suggestion: `/${near}`,
  };
}

function wrongSection(page: LegalEntry, id: string, url: string): Words | undefined {
  const ids = page.sections.map((section) => section.id);
  if (!page.isReadable || ids.includes(id)) return undefined;
  const near = nearest(id, ids);
  return {
    message: `the link ${shown(url)} leads to no section of ${page.file}`,
    allowed: ids.map((known) => `#${known}`).join(", "),
    suggestion: near && url.replace(/#.*$/, `#${near}`),
  };
}

function wrongName(
  url: string,
  name: string,
  what: string,
  names: Iterable<string>,
): Words | undefined {
  const known = new Set(names);
  if (known.has(name)) return undefined;
  const near = nearest(name, known);
  return {
    message: `the link ${shown(url)} leads to no ${what}`,
    suggestion: near && url.replace(name, near),
  };
}
