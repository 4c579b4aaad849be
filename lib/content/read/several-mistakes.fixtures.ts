import type { BrokenCase } from "../testing/broken-content";

const FINE = "units/fine.json";
const EICHI = "characters/tenshouin_eichi.json";

/** Mistakes of different kinds in one file, of which none hides another. */
export const cases: BrokenCase[] = [
  {
    what: "a missing comma, a number in another notation, and an unknown property behind both",
    breaks: (content) => {
      content.replace(FINE, '"id": "fine",', '"id": "fine"');
      content.replace(FINE, '"leader": 22', '"leader": 022');
      content.replace(FINE, '"display": {', '"displai": {');
    },
    file: FINE,
    at: '^"name": "fine"',
    rule: "json",
    says: ["a comma is missing"],
    also: [
      { file: FINE, at: '"leader": ^022', rule: "json", says: ["none begins with 0"] },
      { file: FINE, at: '^"displai"', rule: "unknown-property", says: ["display"] },
    ],
  },
  {
    what: "a missing comma and a wrong fact beside a link to nothing in another record",
    breaks: (content) => {
      content.replace(EICHI, '"blood": "O"', '"blood": "X"');
      content.replace(EICHI, '"vname": "-",', '"vname": "-"');
      content.edit("songs/fighting-dreamer.json", { singers: [4, 40] });
    },
    file: EICHI,
    at: '^"vid"',
    rule: "json",
    says: ["a comma is missing"],
    also: [
      { file: EICHI, at: '"blood": ^"X"', rule: "choice", says: ["profile.blood"] },
      {
        file: "songs/fighting-dreamer.json",
        at: "^40",
        rule: "reference",
        says: ["there is no such character"],
      },
    ],
  },
];
