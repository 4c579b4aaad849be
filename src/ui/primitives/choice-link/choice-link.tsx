import type { ReactNode } from "react";
import { onPlainClick } from "#src/app/routing/plain-click";

interface ChoiceLinkProps {
  /** Address of what is chosen: it is told, and with a modifier key it is a link like any other. */
  readonly address: string;
  readonly isChosen: boolean;
  /** Unit whose colours it has. */
  readonly unit?: string | undefined;
  readonly className: string | undefined;
  readonly onChoose: (address: string) => void;
  readonly children: ReactNode;
}

/** One choice of a filter: a link that changes the page it is on. A click before the scripts are there is kept. */
export function ChoiceLink(props: ChoiceLinkProps) {
  const { address, isChosen, unit, className, onChoose, children } = props;
  return (
    <a
      className={className}
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
