import { line } from "../../drawing/outlined";

const TEMPLE = "M382 536L286 520";
const BRIDGE = "M508 540Q546 524 580 538";

/** Glasses in head space, by name. */
export const glasses = {
  /** Rounded frames. */
  round: (color: string) =>
    rims(
      color,
      "M384 548a62 60 0 1 0 124 0a62 60 0 1 0 -124 0Z",
      "M580 546a54 58 0 1 0 108 0a54 58 0 1 0 -108 0Z",
    ),
  /** Rectangular frames. */
  square: (color: string) =>
    rims(
      color,
      "M382 506Q446 494 508 510Q514 560 496 590Q440 604 394 590Q378 556 382 506Z",
      "M580 508Q634 492 692 504Q696 552 682 584Q636 598 592 588Q576 558 580 508Z",
    ),
  /** Frames below the eye only. */
  halfRim: (color: string) =>
    rims(
      color,
      "M382 540Q382 594 440 600Q504 598 508 540",
      "M580 540Q582 592 634 596Q688 590 690 536",
    ),
  /** Slim frames. */
  slim: (color: string) =>
    rims(
      color,
      "M380 520Q446 508 510 524Q510 572 486 588Q430 594 394 580Q376 556 380 520Z",
      "M580 524Q636 508 694 518Q694 562 676 580Q636 588 598 582Q578 566 580 524Z",
    ),
} as const;

/** The side piece, drawn under the hair. */
export const temple = (color: string): string => line(TEMPLE, color, 9);

function rims(color: string, left: string, right: string): string {
  const glass = `fill="#ffffff" fill-opacity="0.22" stroke="none"`;
  const panes = `<path d="${left}" ${glass}/><path d="${right}" ${glass}/>`;
  return panes + line(left, color, 10) + line(right, color, 10) + line(BRIDGE, color, 9);
}

/** Name of a pair of glasses. */
export type Glasses = keyof typeof glasses;
