import type { BrokenCase } from "../../testing/broken-content";

/** Text of so many words of seven letters. */
const words = (count: number) => Array.from({ length: count }, () => "evening").join(" ");

export const cases: BrokenCase[] = [
  {
    what: "a biography of 59 words",
    breaks: (content) => content.edit("characters/aoi_yuta.json", { text: words(59) }),
    file: "characters/aoi_yuta.json",
    at: '"text": ^"evening',
    rule: "word-count",
    says: ["text has 59 words", "allowed: 60 to 120 words"],
  },
  {
    what: "a unit in 49 words",
    breaks: (content) => content.edit("units/fine.json", { "display.desc": words(49) }),
    file: "units/fine.json",
    at: '"desc": ^"evening',
    rule: "word-count",
    says: ["display.desc has 49 words", "50 to 110"],
  },
  {
    what: "an office in 39 words",
    breaks: (content) => content.edit("offices/sp.json", { desc: words(39) }),
    file: "offices/sp.json",
    at: '"desc": ^"evening',
    rule: "word-count",
    says: ["desc has 39 words", "40 to 90"],
  },
  {
    what: "a legal page in a handful of words",
    breaks: (content) => {
      const [, facts = ""] = content.read("legal/privacy.md").split("---\n");
      const sections = ["## One", "## Two", "## Three"].join("\n\n- evening -\n\n");
      content.write("legal/privacy.md", `---\n${facts}---\n${sections}\n`);
    },
    file: "legal/privacy.md",
    at: "---\n^## One",
    rule: "word-count",
    says: ["the text has 5 words", "350 to 900"],
  },
  {
    what: "a journey that ends before it begins",
    breaks: (content) =>
      content.edit("trips/trip03.json", { text: `${"Extraordinary ".repeat(30)}bridges.` }),
    file: "trips/trip03.json",
    at: '"text": ^"Extraordinary',
    rule: "word-count",
    says: ["text has 31 words", "80 to 130 words"],
  },
  {
    what: "a venue in 49 words",
    breaks: (content) => content.edit("venues/gourmet.json", { text: words(49) }),
    file: "venues/gourmet.json",
    at: '"text": ^"evening',
    rule: "word-count",
    says: ["text has 49 words", "50 to 110"],
  },
  {
    what: "an idol of the audition in 79 words",
    breaks: (content) => content.edit("four-piece/sagiri_esu.json", { text: words(79) }),
    file: "four-piece/sagiri_esu.json",
    at: '"text": ^"evening',
    rule: "word-count",
    says: ["text has 79 words", "80 to 180"],
  },
];
