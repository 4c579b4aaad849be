import { createAvatar } from "@dicebear/core";
import * as lorelei from "@dicebear/lorelei";

/** The hair of DiceBear's Lorelei that suits the cast, by a name of ours. */
export const loreleiHair = {
  tousled: "variant04",
  wisps: "variant06",
  parted: "variant07",
  curtained: "variant10",
  feathered: "variant11",
  sideSwept: "variant12",
  layered: "variant16",
  mullet: "variant17",
  waves: "variant18",
  wolf: "variant20",
  loose: "variant21",
  overEye: "variant40",
  mop: "variant43",
} as const;

/** Name of a Lorelei cut. */
export type LoreleiCut = keyof typeof loreleiHair;

/** A cut in two layers, as path data in head space. */
export interface CutPaths {
  behind: string[];
  before: string[];
}

const HAIR = "010101";
const SKIN = "020202";

/**
 * Path data of a Lorelei cut. The avatar is drawn once in marker colours: hair that comes before
 * the skin lies behind the head, hair after it lies before the face.
 */
export function loreleiPaths(cut: LoreleiCut): CutPaths {
  const avatar = createAvatar(lorelei, {
    seed: cut,
    hair: [loreleiHair[cut]],
    hairColor: [HAIR],
    skinColor: [SKIN],
    hairAccessoriesProbability: 0,
    beardProbability: 0,
  }).toString();
  const paths = [...avatar.matchAll(/<path[^>]*? d="([^"]+)"[^>]*?fill="#(\w{6})"/g)];
  const skin = paths.findIndex(([, , fill]) => fill === SKIN);
  const hair = (from: number, to: number): string[] =>
    paths.slice(from, to).flatMap(([, d, fill]) => (d && fill === HAIR ? [d] : []));
  return { behind: hair(0, skin), before: hair(skin, paths.length) };
}
