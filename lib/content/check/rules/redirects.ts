import { pageAddresses } from "../addresses/page-addresses";
import { reservedFor } from "../addresses/reserved";
import { nearest } from "../suggest";
import { shown } from "../words";
import type { Rule } from "./rule";

/** An old address leads to a page at once. */
export const redirects: Rule = {
  name: "redirects",
  description:
    "A redirect leads from an address that is no page to one that is; each stands once, in the order of the alphabet.",
  *check(content) {
    const entry = content.redirects;
    if (!entry) return;
    const pages = pageAddresses(content);
    const list = entry.items("redirects");
    const targets = new Map(list.map(({ value }) => [value.from, value.to]));
    let before: string | undefined;
    for (const { value, index } of list) {
      const { from, to } = value;
      const reserved = reservedFor(from);
      if (pages.has(from)) {
        yield entry.finding(["redirects", index, "from"], {
          message: `from is ${shown(from)}, which is a page: nobody would see it`,
          allowed: "an address that no page has any more",
        });
      } else if (reserved !== undefined) {
        yield entry.finding(["redirects", index, "from"], {
          message: `from is ${shown(from)}, where no page ever was: ${reserved}`,
          allowed: "an address that a page once had",
        });
      } else if (before !== undefined && from <= before) {
        const isTwice = targets.has(from) && from === before;
        yield entry.finding(["redirects", index, "from"], {
          message: isTwice
            ? `from is ${shown(from)} a second time`
            : `from is ${shown(from)}, but ${shown(before)} stands before it`,
          allowed: isTwice ? "each address once" : "the order of the alphabet",
        });
      }
      before = from;
      if (pages.has(to)) continue;
      const next = targets.get(to);
      yield entry.finding(["redirects", index, "to"], {
        message:
          next === undefined
            ? `to is ${shown(to)}, but there is no such page`
            : `to is ${shown(to)}, which has itself gone to ${shown(next)}`,
        allowed: "the address of a page",
        suggestion: quoted(next ?? nearest(to, pages)),
      });
    }
  },
};

const quoted = (address: string | undefined) =>
  address === undefined ? undefined : shown(address);
