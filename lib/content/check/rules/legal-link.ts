import { addressBook } from "../addresses/address-book";
import { addressFault } from "../addresses/address-fault";
import { legalPath } from "../../pages/paths";
import { shown } from "../words";
import type { Rule } from "./rule";

/** Links of legal texts stay on the site and arrive; the built site's tests follow all of them. */
export const legalLink: Rule = {
  name: "legal-link",
  description: "A link in a legal text leads to a page, a file or a section that exists.",
  *check(content) {
    const book = addressBook(content);
    for (const entry of content.legal) {
      if (!entry.isReadable) continue;
      for (const node of entry.nodes) {
        if (node.url === undefined || node.type === "image") continue;
        if (!/^(?:\/(?!\/)|#.)/.test(node.url)) {
          const message =
            node.url === ""
              ? `the link ${shown(node.url)} leads nowhere`
              : `the link ${shown(node.url)} leads outside`;
          const allowed =
            "a path of this site; addresses of the outside world stand in content/site.json only";
          yield entry.findingAt(node, { message, allowed });
          continue;
        }
        const fault = addressFault(node.url, book, legalPath(entry.key));
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
