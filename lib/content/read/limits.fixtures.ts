import type { BrokenCase } from "../testing/broken-content";

const FINE = "units/fine.json";

export const cases: BrokenCase[] = [
  {
    what: "a file of more than a megabyte",
    breaks: (content) => content.write(FINE, content.read(FINE) + " ".repeat(1_100_000)),
    file: FINE,
    rule: "file-size",
    says: ["the file has 1.1 MB, which is too large", "allowed: at most 1 MB"],
  },
  {
    what: "a page of more than a megabyte",
    breaks: (content) => content.write("legal/privacy.md", "word ".repeat(250_000)),
    file: "legal/privacy.md",
    rule: "file-size",
    says: ["the file has 1.3 MB"],
  },
  {
    what: "lists in lists, 4,000 deep",
    breaks: (content) =>
      content.replace(FINE, '"list": [', `"list": ${"[".repeat(4000)}${"]".repeat(3999)}, "a": [`),
    file: FINE,
    at: `"list": ${"[".repeat(63)}^[`,
    rule: "json",
    says: ["from here on objects and lists are nested more than 64 deep"],
  },
  {
    what: "a list of 6,000 items",
    breaks: (content) => content.edit(FINE, { list: Array.from({ length: 6000 }, () => 22) }),
    file: FINE,
    at: '"list": ^[',
    rule: "length",
    says: ["list has 6000 items, which are too many; allowed: at most 5000"],
  },
  {
    what: "tones of tones, 1,000 deep",
    breaks: (content) => {
      const tone = `${"color-mix(in srgb, ".repeat(1000)}#000000${" 5%, #000000)".repeat(1000)}`;
      const file = "art/sceneries/palace.svg";
      content.replace(file, "</svg>", `<path d="M0 0h4" fill="${tone}"/></svg>`);
    },
    file: "art/sceneries/palace.svg",
    at: `<path d="M0 0h4" ^fill="color-mix(in srgb, color-mix`,
    rule: "drawing",
    says: ["tones of tones at most 8 deep"],
  },
  {
    what: "a drawing of more than a megabyte",
    breaks: (content) => {
      const file = "stand-parts/stands/balloons.svg";
      content.write(file, content.read(file) + " ".repeat(1_100_000));
    },
    file: "stand-parts/stands/balloons.svg",
    rule: "file-size",
    says: ["the file has 1.1 MB"],
  },
  {
    what: "a drawing of marks alone",
    breaks: (content) => content.write("stand-parts/stands/balloons.svg", "<".repeat(900_000)),
    file: "stand-parts/stands/balloons.svg",
    rule: "drawing",
    says: ["the drawing has 900000 bytes; allowed: 8192 bytes at most"],
  },
  {
    what: "an illustration of marks alone",
    breaks: (content) => content.write("art/sceneries/palace.svg", "<".repeat(110_000)),
    file: "art/sceneries/palace.svg",
    at: "<^<",
    rule: "drawing",
    says: ["the drawing is not well-formed"],
  },
  {
    what: "lists in lists that never end",
    breaks: (content) => content.write(FINE, "[".repeat(100_000)),
    file: FINE,
    at: `${"[".repeat(64)}^[`,
    rule: "json",
    says: ["more than 64 deep"],
  },
];
