import type { PortraitLook } from "../../../content/types";
import { group } from "../drawing/svg";
import { costume, type FigurePalette } from "./costume";
import { brows } from "./face/brows";
import { eyes } from "./face/eyes";
import { glasses, temple } from "./face/glasses";
import { head, neck, skins } from "./face/head";
import { marks } from "./face/marks";
import { mouths } from "./face/mouths";
import { nose } from "./face/nose";
import { ornaments } from "./face/ornaments";
import { hairBefore, hairBehind, hairFront, hairOver } from "./hair";
import { browColor } from "./hair/tone";

/** Head space (Lorelei's drawing space) into the poster: the chin is at y = 900. */
const HEADS = {
  right: "translate(60 95) scale(1.08)",
  left: "translate(1140 95) scale(-1.08 1.08)",
};

/** Shoulders by build; they are scaled about the pit of the neck. */
const BUILDS: Record<PortraitLook["build"], string> = {
  small: "translate(600 1040) scale(0.9 1) translate(-600 -1040)",
  medium: "translate(600 1040) scale(1 1) translate(-600 -1040)",
  tall: "translate(600 1040) scale(1.1 1) translate(-600 -1040)",
};

function face(look: PortraitLook): string {
  const left = look.eyes.color;
  return [
    head(look.face, look.skin, hairFront(look.hair)),
    (look.marks ?? []).map((mark) => marks[mark](look.skin)).join(""),
    nose(look.skin),
    mouths[look.mouth](),
    eyes(look.eyes.shape, [left, look.eyes.colorRight ?? left], look.eyes.star),
    look.glasses ? temple(look.glasses.color) : "",
  ].join("");
}

/**
 * Head and bust of an idol as an SVG group in a space of 1200 x 1600, on a transparent ground. The
 * head is centred about x = 600 with the chin at y = 900; shoulders and long hair run out of the
 * frame. The same look and palette always give the same text.
 * @param worn texts of the costume and of what is worn over it, from content/art
 */
export function figure(
  look: PortraitLook,
  palette: FigurePalette,
  worn: readonly string[],
): string {
  const turned = HEADS[look.facing ?? "right"];
  const spectacles = look.glasses ? glasses[look.glasses.frame](look.glasses.color) : "";
  const pinned = (look.ornaments ?? []).map(({ kind, color }) =>
    ornaments[kind](color ?? palette.accent),
  );
  return group(
    {},
    group({ transform: turned }, hairBehind(look.hair) + neck(look.skin)),
    group({ transform: BUILDS[look.build] }, costume(worn, palette, skins[look.skin])),
    group(
      { transform: turned },
      hairOver(look.hair) +
        face(look) +
        hairBefore(look.hair) +
        brows(look.brows, browColor(look.hair.color)) +
        spectacles +
        pinned.join(""),
    ),
  );
}
