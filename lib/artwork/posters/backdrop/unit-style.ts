import type { UnitBackdrop } from "../../../../content/types";
import type { Confetto } from "./confetti";
import type { HaloEdge } from "./halo";
import type { HalftoneSide } from "./halftone";
import { backstage } from "./motifs/backstage";
import { bats } from "./motifs/bats";
import { clouds } from "./motifs/clouds";
import { comets } from "./motifs/comets";
import { drapes } from "./motifs/drapes";
import { garden } from "./motifs/garden";
import { harlequin } from "./motifs/harlequin";
import { heraldry } from "./motifs/heraldry";
import { honeycomb } from "./motifs/honeycomb";
import { jigsaw } from "./motifs/jigsaw";
import { lanterns } from "./motifs/lanterns";
import { magicCircle } from "./motifs/magic-circle";
import { meteors } from "./motifs/meteors";
import { molecule } from "./motifs/molecule";
import { moon } from "./motifs/moon";
import { ribbons } from "./motifs/ribbons";
import { scatteredStars } from "./motifs/scattered-stars";
import { wings } from "./motifs/wings";
import type { Motif } from "./stage";
import type { RayStyle } from "./sunburst";

/** Where a poster's lettering stands. */
export type Layout = "masthead" | "spine" | "band" | "badge";

/** What a unit's pictures take from its backdrop. */
export interface UnitStyle {
  rays: RayStyle;
  motif: Motif;
  edge: HaloEdge;
  halftone: HalftoneSide;
  confetti: readonly Confetto[];
  layout: Layout;
  /** Spot colours of the motif, chosen to print well on the unit's own two. */
  spots: readonly [string, ...string[]];
}

const straight = (count: number): RayStyle => ({ cut: "straight", count });
const uneven = (count: number): RayStyle => ({ cut: "uneven", count });
const swirl = (count: number): RayStyle => ({ cut: "swirl", count });
const stepped = (count: number): RayStyle => ({ cut: "stepped", count });

const STYLES: Readonly<Record<UnitBackdrop, UnitStyle>> = {
  wings: {
    rays: straight(26),
    motif: wings,
    edge: "plain",
    halftone: "bottom",
    layout: "masthead",
    confetti: ["sparkle", "petal", "dot"],
    spots: ["#e2b65e", "#fffdf6"],
  },
  comets: {
    rays: straight(20),
    motif: comets,
    edge: "plain",
    halftone: "right",
    layout: "band",
    confetti: ["star", "star", "strip"],
    spots: ["#ffe14a", "#2f6fde", "#e0355d", "#3fb36b"],
  },
  meteors: {
    rays: uneven(28),
    motif: meteors,
    edge: "burst",
    halftone: "left",
    layout: "badge",
    confetti: ["star", "cross", "strip"],
    spots: ["#ff5a4d", "#1f8ad6", "#ffdc3c", "#1fa86a", "#17131c"],
  },
  molecule: {
    rays: straight(16),
    motif: molecule,
    edge: "ticks",
    halftone: "bottom",
    layout: "spine",
    confetti: ["ring", "dot", "diamond"],
    spots: ["#f2d24b", "#e8506b", "#ffffff", "#b7a4e6"],
  },
  garden: {
    rays: uneven(22),
    motif: garden,
    edge: "plain",
    halftone: "top",
    layout: "masthead",
    confetti: ["petal", "sparkle", "dot"],
    spots: ["#e7bd55", "#d2354c", "#8fae5c"],
  },
  drapes: {
    rays: stepped(18),
    motif: drapes,
    edge: "lace",
    halftone: "bottom",
    layout: "band",
    confetti: ["petal", "dot", "diamond"],
    spots: ["#e3b04b", "#f0a7b8"],
  },
  harlequin: {
    rays: stepped(12),
    motif: harlequin,
    edge: "burst",
    halftone: "bottom",
    layout: "badge",
    confetti: ["star", "heart", "strip"],
    spots: ["#22a9ef", "#ffe14a"],
  },
  honeycomb: {
    rays: uneven(18),
    motif: honeycomb,
    edge: "hexagon",
    halftone: "right",
    layout: "band",
    confetti: ["strip", "cross", "dot"],
    spots: ["#ffd400", "#f08a00"],
  },
  bats: {
    rays: swirl(18),
    motif: bats,
    edge: "chain",
    halftone: "top",
    layout: "spine",
    confetti: ["cross", "diamond", "sparkle"],
    spots: ["#ffcf3f", "#c93f73"],
  },
  clouds: {
    rays: swirl(14),
    motif: clouds,
    edge: "flower",
    halftone: "bottom",
    layout: "masthead",
    confetti: ["heart", "ring", "star"],
    spots: ["#ffd45c", "#ff9eb8"],
  },
  moon: {
    rays: straight(32),
    motif: moon,
    edge: "plain",
    halftone: "top",
    layout: "spine",
    confetti: ["petal", "dot"],
    spots: ["#f0472f", "#f0b33c", "#ffd98a"],
  },
  heraldry: {
    rays: straight(18),
    motif: heraldry,
    edge: "gilt",
    halftone: "left",
    layout: "badge",
    confetti: ["diamond", "cross", "sparkle"],
    spots: ["#f0c14b", "#c43a52"],
  },
  "magic-circle": {
    rays: swirl(22),
    motif: magicCircle,
    edge: "plain",
    halftone: "bottom",
    layout: "band",
    confetti: ["sparkle", "star", "ring"],
    spots: ["#7b4fd0", "#ff6fae", "#57d3e0"],
  },
  lanterns: {
    rays: uneven(24),
    motif: lanterns,
    edge: "ticks",
    halftone: "bottom",
    layout: "spine",
    confetti: ["strip", "dot", "star"],
    spots: ["#e8503f", "#f4b942", "#f6efe0"],
  },
  ribbons: {
    rays: swirl(20),
    motif: ribbons,
    edge: "pearls",
    halftone: "bottom",
    layout: "badge",
    confetti: ["heart", "sparkle", "heart"],
    spots: ["#f0649b", "#a97fd6", "#ffffff"],
  },
  jigsaw: {
    rays: stepped(14),
    motif: jigsaw,
    edge: "quarters",
    halftone: "left",
    layout: "masthead",
    confetti: ["cross", "ring", "diamond"],
    spots: ["#f2627f", "#35b4c9", "#7cc25b", "#9b74d6"],
  },
  backstage: {
    rays: straight(24),
    motif: backstage,
    edge: "gear",
    halftone: "right",
    layout: "spine",
    confetti: ["strip", "ring", "dot"],
    spots: ["#f5c64d", "#e87a6a", "#6ab3c9"],
  },
  "scattered-stars": {
    rays: straight(24),
    motif: scatteredStars,
    edge: "plain",
    halftone: "bottom",
    layout: "masthead",
    confetti: ["star", "dot", "strip"],
    spots: ["#ffe14a", "#fffdf6"],
  },
};

/** The style of a unit's pictures. Of a unit without a backdrop, only the colours tell it from others. */
export const unitStyle = (backdrop: UnitBackdrop = "scattered-stars"): UnitStyle =>
  STYLES[backdrop];
