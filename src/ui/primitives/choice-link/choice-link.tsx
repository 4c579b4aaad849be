import { atBase } from "#src/data/browser/base-path";
import type { ReactNode } from "react";
import { onPlainClick } from "#src/app/routing/plain-click";
import { writeAddress } from "#src/app/routing/use-search-state";
import * as styles from "./choices.module.css";

interface ChoiceLinkProps {
  readonly address: string;
  readonly isChosen: boolean;
  readonly unit?: string | undefined;
  readonly className?: string | undefined;
  /** Called with the address; by default it is written to the history. */
  readonly onChoose?: (address: string) => void;
  readonly children: ReactNode;
}

/** One choice of a filter: a link that changes its page in place. Clicks before hydration are queued. */
export function ChoiceLink(props: ChoiceLinkProps) {
  const { address: path, isChosen, unit, className, onChoose = writeAddress, children } = props;
  // Within a page the address may be a query alone.
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
