import type { HairLook, PortraitLook } from "../../../content/types";
import { inMood, type Mood } from "../../artwork/figures/mood";
import type { FigureLook, HairParts } from "../../artwork/figures/parts";
import { illustration } from "../../artwork/illustration/illustration";
import type { Illustrations } from "../../content/model/illustrations/kinds";
import type { IllustrationFolder } from "../../content/model/illustrations/kinds";

/** Changes of a look for one picture; a field left out is as the record says. */
export interface Stance {
  mood?: Mood | undefined;
  /** The pose of the arms; `null` lets them hang in a mood that has a pose. */
  pose?: string | null | undefined;
  facing?: PortraitLook["facing"];
}

/** Adds to a look the drawings that it names. */
export function figureLook(
  record: PortraitLook,
  all: Illustrations,
  { mood, pose: other, facing }: Stance = {},
): FigureLook {
  const { pose: own, sign, ...look } = inMood(record, mood);
  const { costume, glasses, marks = [], ornaments = [] } = look;
  const text = (folder: IllustrationFolder, name: string) => illustration(all, folder, name);
  const pose = other === undefined ? own : other;
  return {
    ...look,
    ...(isTurned(look, facing) && { facing, turned: true }),
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
      ...(pose && { pose: text("poses", pose) }),
      ...(sign && { sign: text("faces/signs", sign) }),
    },
  };
}

/** True if a figure has to be turned to face there. A style that is drawn as a whole has its parting in it. */
const isTurned = (
  { facing = "right", hair }: Pick<PortraitLook, "facing" | "hair">,
  wanted: Stance["facing"],
): boolean => wanted !== undefined && wanted !== facing && !("style" in hair.cut);

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
