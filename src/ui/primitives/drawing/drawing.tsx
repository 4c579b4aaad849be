import type { ReactNode, SVGProps } from "react";

interface DrawingProps extends SVGProps<SVGSVGElement> {
  /** Address of an SVG file, and behind a # the id of what is drawn of it. */
  readonly from: string;
  /** Parts that move or change, over it: more of `<use>`. */
  readonly children?: ReactNode;
}

/** A drawing out of an SVG file, in the colours of the place where it stands. It only decorates. */
export function Drawing({ from, children, ...svg }: DrawingProps) {
  return (
    <svg aria-hidden="true" {...svg}>
      <use href={from} />
      {children}
    </svg>
  );
}
