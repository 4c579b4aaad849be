import type { Trip } from "../../../../content/types";
import { SCHEMA_FOLDER } from "../../../../lib/content/schema/read-schemas";
import type { Draft } from "../../draft/draft";
import { CommandError } from "../../../../lib/command-line/command-error";
import { colorSetOf } from "../color-set";
import { fieldsOf } from "../form";
import { fileOf, idsOf, people, schemaOf } from "../known-records";
import { put } from "../put";
import { COLOR, type NewKind } from "../new-kind";

const FILE = "trip.schema.json";
const OWN = ["unitId?", "unit?", "released", "title", "lead", "text", "scenery", "alt"];

type Form = Omit<Trip, "cast" | "colors"> & { color: string; cast: string[] };

/** A trip for the next volume of the series that has none. */
export const trip: NewKind = {
  fields(draft) {
    nextVolume(draft);
    const own = fieldsOf(schemaOf(draft, FILE), [...OWN, "description", "stops"]);
    return {
      ...own,
      color: COLOR,
      cast: people(draft, "Who travels, in the order they are shown."),
      stops: { ...own.stops, default: Array.from({ length: 3 }, () => ({ name: "", note: "" })) },
    };
  },
  make(draft: Draft, { color, cast, ...own }: Form) {
    const number = nextVolume(draft);
    const id = `trip${String(number).padStart(2, "0")}`;
    put(draft, fileOf("trip", id), FILE, {
      ...own,
      id,
      number,
      album: `TRIP vol. ${number}`,
      colors: colorSetOf(color),
      cast: idsOf(draft, cast),
      poster: `trips/${id}`,
      panorama: `trips/${id}-wide`,
    });
    return [];
  },
};

/** The first volume without a trip. @throws CommandError if there is none */
function nextVolume(draft: Draft): number {
  const taken = new Set(draft.recordsOf<Trip>("trips").map(({ number }) => number));
  const volumes = schemaOf(draft, FILE, ["number"]).schema.maximum ?? 0;
  for (let number = 1; number <= volumes; number++) if (!taken.has(number)) return number;
  throw new CommandError(
    `All ${volumes} volumes of the series have their trip. For another one, change the pattern of id and the maximum of number in ${SCHEMA_FOLDER}/${FILE} first.`,
  );
}
