import type { Grown } from "./growth";
import * as styles from "./line-up.late.module.css";
import { levelOf, SCALE } from "./scale";

interface GrowthFigureProps {
  id: string;
  grown: Grown;
  x: number;
  isChosen: boolean;
  onChoose(id: number): void;
}

const HAIR = "M-11 12A11 11 0 0 1 11 12Q9 7 4 6Q2 9 -3 7.5Q-8 7 -11 12Z";

/**
 * An idol of the line-up, with a band for the growth since Year 1. Positioned from the top of the head, so that labels
 * align.
 */
export function GrowthFigure({ id, grown, x, isChosen, onChoose }: GrowthFigureProps) {
  const { source, before, after, gained } = grown;
  const floor = levelOf(SCALE.foot) - levelOf(after);
  const band = gained * SCALE.centimetre;
  const choose = () => onChoose(source.id);
  return (
    <>
      <g
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="option"
        aria-selected={isChosen}
        aria-label={`${source.name}: ${words(before, after)}`}
        className={styles.figure}
        color={source.color}
        transform={`translate(${x} ${levelOf(after)})`}
        onPointerEnter={choose}
        onClick={choose}
      >
        <path fill="transparent" d={`M${-SCALE.place / 2} ${floor}V-60h${SCALE.place}V${floor}`} />
        <path className={styles.body} d={`M-12 ${floor}V32q0 -11 12 -11t12 11V${floor}Z`} />
        <circle className={styles.head} cy="11" r="11" />
        <path className={styles.hair} d={HAIR} />
        <path className={styles.face} d="M-4 12.6v2.6M4 12.6v2.6M-2 17.6q2 1.8 4 0" />
        {band > 0 ? (
          <>
            <path className={styles.band} d={`M-12 36h24v${band}h-24Z`} />
            <path className={styles.before} d={`M-13 ${band}h26`} />
          </>
        ) : null}
        <g transform={`translate(4.4 ${floor - 14}) rotate(-90)`}>
          <rect
            className={styles.label}
            x="-6"
            y="-12.4"
            width={labelLength(source.name)}
            height="16"
            rx="4"
          />
          <text className={styles.name}>{source.name}</text>
        </g>
      </g>
      {/* The label of the figure says the same. */}
      {band > 0 ? (
        <text className={styles.gain} x={x} y={levelOf(after) - 9} aria-hidden="true">
          {`+${gained}`}
        </text>
      ) : null}
    </>
  );
}

function words(before: number, after: number): string {
  return before === after ? `${after} cm in both years` : `from ${before} to ${after} cm`;
}

function labelLength(name: string): number {
  return Math.round(name.length * 6.1) + 14;
}
