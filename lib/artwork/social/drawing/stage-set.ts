import type { ColorSet } from "../../../../content/types";
import { drawnGroup } from "../../illustration/illustration";
import { slotsOf } from "../../illustration/slots-of";
import { place } from "../../drawing/svg";
import { groupFrames } from "../../posters/group/group-rows";
import { SOCIAL_HEIGHT, SOCIAL_WIDTH } from "./sheet";

/**
 * The stage set of a campaign, as its page shows it, as wide as a picture for shared links.
 * @param scene text of its wide sheet in content/art/scenes
 */
export function stageSet(scene: string, colors: ColorSet): string {
  const { width, height } = groupFrames.wide;
  const scale = SOCIAL_WIDTH / width;
  const back = drawnGroup(scene, "back", slotsOf(colors));
  return place(back, 0, (SOCIAL_HEIGHT - height * scale) / 2, 0, scale);
}
