import type { Trip } from "../../../../content/types";
import { readSchemas, SCHEMA_FOLDER } from "../../../../lib/content/schema/read-schemas";
import type { Draft } from "../../draft/draft";
import { UsageError } from "../../usage-error";
import { colorSetOf } from "../color-set";
import { fileOf } from "../known-records";
import { put } from "../put";
import { type Answers, type Question, questionsOn, type Recipe, textOf } from "../question";

const FILE = "trip.schema.json";
const STOPS = [1, 2, 3];

const idOf = (number: number): string => `trip${String(number).padStart(2, "0")}`;

/** A trip for a volume of the series that has none. */
export const trip: Recipe = {
  questions(draft) {
    const taken = new Set(draft.recordsOf<Trip>("trips").map(({ number }) => number));
    const volumes = readSchemas(draft.snapshot()).get(FILE)?.properties?.number?.maximum ?? 0;
    const free = Array.from({ length: volumes }, (_, index) => index + 1).find(
      (number) => !taken.has(number),
    );
    if (free === undefined) throw new UsageError(noneFree(draft, volumes));
    const asked = questionsOn(FILE, [
      "number",
      "unitId?",
      "unit?",
      "released",
      "cast",
      "title",
      "lead",
      "text",
      "scenery",
      "alt",
      "description",
    ]).map((one): Question => {
      if (one.name === "number") return { ...one, usual: () => free };
      if (one.name !== "unit") return one;
      return { ...one, isOptional: false, isAsked: ({ unitId }) => unitId === undefined };
    });
    const stops = STOPS.flatMap((place) =>
      ["name", "note"].map(
        (name): Question => ({
          name: `stop ${place} ${name}`,
          at: ["common.schema.json", "definitions", "line"],
          about: name === "name" ? "Name of a station." : "What a guard would call out there.",
        }),
      ),
    );
    const color: Question = {
      name: "color",
      at: ["common.schema.json", "definitions", "hex"],
      about: "The colour of the page; the other six follow from it.",
    };
    return [...asked, color, ...stops];
  },
  make(draft: Draft, answers: Answers) {
    const { color, ...rest } = answers;
    const own = Object.entries(rest).filter(([name]) => !name.startsWith("stop "));
    const number = Number(answers.number);
    const id = idOf(number);
    const record = put(draft, fileOf("trip", id), FILE, {
      ...Object.fromEntries(own),
      id,
      album: `TRIP vol. ${number}`,
      colors: colorSetOf(String(color)),
      stops: STOPS.map((place) => ({
        name: textOf(answers, `stop ${place} name`),
        note: textOf(answers, `stop ${place} note`),
      })),
      poster: `trips/${id}`,
      panorama: `trips/${id}-wide`,
    });
    return { record, checklist: [] };
  },
};

/** Which lines have to change before there can be another volume. */
function noneFree(draft: Draft, volumes: number): string {
  const lines = (draft.text(`${SCHEMA_FOLDER}/${FILE}`) ?? "").split("\n");
  const lineOf = (name: string) => lines.findIndex((line) => line.includes(`"${name}": {`)) + 1;
  return [
    `All ${volumes} volumes of the series have their trip. For another one, change these first:`,
    `  ${SCHEMA_FOLDER}/${FILE}:${lineOf("id")}  the pattern of id`,
    `  ${SCHEMA_FOLDER}/${FILE}:${lineOf("number")}  the maximum of number`,
  ].join("\n");
}
