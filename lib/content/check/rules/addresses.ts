import { campaignSlugOf, KINDS } from "../../model/kinds/kinds";
import { SITE } from "../../model/kinds/single-files";
import { FIXED_PATHS } from "../../model/pages/page-kinds";
import {
  albumPath,
  campaignPath,
  characterPath,
  clubPath,
  fourPieceIdolPath,
  otherSongsPath,
  tripPath,
  unitPath,
} from "../../model/pages/paths";
import type { Entry } from "../../read/entry";
import type { Refers } from "../../model/references/refers";
import { addressTargets } from "../addresses/address-targets";
import { addressFault, SHOWN_FILES, shownFileFault } from "../addresses/address-fault";
import { originFault } from "../addresses/address-form";
import { reservedFor } from "../addresses/reserved";
import type { Finding } from "../../model/problems/problem";
import { shown } from "../../model/problems/words";
import type { Rule } from "./rule";

/** No two pages share an address, and none has one reserved for files and servers. */
const pageAddress: Rule = {
  name: "page-address",
  *check({ characters, units, clubs, trips, albums, fourPiece, campaigns }) {
    const fixed = new Set(Object.values(FIXED_PATHS).flat());
    const others = trips.map(({ key }) => tripPath(key));
    yield* taking(campaigns, "slug", campaignPath, new Set([...fixed, ...others]));
    yield* taking(characters, "cname", characterPath, fixed);
    yield* taking(units, "id", unitPath, fixed);
    yield* taking(clubs, "key", clubPath, fixed);
    yield* taking(trips, "id", tripPath, fixed);
    yield* taking(albums, "id", albumPath, new Set([...fixed, otherSongsPath]));
    yield* taking(fourPiece, "slug", fourPieceIdolPath, fixed);
  },
};

/** Records whose addresses, made from a property, are taken or reserved. */
function* taking<Fields>(
  entries: readonly Entry<Fields>[],
  property: keyof Fields & string,
  addressed: (name: string) => string,
  taken: ReadonlySet<string>,
): Iterable<Finding> {
  for (const entry of entries) {
    const value: unknown = entry.get(property);
    if (typeof value !== "string") continue;
    const address = addressed(value);
    const why = taken.has(address) ? `${shown(address)} is another page` : reservedFor(address);
    if (why === undefined) continue;
    yield entry.wrong([property], `but ${why}`, "an address that nothing else has");
  }
}

/** Rules of their own check where films are played. */
const FILMS = /\/(?:contribution-)?video-list\.json$/;

/** Every address is written as browsers read it, and leads to an existing page, section or file, or to another site. */
const address: Rule = {
  name: "address",
  needsAllPlaced: true,
  *check(content) {
    const targets = addressTargets(content);
    for (const { entry, refers, path, value, of } of content.references) {
      if (!isAddress(refers) || typeof value !== "string" || !entry.isWhole(...path)) continue;
      if (FILMS.test(entry.file) && path.at(-1) === "target" && value.startsWith("/")) continue;
      const own = of === KINDS.campaigns ? campaignPath(campaignSlugOf(entry.key)) : undefined;
      const isSite = of === SITE && path.join() === "address";
      const fault =
        refers === "address"
          ? (addressFault(value, targets, own) ?? (isSite ? originFault(value) : undefined))
          : shownFileFault(value, refers, targets);
      if (!fault) continue;
      yield entry.wrong(path, fault.what, fault.allowed, fault.suggestion);
    }
  },
};

const isAddress = (refers: Refers): refers is "address" | keyof typeof SHOWN_FILES =>
  refers === "address" || refers in SHOWN_FILES;

export const ADDRESS_RULES: readonly Rule[] = [pageAddress, address];
