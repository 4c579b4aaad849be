import type { Character, Unit } from "../../../content/types";
import type { Catalogue } from "../../../lib/content/catalogue/read-catalogue";
import type { PosterSubject } from "../../../lib/artwork/posters/poster/poster";
import * as original from "../../../lib/pictures/posters/subjects";
import { originalId, originalName, originalText } from "../names";

export * from "../../../lib/pictures/posters/subjects";

/** A subject under the name and number that it was copied from; its look stays its own. */
function asOriginal(subject: PosterSubject): PosterSubject {
  return {
    ...subject,
    id: originalId(subject.id),
    cname: originalName(subject.cname),
    name: originalText(subject.name),
    unit: originalName(subject.unit) as PosterSubject["unit"],
    unitName: originalText(subject.unitName),
  };
}

/** What the poster of a character, copied or not, is drawn from. */
export function posterSubject(character: Character, catalogue: Catalogue): PosterSubject {
  return asOriginal(original.posterSubject(character, catalogue));
}

/** What the pictures of a unit, copied or not, are drawn from. */
export function groupUnit(unit: Unit, catalogue: Catalogue) {
  const group = original.groupUnit(unit, catalogue);
  const leader = group.leader === undefined ? {} : { leader: originalId(group.leader) };
  return {
    ...group,
    id: originalName(group.id) as Unit["id"],
    name: originalText(group.name),
    ...leader,
  };
}

/** Those of some ids, as {@link posterSubject} gives them. */
export const subjectsOfIds: typeof original.subjectsOfIds = (ids, catalogue) =>
  original.subjectsOfIds(ids, catalogue).map(asOriginal);
