import { ILLUSTRATIONS } from "../../model/illustrations/kinds";
import { drawingFaults } from "./faults";
import { illustrationKind } from "./illustration";

const { sheets } = ILLUSTRATIONS.backdrops;
const ROOT = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${sheets[""]}" data-rays="straight 26" data-edge="plain" data-halftone="bottom" data-lettering="band" data-confetti="star dot" data-spots="#e2b65e">`;

const faults = (markup: string) =>
  drawingFaults(`${ROOT}${markup}</svg>`, illustrationKind("backdrops", "wings")).map(
    ({ message, allowed }) => `${message}; ${allowed}`,
  );

const STAR = '<path d="M0 0h4" fill="#ffffff" transform="translate(-40 20)"/>';

it.each([
  `<g data-scatter="9 126 66%" data-scale="0.7 1.3" data-turn="-24 24">${STAR}</g>`,
  `<g data-x="0% min(34%,-176)" data-y="0% 328 100%"><path d="M0 0C1 2 3 4 5 6Z" fill="#ffffff"/></g>`,
  `<g id="a" data-turn="0 51">${STAR}</g><g data-turn="#a" data-ring="7 596">${STAR}</g>`,
  `<g data-grid="145.5 126" data-near="0% 52%, 100% 62% 1.1" data-radius="231 441">${STAR}</g>`,
  `<g data-repeat-x="126 scale"><path data-drop="50 210" d="M0 0h4" fill="#ffffff"/></g>`,
])("takes %s", (markup) => {
  expect(faults(markup)).toEqual([]);
});

it.each([
  [STAR, "<path> is not in a group; <defs> and groups"],
  [`<g><g data-turn="0 20">${STAR}</g></g>`, "data-turn has no effect here; a group"],
  [`<g data-drop="1 2">${STAR}</g>`, "data-drop has no effect here; an element of"],
  [`<g data-y="0% 100%">${STAR}</g>`, "the outline is in a stretched group; M, L, C"],
  [`<g data-scatter="9 126">${STAR}</g>`, "how far apart, and down to where"],
  [`<g data-x="left">${STAR}</g>`, "lines that the layer keeps"],
  [`<g data-grid="0 126">${STAR}</g>`, "how far apart columns are, and rows, 40 or more each"],
  [`<g data-ring="9999 596">${STAR}</g>`, "how many (99 at most)"],
  [`<g data-scatter="9 126 66%"/><g>${STAR}</g>`, "data-scatter is on a group without elements"],
])("finds the fault in %s", (markup, words) => {
  const [fault, ...more] = faults(markup);
  expect(fault).toContain(words);
  expect(more).toEqual([]);
});
