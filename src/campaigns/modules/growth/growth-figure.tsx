import type { GrowthEntry } from "./growth";
import * as styles from "./line-up.late.module.css";
import { levelOf, SCALE } from "./scale";

interface GrowthFigureProps {
  id: string;
  entry: GrowthEntry;
  x: number;
  isChosen: boolean;
  onChoose(id: number): void;
}

const HAIR = "M-11 12A11 11 0 0 1 11 12Q9 7 4 6Q2 9 -3 7.5Q-8 7 -11 12Z";
const FACE = "M-4 12.6v2.6M4 12.6v2.6M-2 17.6q2 1.8 4 0";

/**
 * An idol of the line-up, with a band for the growth since Year 1. Positioned from the top of the head, so that labels
 * align.
 */
export function GrowthFigure({ id, entry, x, isChosen, onChoose }: GrowthFigureProps) {
  const { source, height1, height2, gained } = entry;
  const floor = levelOf(SCALE.foot) - levelOf(height2);
  const band = gained * SCALE.centimetre;
  const choose = () => onChoose(source.id);
  return (
    <>
      <g
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="option"
        aria-selected={isChosen}
        aria-label={`${source.name}: ${growthInWords(height1, height2)}`}
        className={styles.figure}
        color={source.color}
        stroke="var(--ink)"
        strokeWidth="2.4"
        strokeLinejoin="round"
        transform={`translate(${x} ${levelOf(height2)})`}
        onPointerEnter={choose}
        onClick={choose}
      >
        <path
          opacity="0"
          d={`M${-SCALE.columnWidth / 2} ${floor}V-60h${SCALE.columnWidth}V${floor}`}
        />
        <path fill="currentcolor" d={`M-12 ${floor}V32q0 -11 12 -11t12 11V${floor}Z`} />
        <circle fill="var(--paper)" cy="11" r="11" />
        <path fill="currentcolor" strokeWidth="2" d={HAIR} />
        <path fill="none" strokeWidth="1.6" strokeLinecap="round" d={FACE} />
        {band > 0 ? (
          <g strokeWidth="2.4">
            <path fill="var(--sun)" d={`M-12 36h24v${band}h-24Z`} />
            <path strokeDasharray="3 3" d={`M-13 ${band}h26`} />
          </g>
        ) : null}
        <g transform={`translate(4.4 ${floor - 14}) rotate(-90)`}>
          <rect
            fill="var(--white)"
            strokeWidth="1.4"
            x="-6"
            y="-12.4"
            width={labelLength(source.name)}
            height="16"
            rx="4"
          />
          <text className={styles.name} stroke="none">
            {source.name}
          </text>
        </g>
      </g>
      {/* Repeats the label of the figure. */}
      {band > 0 ? (
        <text className={styles.gain} x={x} y={levelOf(height2) - 9} aria-hidden="true">
          {`+${gained}`}
        </text>
      ) : null}
    </>
  );
}

const growthInWords = (height1: number, height2: number): string =>
  height1 === height2 ? `${height2} cm in both years` : `from ${height1} to ${height2} cm`;

const labelLength = (name: string): number => Math.round(name.length * 6.1) + 14;
