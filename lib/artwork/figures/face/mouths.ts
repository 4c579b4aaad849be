import { INK } from "../../drawing/color";
import { clipped, flat, line, shape } from "../../drawing/outlined";

const RED = "#a8324a";
const TONGUE = "#f08a8f";

function open(d: string, teeth: string, tongue: string): string {
  return (
    flat(d, RED) + clipped(d, flat(tongue, TONGUE) + flat(teeth, "#ffffff")) + shape(d, "none", 8)
  );
}

/** Mouths in head space, by name. The mouth's middle is at (585,664). */
export const mouths = {
  smile: () => line("M540 656Q588 688 632 650", INK, 8),
  soft: () => line("M556 662Q588 676 616 658", INK, 8),
  calm: () => line("M560 666Q588 668 614 662", INK, 8),
  smirk: () => line("M548 670Q592 676 630 646", INK, 8) + line("M626 640l12 8", INK, 6),
  pout: () => line("M562 670Q588 656 614 664", INK, 8) + line("M580 686h16", INK, 5),
  cat: () => line("M548 658Q566 680 588 662Q608 676 626 652", INK, 8),
  grin: () =>
    open(
      "M536 650Q590 664 636 642Q632 708 586 710Q546 706 536 650Z",
      "M530 640H640V664Q590 678 530 666Z",
      "M550 696Q590 676 626 694L620 720H560Z",
    ),
  laugh: () =>
    open(
      "M532 644Q590 656 640 636Q640 722 586 726Q540 720 532 644Z",
      "M526 634H644V656Q590 672 526 660Z",
      "M548 706Q590 676 630 702L620 736H560Z",
    ),
  open: () =>
    open(
      "M556 656Q588 662 616 652Q614 690 588 692Q562 690 556 656Z",
      "M550 648H620V660Q588 668 550 664Z",
      "M564 686Q588 674 608 684L604 700H570Z",
    ),
  fang: () =>
    open(
      "M534 654Q590 668 636 644Q628 700 586 702Q546 698 534 654Z",
      "M550 652L560 684L572 660Z",
      "M556 692Q590 674 620 690L614 712H566Z",
    ),
  tooth: () =>
    line("M546 658Q588 686 630 650", INK, 8) + shape("M562 671L570 688L580 676Z", "#ffffff", 4),
  tongue: () =>
    line("M544 656Q588 684 630 650", INK, 8) +
    shape("M588 676Q594 704 608 700Q620 694 614 664Q602 674 588 676Z", TONGUE, 6),
} as const;
