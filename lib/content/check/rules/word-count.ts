import type { Finding } from "../problem";
import { counted, placeName } from "../words";
import type { Rule } from "./rule";

/** Words of the texts, least and most, as their schemas describe them. */
const BIOGRAPHY = [60, 120] as const;
const UNIT = [50, 110] as const;
const OFFICE = [40, 90] as const;
const TRIP = [80, 130] as const;
const VENUE = [50, 110] as const;
const FOUR_PIECE = [80, 180] as const;
const LEGAL = [350, 900] as const;

/** Texts are neither stubs nor essays. */
export const wordCount: Rule = {
  name: "word-count",
  description:
    "A biography has 60 to 120 words, a unit or a venue 50 to 110, an office 40 to 90, an idol of the audition 80 to 180, a trip 80 to 130, a legal page 350 to 900.",
  *check({ characters, units, offices, trips, venues, fourPiece, legal }) {
    for (const entry of characters) {
      yield* outside(entry.file, ["text"], entry.get("text"), BIOGRAPHY);
    }
    for (const unit of units) {
      yield* outside(unit.file, ["display", "desc"], unit.get("display", "desc"), UNIT);
    }
    for (const office of offices) yield* outside(office.file, ["desc"], office.get("desc"), OFFICE);
    for (const trip of trips) yield* outside(trip.file, ["text"], trip.get("text"), TRIP);
    for (const venue of venues) yield* outside(venue.file, ["text"], venue.get("text"), VENUE);
    for (const idol of fourPiece) yield* outside(idol.file, ["text"], idol.get("text"), FOUR_PIECE);
    for (const page of legal) {
      if (!page.isReadable) continue;
      const words = wordsIn(page.body);
      if (words >= LEGAL[0] && words <= LEGAL[1]) continue;
      const message = `the text has ${counted(words, "word")}`;
      yield page.findingAt(undefined, { message, allowed: `${LEGAL[0]} to ${LEGAL[1]} words` });
    }
  },
};

function* outside(
  file: string,
  path: string[],
  text: string | undefined,
  [least, most]: readonly [number, number],
): Iterable<Finding> {
  if (text === undefined) return;
  const words = wordsIn(text);
  if (words >= least && words <= most) return;
  const message = `${placeName(path)} has ${counted(words, "word")}`;
  yield { file, path, message, allowed: `${least} to ${most} words` };
}

/** Number of words; signs that stand alone, such as those of a heading or a list, are none. */
function wordsIn(text: string): number {
  return text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
