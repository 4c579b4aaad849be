import type { Character, FourPieceIdol } from "../../../../content/types";
import { withName } from "../../identity/with-name";
import type { Finding } from "../problem";
import type { Content } from "../../read/content";
import type { Entry } from "../../read/entry";
import { shown } from "../words";
import { LATER } from "./reserved-ids";
import type { Rule } from "./rule";

/**
 * A page of the audition names the character of its slug, a newcomer's audition record, and no twin but the linked
 * one.
 */
export const fourPieceIdol: Rule = {
  name: "four-piece-idol",
  *check(content) {
    for (const entry of content.fourPiece) {
      const id = entry.get("character");
      if (id === undefined) continue;
      const character = content.identities.characters.get(id);
      // An id that a unit lists and nobody has is told of where the character should be.
      if (!character && isListed(id, content)) continue;
      // A name that cannot be read may be the right one.
      if (character && !(character.isWhole("names") && character.isWhole("cname"))) continue;
      if (!character || !isCalled(entry, slugOf(character))) {
        yield* stranger(entry, id, content);
        continue;
      }
      yield* audition(entry, id);
      yield* twin(entry, character, content);
    }
  },
};

function isListed(id: number, { memberships }: Content): boolean {
  return [...memberships.membersOf.values()].some((ids) => ids.includes(id));
}

/** The slug that an idol has here: by the real name where the idol is known by a stage name. */
function slugOf(character: Entry<Character>): string {
  const real = character.get("names", "realName");
  const cname = character.get("cname") ?? character.key;
  return real?.toLowerCase().split(" ").toReversed().join("_") ?? cname;
}

/** A page is found by what it calls itself and by its file: one of them may be a slip. */
function isCalled(entry: Entry<FourPieceIdol>, slug: string): boolean {
  return entry.key === slug || entry.get("slug") === slug;
}

function* stranger(
  entry: Entry<FourPieceIdol>,
  id: number,
  { characters, identities }: Content,
): Iterable<Finding> {
  const record = characters.find(
    (one) => one.get("unit") !== "4piece" && isCalled(entry, slugOf(one)),
  );
  const meant = record && identities.idOf.get(record);
  // A later record under the id of the audition record is told of in its own file.
  if (meant === id - LATER) return;
  yield entry.finding(["character"], {
    message: `character is ${withName(id, identities.characters)}, which is not the id of ${shown(entry.key)}`,
    allowed: "the id of the idol that the page is named after; of a newcomer the later one",
    suggestion: meant === undefined ? undefined : withName(meant, identities.characters),
  });
}

function* audition(entry: Entry<FourPieceIdol>, id: number): Iterable<Finding> {
  if (!entry.isWhole("audition")) return;
  const wanted = id > LATER ? id - LATER : undefined;
  const written = entry.get("audition");
  if (written === wanted) return;
  yield entry.finding(entry.has("audition") ? ["audition"] : [], {
    message:
      wanted === undefined
        ? `audition is ${written}, but ${id} is no newcomer and has no audition record`
        : `audition is ${written ?? "missing"}, but the audition record of ${id} is ${wanted}`,
    allowed: "the id of a newcomer’s record of unit 4piece, and nothing for anybody else",
    suggestion: wanted === undefined ? undefined : String(wanted),
  });
}

function* twin(
  entry: Entry<FourPieceIdol>,
  character: Entry<Character>,
  { identities }: Content,
): Iterable<Finding> {
  const id = entry.get("twin");
  if (id === undefined || character.get("vid") === undefined) return;
  const [linked] = identities.byCname.get(character.get("vid") ?? "") ?? [];
  const wanted = linked && identities.idOf.get(linked);
  // The other side of the link counts too: a slip in one of them is told of elsewhere.
  const isLinkedBack = identities.characters.get(id)?.get("vid") === character.get("cname");
  if (id === wanted || isLinkedBack || (linked && wanted === undefined)) return;
  const meant = wanted === undefined ? undefined : withName(wanted, identities.characters);
  yield entry.finding(["twin"], {
    message: `twin is ${withName(id, identities.characters)}, which is not linked with ${shown(character.get("cname"))}`,
    allowed: "the id of the linked character (vid)",
    suggestion: meant,
  });
}
