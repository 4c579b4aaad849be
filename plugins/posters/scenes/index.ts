import type { SceneName } from "../../../content/types";
import { autumnStage } from "./autumn-stage";
import { danceFloor } from "./dance-floor";
import { fireworks } from "./fireworks";
import { jackInTheBox } from "./jack-in-the-box";
import type { Scene } from "./scene";
import { selectionBoard } from "./selection-board";
import { springBreeze } from "./spring-breeze";
import { topsyTurvy } from "./topsy-turvy";
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
};
