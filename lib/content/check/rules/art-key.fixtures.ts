import type { BrokenCase, ValidCase } from "../../testing/broken-content";
import { png } from "../../testing/png";

export const cases: BrokenCase[] = [
  {
    what: "a group picture is misspelt",
    breaks: (content) => content.replace("units/fine.json", "units/fine-wide", "units/fine-wde"),
    file: "units/fine.json",
    at: '"img": ^"units/fine-wde"',
    rule: "art-key",
    says: ['display.img is "units/fine-wde"', 'did you mean "units/fine-wide"?'],
  },
  {
    what: "an office picture is of no office",
    breaks: (content) => content.replace("offices/sp.json", "offices/sp-mark", "offices/xx-mark"),
    file: "offices/sp.json",
    at: '"logo": ^"offices/xx-mark"',
    rule: "art-key",
    says: ['logo is "offices/xx-mark"', "or a file in content/art"],
  },
  {
    what: "a poster of an unknown character",
    breaks: (content) =>
      content.replace("other-characters/anzu.json", "characters/anzu", "characters/anzo"),
    file: "other-characters/anzu.json",
    at: '"poster": ^"characters/anzo"',
    rule: "art-key",
    says: ['did you mean "characters/anzu"?'],
  },
  {
    what: "a further picture that is missing in content/art",
    breaks: (content) =>
      content.edit("units/fine.json", { "display.promo": "units/fine-christmas" }),
    file: "units/fine.json",
    at: '"promo": ^"units/fine-christmas"',
    rule: "art-key",
    says: ["display.promo", "content/art has no such file"],
  },
  {
    what: "a trip's panorama under a name that is not drawn",
    breaks: (content) => content.edit("trips/trip02.json", { panorama: "trips/trip02-tall" }),
    file: "trips/trip02.json",
    at: '"panorama": ^"trips/trip02-tall"',
    rule: "art-key",
    says: ['panorama is "trips/trip02-tall"', 'did you mean "trips/trip02-wide"?'],
  },
];

export const valid: ValidCase[] = [
  {
    what: "a further picture that is a file of content/art",
    changes: (content) => {
      content.write("art/units/fine-christmas.png", png());
      content.edit("units/fine.json", { "display.promo": "units/fine-christmas" });
    },
  },
];
