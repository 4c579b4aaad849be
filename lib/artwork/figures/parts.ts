import type { HairLook, PortraitLook } from "../../../content/types";
import type { Illustrations } from "../../content/illustrations/illustrations-in";
import type { IllustrationFolder } from "../../content/illustrations/kinds";
import { illustration } from "../illustration/illustration";

/** The texts of the drawings that a head of hair is put together from. */
export interface HairParts {
  /** The hair round the face: a whole style, or a top, sides and a fringe. */
  readonly cut:
    | { readonly style: string }
    | { readonly cap: string; readonly sides: string; readonly fringe: string };
  readonly back?: string | undefined;
  readonly ahoge?: string | undefined;
  readonly braid?: string | undefined;
  readonly streak?: string | undefined;
}

/** The texts of the drawings that a figure is put together from, of content/art. */
export interface FigureParts {
  readonly hair: HairParts;
  readonly head: string;
  readonly eyes: string;
  readonly brows: string;
  readonly mouth: string;
  readonly marks: readonly string[];
  readonly glasses?: string | undefined;
  /** In the order of the look’s ornaments. */
  readonly ornaments: readonly string[];
  /** A costume, and what is worn over it. */
  readonly worn: readonly string[];
}

/** A look with the drawings that it names. */
export type FigureLook = PortraitLook & { readonly parts: FigureParts };

/** A look with the drawings that it names, from all that there are. */
export function figureLook(look: PortraitLook, all: Illustrations): FigureLook {
  const { costume, glasses, marks = [], ornaments = [] } = look;
  const text = (folder: IllustrationFolder, name: string) => illustration(all, folder, name);
  return {
    ...look,
    parts: {
      hair: hairParts(look.hair, all),
      head: text("faces/heads", look.face),
      eyes: text("faces/eyes", look.eyes.shape),
      brows: text("faces/brows", look.brows),
      mouth: text("faces/mouths", look.mouth),
      marks: marks.map((mark) => text("faces/marks", mark)),
      glasses: glasses && text("faces/glasses", glasses.frame),
      ornaments: ornaments.map(({ kind }) => text("faces/ornaments", kind)),
      worn: [
        text("costumes", costume.design),
        ...(costume.neck ? [text("neckwear", costume.neck)] : []),
        ...(costume.trim ? [text("trims", costume.trim)] : []),
      ],
    },
  };
}

function hairParts({ cut, back, ahoge, braid, streak }: HairLook, all: Illustrations): HairParts {
  const text = (folder: IllustrationFolder, name: string | undefined) =>
    name === undefined ? undefined : illustration(all, folder, name);
  const needed = (folder: IllustrationFolder, name: string) => illustration(all, folder, name);
  return {
    cut:
      "style" in cut
        ? { style: needed("hair/styles", cut.style) }
        : {
            cap: needed("hair/caps", cut.cap),
            sides: needed("hair/sides", cut.sides),
            fringe: needed("hair/fringes", cut.fringe),
          },
    back: text("hair/backs", back),
    ahoge: text("hair/ahoges", ahoge),
    braid: text("hair/braids", braid),
    streak: text("hair/streaks", streak?.place),
  };
}
