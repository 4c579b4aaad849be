import type { EmblemLook } from "../../../../content/types";
import { group } from "../../drawing/svg";
import { emblemInks } from "./emblem";
import type { EmblemInks } from "./emblem";
import { gatekeeper } from "./gatekeeper";
import { godfather } from "./godfather";
import { kuroneHitsugi } from "./kurone-hitsugi";
import { leon } from "./leon";
import { mademoiselle } from "./mademoiselle";
import { producer } from "./producer";
import { samejimaMitsunari } from "./samejima-mitsunari";
import { tojoKaname } from "./tojo-kaname";

const drawings: Record<EmblemLook["emblem"], (inks: EmblemInks) => string> = {
  producer,
  gatekeeper,
  kurone_hitsugi: kuroneHitsugi,
  tojo_kaname: tojoKaname,
  godfather,
  samejima_mitsunari: samejimaMitsunari,
  leon,
  mademoiselle,
};

/** Names of all emblems. */
export const emblemNames = Object.keys(drawings) as EmblemLook["emblem"][];

/** An emblem as a `<g>` in poster units (1200 × 1600), tinted by the character's colour. */
export function emblem(name: EmblemLook["emblem"], color: string): string {
  return group({}, drawings[name](emblemInks(color)));
}
