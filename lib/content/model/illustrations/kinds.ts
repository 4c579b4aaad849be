import { BACKDROP_DATA, BACKDROP_PLACING, COLOR_LIST } from "./backdrop-data";
import { type Boxes, NAME_BOXES, SLEEVE_BOXES } from "./boxes";
import { FIGURE_PARTS } from "./figure-parts";
import { LIGHT_ATTRIBUTES } from "./light";

export interface IllustrationKind {
  readonly noun: string;
  /** Title of the type of their names, which content/schema/names.schema.json lists. */
  readonly title: string;
  /**
   * `viewBox` of each sheet by name: `desk.wide.svg` and `desk.tall.svg` are two sheets of a scene. The name "" stands
   * for an only sheet, `castle.svg`.
   */
  readonly sheets: Readonly<Record<string, string>>;
  /** Ids of groups that the code places one by one; everything visible lies in them. */
  readonly groups?: { readonly needed: readonly string[]; readonly optional: readonly string[] };
  /** True if the code reads the outlines in its groups and shades them itself, so that it contains only paths. */
  readonly outlines?: boolean;
  /** Allowed ends of the only line in a group, by the group's id. */
  readonly ends?: Readonly<Record<string, readonly AttributeForm[]>>;
  /** Names that the code uses regardless of records. */
  readonly needed?: readonly string[];
  readonly boxes?: Boxes;
  /** `data-` attributes of its root. */
  readonly data?: Readonly<Record<string, AttributeForm>>;
  /** `data-` attributes of its elements, for their placement. */
  readonly placing?: Readonly<Record<string, AttributeForm>>;
}

interface AttributeForm {
  readonly pattern: RegExp;
  readonly words: string;
}

export const ILLUSTRATIONS = {
  backdrops: {
    noun: "what stands behind the members of a unit",
    title: "BackdropName",
    // A poster, with a halo of radius 420 around (0, 0).
    sheets: { "": "-600 -620 1200 1600" },
    needed: ["scattered-stars"],
    data: BACKDROP_DATA,
    placing: BACKDROP_PLACING,
  },
  scenes: {
    noun: "the stage set of a campaign",
    title: "SceneName",
    // A title covers the left 45 % of the wide sheet and the upper 35 % of the tall one.
    sheets: { wide: "0 0 1600 900", tall: "0 0 1200 1600" },
    // The cast stands between the two groups.
    groups: { needed: ["back"], optional: ["front"] },
  },
  costumes: {
    noun: "what a figure wears",
    title: "CostumeName",
    sheets: { "": "0 0 1200 1600" },
  },
  neckwear: {
    noun: "what is worn at the collar",
    title: "NeckwearName",
    sheets: { "": "0 0 1200 1600" },
  },
  trims: {
    noun: "what is pinned or hung on a costume",
    title: "TrimName",
    sheets: { "": "0 0 1200 1600" },
  },
  poses: {
    noun: "what the arms of a figure do",
    title: "PoseName",
    // The face looks to the right. `var(--sleeve)` and `var(--skin)` are the colours of the figure.
    sheets: { "": "0 0 1200 1600" },
    // Wide arms lie on the faces of neighbours, so only a figure with room at its sides has them. Low hands are below
    // the foot of most groups.
    data: {
      "data-reach": {
        pattern: /^(?:near|low|wide)$/,
        words: "near, low or wide",
      },
    },
  },
  props: {
    noun: "a thing that stands for a page",
    title: "PropName",
    // Around (0, 0), about 400 units wide and high.
    sheets: { "": "-290 -290 580 580" },
  },
  sceneries: {
    noun: "the landscape of a trip",
    title: "SceneryName",
    // x = 0 is the middle; posters and panoramas are two crops of the sheet.
    sheets: { "": "-1290 -430 2300 1770" },
    // Place of the title: below, above, or in a strip at the left. Colours of its letters.
    data: {
      "data-title": {
        pattern: /^(?:foot|sky|spine)$/,
        words: "foot, sky or spine",
      },
      "data-spots": COLOR_LIST,
    },
  },
  confetti: {
    noun: "a piece of confetti",
    title: "ConfettiName",
    // Around (0, 0), 100 units long; `var(--own)` is its colour.
    sheets: { "": "-80 -80 160 160" },
    needed: ["star", "strip", "dot", "sparkle", "ring", "diamond", "heart", "cross"],
  },
  halos: {
    noun: "the edge of a halo",
    title: "HaloName",
    // Around (0, 0); the disc of radius 420 covers its middle.
    sheets: { "": "-600 -600 1200 1200" },
    needed: ["plain", "lace", "burst", "ticks", "pearls", "gilt"],
  },
  frames: {
    noun: "what a picture is framed with",
    title: "FrameName",
    // (0, 0) is the upper left corner of the picture.
    sheets: { "": "-40 -40 1680 1680" },
    needed: [
      "group-wide",
      "group-tall",
      "riser",
      "office",
      "birthday-wheel",
      "shared-band",
      "travel-foot",
      "travel-sky",
      "travel-spine",
    ],
  },
  marks: {
    noun: "the mark of a unit or an office",
    title: "MarkName",
    sheets: { "": "0 0 1200 480" },
    boxes: NAME_BOXES,
  },
  sleeves: {
    noun: "the sleeve of a series of albums",
    title: "SleeveName",
    sheets: { "": "0 0 1200 1200" },
    boxes: SLEEVE_BOXES,
    needed: ["cast", "pair", "single", "solo", "trio"],
  },
  emblems: {
    noun: "the emblem of a character without a face",
    title: "EmblemName",
    sheets: { "": "0 0 1200 1600" },
  },
  venues: {
    noun: "the picture of a venue",
    title: "VenueName",
    sheets: { wide: "0 0 1600 900", tall: "0 0 1200 1600" },
  },
  ...FIGURE_PARTS,
  film: {
    noun: "a piece of the theatre of the film",
    title: "SetPieceName",
    // The middle of the stage is at x = 0, its boards are at y = 236, and its opening begins at y = -862.
    sheets: { "": "-1300 -1300 2600 1900" },
    placing: LIGHT_ATTRIBUTES,
    needed: [
      "apron",
      "arch",
      "confetti",
      "crest",
      "crowd",
      "ghost-light",
      "glints",
      "marquee",
      "star",
      "star-badge",
      "sun",
      "swags",
      "swing",
      "ticket",
    ],
  },
} as const satisfies Record<string, IllustrationKind>;

/** Texts of all illustrations by path in content/art without ending: `sceneries/castle`. */
export type Illustrations = ReadonlyMap<string, string>;

export type IllustrationFolder = keyof typeof ILLUSTRATIONS;

/** Splits a key into name and sheet: `desk.wide` is the sheet `wide` of `desk`. */
export function sheetOf(key: string): { name: string; sheet: string } {
  const [name = "", ...sheet] = key.split(".");
  return { name, sheet: sheet.join(".") };
}

/** The key that a drawing's file must have: in small letters, digits and hyphens, with its sheet behind a full stop. */
export const validKey = (key: string): string =>
  key
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
