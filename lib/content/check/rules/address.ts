import { campaignPath } from "../../pages/paths";
import { addressBook } from "../addresses/address-book";
import { addressFault, SHOWN_FILES, shownFileFault } from "../addresses/address-fault";
import { originFault } from "../addresses/address-form";
import { campaignSlugOf, KINDS } from "../../kinds/kinds";
import { SITE } from "../../kinds/single-files";
import type { Refers } from "../../references/refers";
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
    for (const { entry, refers, path, value, of } of content.references) {
      if (!isAddress(refers) || typeof value !== "string" || !entry.isWhole(...path)) continue;
      if (FILMS.test(entry.file) && path.at(-1) === "target" && value.startsWith("/")) continue;
      const own = of === KINDS.campaigns ? campaignPath(campaignSlugOf(entry.key)) : undefined;
      const isSite = of === SITE && path.join() === "address";
      const fault =
        refers === "address"
          ? (addressFault(value, book, own) ?? (isSite ? originFault(value) : undefined))
          : shownFileFault(value, refers, book);
      if (!fault) continue;
      const { what, allowed, suggestion } = fault;
      const message = `${placeName(path)} is ${shown(value)}, ${what}`;
      yield entry.finding(path, { message, allowed, suggestion });
    }
  },
};

const isAddress = (refers: Refers): refers is "address" | keyof typeof SHOWN_FILES =>
  refers === "address" || refers in SHOWN_FILES;
