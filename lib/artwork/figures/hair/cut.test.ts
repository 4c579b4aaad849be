import { cutPaths } from "./cut";

/** A drawing with outlines by group id. */
const file = (outlines: Record<string, string>) =>
  `<svg viewBox="0 0 9 9">\n${Object.entries(outlines)
    .map(([id, d]) => `<g id="${id}" fill="none">\n<path d="${d}"/>\n</g>`)
    .join("\n")}\n</svg>`;

it("takes the two layers of a style as they are", () => {
  const style = file({ behind: "M1 1H2V2Z", before: "M3 3H4V4Z" });
  expect(cutPaths({ style })).toEqual({ behind: ["M1 1H2V2Z"], before: ["M3 3H4V4Z"] });
});

it("joins a top, sides and a fringe to one outline, without a bend where they meet", () => {
  const cut = {
    sides: file({ left: "M338 460C330 500 240 520 240 490", right: "M744 440L700 430" }),
    cap: file({ cap: "M230 410C230 380 700 300 740 380" }),
    fringe: file({ fringe: "M700 430Q600 500 338 460" }),
  };
  expect(cutPaths(cut).before).toEqual([
    "M338 460C330 500 240 520 240 490" +
      "C240 460 230 440 230 410" +
      "C230 380 700 300 740 380" +
      "C780 460 744 440 744 440" +
      "L700 430Q600 500 338 460Z",
  ]);
});

it("mirrors the top of a turned head, and the fringe from temple to temple", () => {
  const cut = {
    sides: file({ left: "M338 460L230 490", right: "M744 440L700 430" }),
    cap: file({ cap: "M234 410L600 200L744 380" }),
    fringe: file({ fringe: "M700 430Q690 500 600 520L338 460" }),
  };
  const [ahead = ""] = cutPaths(cut).before;
  const [turned = ""] = cutPaths(cut, true).before;
  expect(ahead).toMatch(/700 430Q690 500 600 520L338 460Z$/);
  expect(ahead).toContain("234 410L600 200L744 380");
  expect(turned).toContain("234 380L378 200L744 410");
  expect(turned).toMatch(/700 430L438 533.4Q348 528.3 338 460Z$/);
});
