import { testBroken } from "../testing/broken-content";

testBroken([
  {
    what: "a volume is missing",
    breaks: (content) => content.delete("trips/trip05.json"),
    file: "trips/trip05.json",
    rule: "trip-number",
    says: ["the file is missing", "a record of trip 5"],
  },
  {
    what: "two trips have one number",
    breaks: (content) => content.edit("trips/trip05.json", { number: 6 }),
    file: "trips/trip05.json",
    at: '"number": ^6',
    rule: "trip-number",
    says: ['number is 6, but the trip is "trip05"', "did you mean 5?"],
  },
  {
    what: "an album of another volume",
    breaks: (content) => content.replace("trips/trip03.json", "TRIP vol. 3", "TRIP vol. 13"),
    file: "trips/trip03.json",
    at: '"album": ^"TRIP vol. 13"',
    rule: "trip-number",
    says: ['album is "TRIP vol. 13"', 'did you mean "TRIP vol. 3"?'],
  },
]);
