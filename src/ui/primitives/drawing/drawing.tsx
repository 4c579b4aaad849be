import type { ReactNode, SVGProps } from "react";

interface DrawingProps extends SVGProps<SVGSVGElement> {
  /** Address of an SVG file, with a fragment for a part of it. */
  readonly from: string;
  readonly children?: ReactNode;
}

/** A decorative drawing from an SVG file, in the colours of its container. */
export function Drawing({ from, children, ...svg }: DrawingProps) {
  return (
    <svg aria-hidden="true" {...svg}>
      <use href={from} />
      {children}
    </svg>
  );
}
