import type { BrokenCase, ValidCase } from "../../testing/broken-content";

export const cases: BrokenCase[] = [
  ...["0000-01-01", "0202-05-01", "9999-12-31"].map(
    (day): BrokenCase => ({
      what: `the day ${day}`,
      breaks: (content) => content.edit("units/fine.json", { began: day }),
      file: "units/fine.json",
      at: `"began": ^"${day}"`,
      rule: "date",
      says: ["a year that cannot be one of the game’s", "allowed: a year from 2000 to 2099"],
    }),
  ),
  {
    what: "a day of a timeline that does not exist",
    breaks: (content) =>
      content.replace("campaigns/spri_debut.json", /"when": "[\d-]+"/, '"when": "2026-02-30"'),
    file: "campaigns/spri_debut.json",
    at: '"when": ^"2026-02-30"',
    rule: "date",
    says: ["which is not a day of the calendar", "01 to 28: February 2026 has 28 days"],
  },
  {
    what: "figures that were counted on a day that does not exist",
    breaks: (content) =>
      content.edit("api/count-info.json", { updateTime: "2026-02-30T00:00:00Z" }),
    file: "api/count-info.json",
    at: '"updateTime": ^"2026-02-30T00:00:00Z"',
    rule: "date",
    says: ["which is not a day of the calendar", "February 2026 has 28 days"],
  },
  {
    what: "a birthday on 30 February",
    breaks: (content) => content.replace("characters/aoi_yuta.json", '"03-05"', '"02-30"'),
    file: "characters/aoi_yuta.json",
    at: '"birthday": ^"02-30"',
    rule: "date",
    says: [
      'profile.birthday is "02-30", which is not a day of the calendar',
      "allowed: 01 to 29: February has 29 days",
    ],
  },
  {
    what: "a release in a 13th month",
    breaks: (content) => content.replace("units/fine.json", '"2015-11-25"', '"2015-13-25"'),
    file: "units/fine.json",
    at: '"date": ^"2015-13-25"',
    rule: "date",
    says: ["allowed: a month from 01 to 12"],
  },
  {
    what: "a release on 31 November",
    breaks: (content) => content.replace("units/fine.json", '"2015-11-25"', '"2015-11-31"'),
    file: "units/fine.json",
    at: '"date": ^"2015-11-31"',
    rule: "date",
    says: ["firstRelease.date"],
  },
  {
    what: "a group that ends before it begins",
    breaks: (content) =>
      content.edit("units/fine.json", { began: "2024-04-28", ended: "2023-04-28" }),
    file: "units/fine.json",
    at: '"ended": ^"2023-04-28"',
    rule: "date",
    says: ["before it began (2024-04-28)"],
  },
  {
    what: "a legal page of 31 November",
    breaks: (content) => content.replace("legal/privacy.md", /\d{4}-\d\d-\d\d/, "2026-11-31"),
    file: "legal/privacy.md",
    at: "date: ^2026-11-31",
    rule: "date",
    says: ['date is "2026-11-31", which is not a day of the calendar'],
  },
  {
    what: "a day of the site's facts that does not exist",
    breaks: (content) =>
      content.replace("site.json", '"year1": "2020-03-15"', '"year1": "2021-02-29"'),
    file: "site.json",
    at: '"year1": ^"2021-02-29"',
    rule: "date",
    says: ["facts.year1", "allowed: 01 to 28: February 2021 has 28 days"],
  },
  {
    what: "a day of a release that does not exist",
    breaks: (content) => content.replace("site.json", '"2015-04-28"', '"2015-04-31"'),
    file: "site.json",
    at: '"date": ^"2015-04-31"',
    rule: "date",
    says: ["releases"],
  },
  {
    what: "an album of 31 April",
    breaks: (content) => content.replace("trips/trip02.json", "2023-12-06", "2023-04-31"),
    file: "trips/trip02.json",
    at: '"released": ^"2023-04-31"',
    rule: "date",
    says: ['released is "2023-04-31", which is not a day of the calendar'],
  },
  {
    what: "a tour that begins on 31 June",
    breaks: (content) => content.replace("venues/gourmet.json", '"2024-06-30"', '"2024-06-31"'),
    file: "venues/gourmet.json",
    at: '"start": ^"2024-06-31"',
    rule: "date",
    says: ["runs, item 1", "not a day of the calendar", "allowed: 01 to 30: June has 30 days"],
  },
  {
    what: "a tour that ends before it begins",
    breaks: (content) => content.replace("venues/gourmet.json", '"2024-07-08"', '"2024-06-08"'),
    file: "venues/gourmet.json",
    at: '"end": ^"2024-06-08"',
    rule: "date",
    says: ["before it began (2024-06-30)", "2024-06-30 or later"],
  },
];

export const valid: ValidCase[] = [
  {
    what: "a birthday on 29 February",
    changes: (content) => content.replace("characters/aoi_yuta.json", '"03-05"', '"02-29"'),
  },
];
