import type { BrokenCase } from "../../testing/broken-content";

export const cases: BrokenCase[] = [
  {
    what: "a volume is missing",
    breaks: (content) => content.delete("trips/trip02.json"),
    file: "trips/trip02.json",
    rule: "trip-number",
    says: ["the file is missing", "a record of trip 2"],
  },
  {
    what: "two trips have one number",
    breaks: (content) => content.edit("trips/trip02.json", { number: 3 }),
    file: "trips/trip02.json",
    at: '"number": ^3',
    rule: "trip-number",
    says: ['number is 3, but the trip is "trip02"', "did you mean 2?"],
  },
  {
    what: "an album of another volume",
    breaks: (content) => content.replace("trips/trip03.json", "TRIP vol. 3", "TRIP vol. 13"),
    file: "trips/trip03.json",
    at: '"album": ^"TRIP vol. 13"',
    rule: "trip-number",
    says: ['album is "TRIP vol. 13"', 'did you mean "TRIP vol. 3"?'],
  },
];
