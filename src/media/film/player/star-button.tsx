import { type RefObject, useState } from "react";
import type { Spot } from "../reel/reel";
import { spotInBox } from "./cover";
import * as styles from "./player.module.css";
import type { Screening } from "./screening";

interface StarButtonProps {
  readonly spot: Spot;
  readonly screening: Screening;
  readonly stage: RefObject<HTMLElement | null>;
  readonly onFound: () => void;
}

/** Lies unseen over the hidden star in the frames that show it. */
export function StarButton({ spot, screening, stage, onFound }: StarButtonProps) {
  const [isFound, setFound] = useState(false);
  const { clientWidth: width = 1, clientHeight: height = 1 } = stage.current ?? {};
  const picture = screening.size ?? { width, height };
  const [x, y, radius] = spotInBox(spot, picture, { width, height });
  const find = () => {
    setFound(true);
    screening.projector.pause();
    onFound();
  };
  return (
    <button
      className={styles.star}
      type="button"
      aria-label={isFound ? "The hidden star, found" : "Somebody small peeps out here"}
      style={{ left: `${x * 100}%`, top: `${y * 100}%`, width: `${radius * 220}%` }}
      onClick={find}
    />
  );
}
