import { campaignPath } from "../../pages/paths";
import { addressBook } from "../addresses/address-book";
import { addressFault, shownFileFault } from "../addresses/address-fault";
import { originFault } from "../addresses/address-form";
import { KINDS } from "../../kinds/kinds";
import { SITE } from "../../kinds/single-files";
import { placeName, shown } from "../words";
import type { Rule } from "./rule";

/** Films of the screening room say where they are played by rules of their own. */
const FILMS = /\/(?:contribution-)?video-list\.json$/;

/** Every address in the records arrives. The links of legal pages are read by `legal-link`. */
export const address: Rule = {
  name: "address",
  description:
    "Every address is written as browsers read it, and leads to a page, a section or a file that exists, or outside.",
  *check(content) {
    const book = addressBook(content);
    for (const { entry, kind, path, value, of } of content.addresses) {
      if (!entry.isWhole(...path)) continue;
      if (FILMS.test(entry.file) && path.at(-1) === "target" && value.startsWith("/")) continue;
      const own = of === KINDS.campaigns ? campaignPath(entry.key.replaceAll(".", "/")) : undefined;
      const isSite = of === SITE && path.join() === "address";
      const fault =
        kind === "address"
          ? (addressFault(value, book, own) ?? (isSite ? originFault(value) : undefined))
          : shownFileFault(value, kind, book);
      if (!fault) continue;
      const { what, allowed, suggestion } = fault;
      const message = `${placeName(path)} is ${shown(value)}, ${what}`;
      yield entry.finding(path, { message, allowed, suggestion });
    }
  },
};
