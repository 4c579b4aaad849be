import type { SceneryName } from "../../../../../content/types";
import type { Scenery } from "../kit/scenery";
import { aurora } from "./aurora";
import { bridge } from "./bridge";
import { casino } from "./casino";
import { castle } from "./castle";
import { citadel } from "./citadel";
import { funfair } from "./funfair";
import { glasshouse } from "./glasshouse";
import { harbour } from "./harbour";
import { meadow } from "./meadow";
import { oasis } from "./oasis";
import { observatory } from "./observatory";
import { palace } from "./palace";
import { theatre } from "./theatre";
import { volcano } from "./volcano";

/** The sceneries by the names that trips give them. */
export const sceneries: Record<SceneryName, Scenery> = {
  casino,
  meadow,
  harbour,
  palace,
  theatre,
  funfair,
  glasshouse,
  castle,
  bridge,
  observatory,
  volcano,
  aurora,
  oasis,
  citadel,
};
