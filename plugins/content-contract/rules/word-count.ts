import type { Finding } from "../problem";
import { counted, placeName } from "../words";
import type { Rule } from "./rule";

/** Words of the texts, least and most, as their schemas describe them. */
const BIOGRAPHY = [60, 120] as const;
const UNIT = [50, 110] as const;
const OFFICE = [40, 90] as const;

/** Texts are neither stubs nor essays. */
export const wordCount: Rule = {
  name: "word-count",
  description: "A biography has 60 to 120 words, a unit 50 to 110, an office 40 to 90.",
  *check({ characters, units, offices }) {
    for (const entry of characters) {
      yield* outside(entry.file, ["text"], entry.get("text"), BIOGRAPHY);
    }
    for (const unit of units) {
      yield* outside(unit.file, ["display", "desc"], unit.get("display", "desc"), UNIT);
    }
    for (const office of offices) yield* outside(office.file, ["desc"], office.get("desc"), OFFICE);
  },
};

function* outside(
  file: string,
  path: string[],
  text: string | undefined,
  [least, most]: readonly [number, number],
): Iterable<Finding> {
  const words = text?.match(/\S+/gu)?.length;
  if (words === undefined || (words >= least && words <= most)) return;
  const message = `${placeName(path)} has ${counted(words, "word")}`;
  yield { file, path, message, allowed: `${least} to ${most} words` };
}
