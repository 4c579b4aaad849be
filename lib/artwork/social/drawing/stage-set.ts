import type { ColorSet, SceneName } from "../../../../content/types";
import { place } from "../../drawing/svg";
import { groupFrames } from "../../posters/group/group-rows";
import { SCENES } from "../../posters/scenes";
import { SOCIAL_HEIGHT, SOCIAL_WIDTH } from "./sheet";

/** The stage set of a campaign, as its page shows it, as wide as a picture for shared links. */
export function stageSet(name: SceneName, colors: ColorSet): string {
  const { width, height } = groupFrames.wide;
  const scale = SOCIAL_WIDTH / width;
  const back = SCENES[name].back({ width, height, shape: "wide", colors });
  return place(back, 0, (SOCIAL_HEIGHT - height * scale) / 2, 0, scale);
}
