import { art, DRAWINGS } from "../../../test/drawing";
import { unitStyle } from "./unit-style";

const root = `<svg data-rays="swirl 18" data-edge="chain" data-halftone="top" data-lettering="spine" data-confetti="cross star" data-spots="#ffcf3f #c93f73"></svg>`;
const illustrations = new Map([...DRAWINGS, ["backdrops/bats", root]]);

it("reads a style off the root of a backdrop, with the drawings that it names", () => {
  expect(unitStyle({ backdrop: "bats" }, { illustrations })).toEqual({
    rays: { cut: "swirl", count: 18 },
    motif: root,
    halo: art("halos/chain"),
    halftone: "top",
    layout: "spine",
    confetti: [art("confetti/cross"), art("confetti/star")],
    spots: ["#ffcf3f", "#c93f73"],
  });
});

it("stands a unit without a backdrop before stars", () => {
  expect(unitStyle(undefined, { illustrations }).motif).toBe(art("backdrops/scattered-stars"));
});
