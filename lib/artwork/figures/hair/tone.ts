import { brightness, tint } from "../../drawing/color";
import { clipped, flat } from "../../drawing/outlined";

/** Light on the hair from above. */
const GLOSS =
  "M286 392Q281 355 300 318Q321 309 342 300Q345 326 356 352Q363 317 378 282Q393 277 408 272" +
  "Q407 301 414 330Q426 296 446 262Q472 258 498 254Q496 278 502 302Q511 279 528 256" +
  "Q547 259 566 262Q567 281 572 300Q582 286 596 272Q606 276 616 280Q636 300 640 320" +
  "Q623 313 606 306Q597 318 588 330Q569 317 566 304Q551 298 536 292Q522 315 516 338" +
  "Q499 316 494 298Q475 301 456 304Q432 338 420 372Q403 341 402 314Q393 322 384 330" +
  "Q360 369 352 408Q338 379 340 350Q327 351 314 352L286 392Z";

/**
 * Inside of a lock in front of the face: shade along the edges away from the light (the same shape, shifted), second
 * colour and gloss.
 * @param streak markup of the second colour
 */
export function frontTone(d: string, color: string, streak: string): string {
  const light = `<g transform="translate(-9 -24)">${flat(d, color)}</g>`;
  const gloss = flat(GLOSS, tint(color, brightness(color) < 0.35 ? 0.26 : 0.5));
  return clipped(d, light + streak + gloss);
}

/** Second colour of a lock behind. */
export const backTone = (d: string, streak: string): string => (streak ? clipped(d, streak) : "");
