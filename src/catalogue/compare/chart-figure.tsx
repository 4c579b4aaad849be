import { wantsNoMotion } from "#src/data/browser/matches-media";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import * as styles from "./height-chart.module.css";
import { FIGURE } from "./chart-scale";

/** A person on the chart; the visitor has no id. Height and growth since Year 1 are in cm. */
export interface ChartPerson {
  id?: number;
  name: string;
  picture: string;
  height: number | undefined;
  gained?: number | undefined;
}

interface ChartFigureProps {
  person: ChartPerson;
  x: number;
  level: number;
}

const SHEET = { width: 1200 * FIGURE.scale, height: 1600 * FIGURE.scale };

export function ChartFigure({ person: { picture }, x, level }: ChartFigureProps) {
  return (
    <AnimatedLevel level={level}>
      <image
        className={styles.figure}
        href={picture}
        x={x - SHEET.width / 2}
        y={-FIGURE.top * FIGURE.scale}
        width={SHEET.width}
        height={SHEET.height}
      />
    </AnimatedLevel>
  );
}

/** Line at the top of the head, with height and growth; drawn above all figures. */
export function HeightMark({ person: { height, gained = 0 }, x, level }: ChartFigureProps) {
  return (
    <AnimatedLevel level={level}>
      <path className={styles.mark} d={`M${x - 130} 0H${x + 130}`} />
      <g transform={`translate(${x} -46)`}>
        {gained > 0 ? (
          <>
            <rect className={styles.gain} x={40} y={-26} width={98} height={46} rx={12} />
            <text className={styles.gained} x={106} y={9}>
              +{gained}
            </text>
          </>
        ) : null}
        <rect className={styles.label} x={-76} y={-34} width={152} height={62} rx={12} />
        <text className={styles.number} y={14}>
          {height ?? "?"}
        </text>
      </g>
    </AnimatedLevel>
  );
}

/** Animates its content to a new height. */
function AnimatedLevel({ level, children }: { level: number; children: ReactNode }) {
  const group = useRef<SVGGElement>(null);
  const before = useRef(level);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = level;
    if (from === level || wantsNoMotion()) return;
    group.current?.animate?.(
      [from, level].map((y) => ({ transform: `translate(0px, ${y}px)` })),
      { duration: 520, easing: "cubic-bezier(0.3, 1.6, 0.5, 1)" },
    );
  }, [level]);
  return (
    <g ref={group} transform={`translate(0 ${level})`}>
      {children}
    </g>
  );
}
