import { atBase } from "#src/data/browser/base-path";
import type { ReactNode } from "react";
import { onPlainClick } from "#src/app/routing/plain-click";
import { writeAddress } from "#src/app/routing/use-search-state";
import * as styles from "./choices.module.css";

interface ChoiceLinkProps {
  /** Address of what is chosen; with a modifier key it is a link like any other. */
  readonly address: string;
  readonly isChosen: boolean;
  readonly unit?: string | undefined;
  readonly className?: string | undefined;
  /** Is told the address; by default the page is led to it. */
  readonly onChoose?: (address: string) => void;
  readonly children: ReactNode;
}

/** One choice of a filter: a link that changes the page it is on. A click before the scripts are there is kept. */
export function ChoiceLink(props: ChoiceLinkProps) {
  const { address: path, isChosen, unit, className, onChoose = writeAddress, children } = props;
  // Of an address of the same page there may be the query alone.
  const address = path.startsWith("/") ? atBase(path) : path;
  return (
    <a
      className={className ?? styles.choice}
      data-unit={unit}
      data-replay
      href={address}
      aria-current={isChosen ? "true" : undefined}
      onClick={onPlainClick(() => onChoose(address))}
    >
      {children}
    </a>
  );
}
