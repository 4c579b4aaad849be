import type { ComponentProps } from "react";
import icons from "./icons.svg";
import * as styles from "./player-button.module.css";

interface PlayerButtonProps extends ComponentProps<"button"> {
  readonly name: string;
  readonly icon: string;
}

export function PlayerButton({ name, icon, ...button }: PlayerButtonProps) {
  return (
    <button className={styles.button} {...button} type="button" aria-label={name}>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <use href={`${icons}#${icon}`} />
      </svg>
    </button>
  );
}
