import type { BrokenCase } from "../../testing/broken-content";
import type { EditableContent } from "../../testing/editable-content";

const EICHI = "characters/tenshouin_eichi.json";
const FINE = "units/fine.json";

const edit = (file: string, changes: Record<string, unknown>) => (content: EditableContent) =>
  content.edit(file, changes);

export const cases: BrokenCase[] = [
  ...[
    ["0110", "01-10"],
    ["110", "01-10"],
    ["1-10", "01-10"],
    ["1/10", '01-10" or "10-01'],
    ["10/1", '10-01" or "01-10'],
    ["10/1/2004", '10-01" or "01-10'],
    ["10.1.", "01-10"],
    ["13/10", "10-13"],
    ["10 January", "01-10"],
    ["January 10th", "01-10"],
    ["1月10日", "01-10"],
    ["2004-01-10", "01-10"],
    ["2004/01/10", "01-10"],
    ["Jan 10, 2004", "01-10"],
  ].map(
    ([written = "", wanted = ""]): BrokenCase => ({
      what: `${written} as a birthday`,
      breaks: edit(EICHI, { "profile.birthday": written }),
      file: EICHI,
      at: `"birthday": ^"${written}"`,
      rule: "form",
      says: ["Month and day, MM-DD", `did you mean "${wanted}"?`],
    }),
  ),
  ...[
    ["explore/units/fine", "/explore/units/fine"],
    ["www.example.org/a", "https://www.example.org/a"],
    ["http://example.org", "https://example.org"],
  ].map(
    ([written = "", wanted = ""]): BrokenCase => ({
      what: `the address ${written} in a notice`,
      breaks: (content) => content.edit("api/activity-list.json", { "0.target": written }),
      file: "api/activity-list.json",
      at: `"target": ^"${written}"`,
      rule: "form",
      says: [`did you mean "${wanted}"?`],
    }),
  ),
  ...["5'10\"", "5’10”", "1.78 m", "1,78m"].map(
    (written): BrokenCase => ({
      what: `${written} as a height`,
      breaks: edit(EICHI, { "profile.height": written }),
      file: EICHI,
      at: '"height": ^',
      rule: "form",
      says: ["Height in centimetres, 100 to 249", 'did you mean "178"?'],
    }),
  ),
  ...["18", "999"].map(
    (written): BrokenCase => ({
      what: `a height of ${written} cm`,
      breaks: edit(EICHI, { "profile.height": written }),
      file: EICHI,
      at: '"height": ^',
      rule: "form",
      says: ["Height in centimetres, 100 to 249"],
    }),
  ),
  {
    what: "a number as a birthday",
    breaks: edit(EICHI, { "profile.birthday": 110 }),
    file: EICHI,
    at: '"birthday": ^110',
    rule: "type",
    says: ["it must be text in double quotes", 'did you mean "01-10"?'],
  },
  {
    what: "a birthday that no calendar has",
    breaks: edit(EICHI, { "profile.birthday": "31 June" }),
    file: EICHI,
    at: '"birthday": ^"31 June"',
    rule: "form",
    says: [/allowed: for example "01-10"$/],
  },
  ...[
    "2025/5/15",
    "20250515",
    "15.5.2025",
    "5/15/2025",
    "15 May 2025",
    "May 15, 2025",
    "2025年5月15日",
  ].map(
    (written): BrokenCase => ({
      what: `${written} as a day`,
      breaks: edit("trips/trip02.json", { released: written }),
      file: "trips/trip02.json",
      at: `"released": ^"${written}"`,
      rule: "form",
      says: ['did you mean "2025-05-15"?'],
    }),
  ),
  ...[
    ["fff3b8", "#fff3b8"],
    ["#fff", "#ffffff"],
    ["rgb(255, 243, 184)", "#fff3b8"],
  ].map(
    ([written = "", wanted = ""]): BrokenCase => ({
      what: `${written} as a colour`,
      breaks: edit(EICHI, { color: written }),
      file: EICHI,
      at: `"color": ^"${written}"`,
      rule: "form",
      says: [`did you mean "${wanted}"?`],
    }),
  ),
  {
    what: "a height with its unit",
    breaks: edit(EICHI, { "profile.height": "179 cm" }),
    file: EICHI,
    at: '"height": ^"179 cm"',
    rule: "form",
    says: ['did you mean "179"?'],
  },
  ...["Yuta Aoi", "Aoi Yuta", "aoi-yuta", "AOI_YUTA"].map(
    (written): BrokenCase => ({
      what: `${written} in place of a slug`,
      breaks: edit("characters/aoi_hinata.json", { vid: written }),
      file: "characters/aoi_hinata.json",
      at: `"vid": ^"${written}"`,
      rule: "form",
      says: ['did you mean "aoi_yuta" (Yuta Aoi)?'],
    }),
  ),
  {
    what: "a character's name as its own slug",
    breaks: edit(EICHI, { cname: "Eichi Tenshouin" }),
    file: EICHI,
    at: '"cname": ^"Eichi Tenshouin"',
    rule: "form",
    says: ['did you mean "tenshouin_eichi"?'],
  },
  ...["Wataru Hibiki", "hibiki_wataru", "Hibiki Wataru"].map(
    (written): BrokenCase => ({
      what: `${written} in place of an id`,
      breaks: edit(FINE, { "list.1": written }),
      file: FINE,
      at: `^"${written}"`,
      rule: "type",
      says: ["it must be a whole number", "did you mean 27 (Wataru Hibiki)?"],
    }),
  ),
  {
    what: "a given name in place of a slug",
    breaks: edit("characters/aoi_hinata.json", { vid: "Yuta" }),
    file: "characters/aoi_hinata.json",
    at: '"vid": ^"Yuta"',
    rule: "form",
    says: ['did you mean "aoi_yuta" (Yuta Aoi)?'],
  },
  {
    what: "words as the id of a notice",
    breaks: (content) => content.edit("api/activity-list.json", { "0.id": "2026 Lure and Rulers" }),
    file: "api/activity-list.json",
    at: '"id": ^"2026 Lure and Rulers"',
    rule: "form",
    says: ['did you mean "2026-lure-and-rulers"? allowed: for example'],
  },
  {
    what: "a text in place of an object",
    breaks: edit(FINE, { firstRelease: "2015-11-25" }),
    file: FINE,
    at: '"firstRelease": ^"2015-11-25"',
    rule: "type",
    says: ['for example { "date": "2015-11-25", "title": "「あんさん'],
  },
  {
    what: "a hyphen in place of a name that is not published",
    breaks: edit(FINE, { "names.ja": "-" }),
    file: FINE,
    at: '"ja": ^"-"',
    rule: "form",
    says: ['names.ja is "-"', "leave it out where it is not published"],
  },
  {
    what: "the title of a club in place of its key",
    breaks: edit(EICHI, { circle: ["Sports survivors"] }),
    file: EICHI,
    at: '^"Sports survivors"',
    rule: "choice",
    says: ['did you mean "Sports" (Sports Survivors)?'],
  },
];
