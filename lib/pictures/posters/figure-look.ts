import type { HairLook, PortraitLook } from "../../../content/types";
import type { FigureLook, HairParts } from "../../artwork/figures/parts";
import { illustration } from "../../artwork/illustration/illustration";
import type { Illustrations } from "../../content/model/illustrations/kinds";
import type { IllustrationFolder } from "../../content/model/illustrations/kinds";

/** Adds to a look the drawings that it names. */
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
