import type { CostumeLook, HairLook, PortraitLook } from "../../../content/types";
import { facingTo } from "../../artwork/figures/facing";
import { inMood, type Mood } from "../../artwork/figures/mood";
import type { FigureLook, HairParts, Reach } from "../../artwork/figures/parts";
import type { GroupShape } from "../../artwork/posters/group/group-rows";
import { illustration, rootData } from "../../artwork/illustration/illustration";
import type { Illustrations } from "../../content/model/illustrations/kinds";
import type { IllustrationFolder } from "../../content/model/illustrations/kinds";

/** Changes of a look for one picture; a field left out is as the record says. */
export interface Stance {
  mood?: Mood | undefined;
  /** The pose of the arms; `null` lets them hang in a mood that has a pose. */
  pose?: string | null | undefined;
  facing?: PortraitLook["facing"];
  /** The reaches of poses for which there is room: another pose is left out. By default all. */
  reaches?: readonly Reach[];
  /** False leaves out a sign that would lie on another's face. */
  hasSign?: boolean;
  /** Costume in place of the mood's. */
  costume?: CostumeLook | undefined;
}

/**
 * The arms of a member of a group. They face one another, so an arm that reaches beyond the body would meet a neighbour;
 * of three or more only the one in front acts with its arms. Only a pair in a tall picture is shown down to the waist.
 */
export function armsAmong(
  count: number,
  isFront: boolean,
  shape: GroupShape,
): Pick<Stance, "pose" | "reaches"> {
  if (count > 2 && !isFront) return { pose: null };
  if (count === 1) return {};
  return { reaches: count === 2 && shape === "tall" ? ["near", "low"] : ["near"] };
}

export const reachOf = (drawing: string): Reach => rootData(drawing, "data-reach") as Reach;

/** Adds to a look the drawings that it names. */
export function figureLook(
  record: PortraitLook,
  all: Illustrations,
  { mood, pose: chosenPose, facing, costume: chosenCostume, reaches, hasSign = true }: Stance = {},
): FigureLook {
  const { pose: moodPose, sign, ...acting } = inMood(record, mood);
  const look = chosenCostume ? { ...acting, costume: chosenCostume } : acting;
  const { costume, glasses, marks = [], ornaments = [] } = look;
  const text = (folder: IllustrationFolder, name: string) => illustration(all, folder, name);
  const poseName = chosenPose === undefined ? moodPose : chosenPose;
  const pose = poseName ? text("poses", poseName) : undefined;
  const hasRoom = pose && (!reaches || reaches.includes(reachOf(pose)));
  const drawn: FigureLook = {
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
      ...(hasRoom && { pose }),
      ...(sign && hasSign && { sign: text("faces/signs", sign) }),
    },
  };
  return facing ? facingTo(drawn, facing) : drawn;
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
