import type { ReactNode, SVGProps } from "react";

interface DrawingProps extends SVGProps<SVGSVGElement> {
  /** Address of an SVG file, with a fragment for a part of it. */
  readonly from: string;
  /** Width of an outline in ink, in units of the drawing. */
  readonly outline?: number;
  readonly children?: ReactNode;
}

const INK = { stroke: "var(--ink)", strokeLinejoin: "round" } as const;

/** A decorative drawing from an SVG file, in the colours of its container. */
export function Drawing({ from, outline, children, ...svg }: DrawingProps) {
  return (
    <svg aria-hidden="true" {...(outline ? { ...INK, strokeWidth: outline } : null)} {...svg}>
      <use href={from} />
      {children}
    </svg>
  );
}
