import { ILLUSTRATIONS } from "../../model/illustrations/kinds";
import { positionAt } from "../../model/problems/position";
import { drawingFaults } from "./faults";
import { illustrationKind } from "./illustration";
import { groupFaults } from "./structure";
import { readXml } from "./read-xml";

const { sheets } = ILLUSTRATIONS.sceneries;
const ROOT = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${sheets[""]}" data-title="sky" data-spots="#e2b65e">`;

const faults = (text: string, key = "castle") =>
  drawingFaults(text, illustrationKind("sceneries", key)).map(
    ({ at, message, allowed, suggestion }) => {
      const { line, column } = positionAt(text, at);
      return `${line}:${column} ${message}; ${allowed}${suggestion ? `; ${suggestion}?` : ""}`;
    },
  );

const faultIn = (markup: string): string => {
  const found = faults(`${ROOT}\n${markup}</svg>\n`);
  expect(found).toHaveLength(1);
  return found[0] ?? "";
};

it("accepts slots, tones, patterns and reused elements", () => {
  const markup = `
    <defs>
      <g id="post"><path d="M0 0h4"/></g>
      <path id="rail" d="M0 0h4" fill="none"/>
      <pattern id="bricks" width="8" height="4" patternUnits="userSpaceOnUse"><path d="M0 0h4"/></pattern>
      <clipPath id="inside"><path d="M0 0h4v4Z"/></clipPath>
    </defs>
    <g clip-path="url(#inside)" fill="color-mix(in srgb, var(--base, #ff00aa) 45%, #17131c)">
      <use href="#post" x="4" fill="url(#bricks)"/>
      <use href="#rail" stroke="#17131c"/>
      <path id="left-tower" d="M0 0h4" stroke="var(--spot-1, #ff00aa)"/>
    </g>`;
  expect(faults(`${ROOT}${markup}</svg>`)).toEqual([]);
});

it.each([
  ["<style/>", "2:1 <style> is not an element of drawings; attributes on each shape"],
  ['<path d="M0 0h4" style="fill:none"/>', "2:18 style is not an attribute"],
  ['<path d="M0 0h4" fill="var(--bsae, #ff00aa)"/>', '; "var(--base, #ff00aa)"?'],
  ['<path d="M0 0h4" fill="var(--base)"/>', "the slots are base, second, "],
  ['<path d="M0 0h4" fill="color-mix(in srgb, #ff00aa, #ffffff)"/>', '2:18 fill is "color-mix'],
  ['<use href="https://example.org/a.svg#a"/>', "# and an id of this file"],
  ['<path d="M0 0h4"/><use href="#post"/>', '2:24 href names "post", but nothing has this id'],
  ['<path id="post" d="M0 0h4"/><use href="#pots"/>', '; "#post"?'],
  ['<use href="#post"/><path id="post" d="M0 0h4"/>', "which comes later in the file"],
  ['<path id="a" d="M0 0h4"/><path id="a" d="M0 0h4"/>', '2:32 id "a" is given twice'],
  ['<pattern id="a" width="8"/><path d="M0 0h4"/>', "2:1 this <pattern> has no tile"],
  ['<path id="Left Tower" d="M0 0h4"/>', "a name in small letters, such as left-tower"],
])("finds the fault in %s", (markup, words) => {
  expect(faultIn(markup)).toContain(words);
});

it.each([
  [ROOT.replace("-1290", "0"), `1:41 viewBox is "0 -430 2300 1770"; ${sheets[""]}`],
  [ROOT.replace("sky", "top"), '1:72 data-title is "top"; foot, sky or spine'],
  [ROOT.replace("data-spots", "data-spot"), 'data-title="…" data-spots="…">'],
  [ROOT.replace("data-spots", 'width="9" data-spots'), "1:89 the root has the attribute width"],
])("finds the fault in the root %s", (root, words) => {
  const found = faults(`${root}<path d="M0 0h4"/></svg>`);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(words);
});

it("knows the sheets of a kind", () => {
  expect(faults(`${ROOT}<path d="M0 0h4"/></svg>`, "castle.wide")).toEqual([
    "1:1 the landscape of a trip has no sheet of the name of this file; castle.svg",
  ]);
});

it("finds elements that the code does not show", () => {
  const kind = {
    ...ILLUSTRATIONS.sceneries,
    groups: { needed: ["back"], optional: ["front"] },
  };
  const lost = (markup: string) =>
    groupFaults(readXml(`${ROOT}${markup}</svg>`).elements, kind).map(
      ({ message, suggestion }) => `${message} ${suggestion}`,
    );
  expect(lost('<defs/><g id="back"/><g id="front"/>')).toEqual([]);
  expect(lost('<g id="front"/>')).toEqual(['the drawing has no <g id="back"> undefined']);
  expect(lost('<g id="bakc"/><path d="M0 0h4"/>')).toEqual(
    [
      'is not in a group that the landscape of a trip shows <g id="back">',
      "is not in a group that the landscape of a trip shows undefined",
    ].map((words, index) => `<${index ? "path" : "g"}> ${words}`),
  );
});

it("finds lines of hair that do not meet others, and invalid outlines", () => {
  const faultsOf = (markup: string) =>
    drawingFaults(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="280 240 500 460">${markup}</svg>`,
      illustrationKind("hair/fringes", "swept"),
    ).map(({ message, allowed }) => `${message}; ${allowed}`);
  const fringe = (d: string, more = "") =>
    `<g id="fringe" fill="#8a5a3c"><path d="${d}"${more}/></g>`;
  expect(faultsOf(fringe("M700 430Q600 520 338 460"))).toEqual([]);
  expect(faultsOf(fringe("M690 430Q600 520 338 460"))).toEqual([
    'the line of fringe is "M690 430Q600 520 338 460"; one open line that begins with M700 430',
  ]);
  expect(faultsOf(fringe("M700 430Q600 520 338 460Z"))[0]).toContain("one open line");
  expect(faultsOf(fringe("M700 430L338 460", ' transform="scale(2)"'))[0]).toContain(
    "transform is not an attribute of drawings",
  );
  expect(faultsOf('<g id="frigne"><path d="M700 430L338 460"/></g>')[0]).toContain(
    "is not in a group that the hair over a forehead shows",
  );
});
