import type { SceneName } from "../../../../content/types";
import { autumnStage } from "./autumn-stage";
import { curtainCall } from "./curtain-call";
import { danceFloor } from "./dance-floor";
import { desk } from "./desk";
import { fireworks } from "./fireworks";
import { fourGates } from "./four-gates";
import { jackInTheBox } from "./jack-in-the-box";
import { moonOverClouds } from "./moon-over-clouds";
import { rainGlass } from "./rain-glass";
import { royalStage } from "./royal-stage";
import type { Scene } from "./scene";
import { selectionBoard } from "./selection-board";
import { springBreeze } from "./spring-breeze";
import { staircase } from "./staircase";
import { station } from "./station";
import { topsyTurvy } from "./topsy-turvy";
import { toyBox } from "./toy-box";
import { winterStreet } from "./winter-street";
import { yearEnd } from "./year-end";

/** The scene of every name that a campaign’s record may give. */
export const SCENES: Record<SceneName, Scene> = {
  fireworks,
  "jack-in-the-box": jackInTheBox,
  "topsy-turvy": topsyTurvy,
  "winter-street": winterStreet,
  "spring-breeze": springBreeze,
  "year-end": yearEnd,
  "autumn-stage": autumnStage,
  "selection-board": selectionBoard,
  "dance-floor": danceFloor,
  "toy-box": toyBox,
  "rain-glass": rainGlass,
  "four-gates": fourGates,
  "curtain-call": curtainCall,
  desk,
  staircase,
  "moon-over-clouds": moonOverClouds,
  "royal-stage": royalStage,
  station,
};
