import type { BrokenCase, ValidCase } from "../../testing/broken-content";

const FINE = "songs/owaranai-symphonia.json";
const ALBUM = "albums/unit-song-cd-1-fine.json";

export const cases: BrokenCase[] = [
  {
    what: "a chart is easier than the one before it",
    breaks: (content) => content.replace(FINE, '"hard": "23"', '"hard": "13+"'),
    file: FINE,
    at: '"hard": ^"13+"',
    rule: "song-levels",
    says: ['levels.hard is "13+", but normal is "15"', "allowed: 15 or more"],
  },
  {
    what: "a level is a number without quotation marks",
    breaks: (content) => content.replace(FINE, '"hard": "23"', '"hard": 23'),
    file: FINE,
    at: '"hard": ^23',
    rule: "type",
    says: ["levels.hard"],
  },
  {
    what: "a level has a space before its half",
    breaks: (content) => content.replace(FINE, '"expert": "28"', '"expert": "28 +"'),
    file: FINE,
    at: '"expert": ^"28 +"',
    rule: "form",
    says: ['did you mean "28+"?'],
  },
  {
    what: "two songs of one event name two days",
    breaks: (content) => {
      const name = "Beyond！共鳴するツインピークス";
      content.edit(FINE, { event: { name, start: "2021-01-16" } });
    },
    file: FINE,
    at: '"start": ^"2021-01-16"',
    rule: "song-event",
    says: ["but another song of the event differs", 'allowed: "2021-01-15"'],
  },
  {
    what: "an album lists a song without a record",
    breaks: (content) => content.replace(ALBUM, '"rainbow-circus"', '"rainbow-circle"'),
    file: ALBUM,
    at: '^"rainbow-circle"',
    rule: "music-names",
    says: ["but there is no such song", 'did you mean "rainbow-circus"?'],
  },
  {
    what: "an album is of a series that is not listed",
    breaks: (content) => content.edit(ALBUM, { series: "unit-song-cd-2" }),
    file: ALBUM,
    at: '"series": ^"unit-song-cd-2"',
    rule: "music-names",
    says: ["but there is no such series", 'did you mean "unit-song-cd-1"?'],
  },
  {
    what: "a trip names an album without a record",
    breaks: (content) => content.edit("trips/trip01.json", { albumId: "es-idol-song-2-2wink" }),
    file: "trips/trip01.json",
    at: '"albumId": ^"es-idol-song-2-2wink"',
    rule: "music-names",
    says: ["but there is no such album", 'did you mean "es-idol-song-1-2wink"?'],
  },
];

export const valid: ValidCase[] = [
  {
    what: "a chart has the level of the one before it and a half",
    changes: (content) => content.replace(FINE, '"expert": "28"', '"expert": "23+"'),
  },
];
