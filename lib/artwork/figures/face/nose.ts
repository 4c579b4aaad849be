import { flat } from "../../drawing/outlined";
import { type Skin, skinShade } from "./head";

/** The nose: a small flat shadow on the side away from the light. */
export const nose = (skin: Skin): string =>
  flat("M604 590Q616 612 606 620Q592 626 580 618Q598 616 604 590Z", skinShade(skin, 0.7));
