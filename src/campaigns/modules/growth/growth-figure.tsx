import type { Grown } from "./growth";
import * as styles from "./line-up.module.css";
import { levelOf, SCALE } from "./scale";

interface GrowthFigureProps {
  id: string;
  grown: Grown;
  x: number;
  isChosen: boolean;
  onChoose(id: number): void;
}

const HEAD = 11;
const HALF = 12;
const HAIR = "M-11 1A11 11 0 0 1 11 1Q9 -4 4 -5Q2 -2 -3 -3.5Q-8 -4 -11 1Z";

/** One idol of the line-up. What has been gained since Year 1 is a band over the chest. */
export function GrowthFigure({ id, grown, x, isChosen, onChoose }: GrowthFigureProps) {
  const { source, before, after, gained } = grown;
  const top = levelOf(after);
  const shoulder = top + 2 * HEAD;
  const floor = levelOf(SCALE.foot);
  const band = gained * SCALE.centimetre;
  const choose = () => onChoose(source.jsonId);
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
        transform={`translate(${x} 0)`}
        onPointerEnter={choose}
        onClick={choose}
      >
        <rect fill="transparent" x={-SCALE.place / 2} width={SCALE.place} height={floor} />
        <path
          className={styles.body}
          d={`M${-HALF} ${floor}V${shoulder + 10}q0 -11 ${HALF} -11t${HALF} 11V${floor}Z`}
        />
        <g transform={`translate(0 ${top + HEAD})`}>
          <circle className={styles.head} r={HEAD} />
          <path className={styles.hair} d={HAIR} />
          <path className={styles.face} d="M-4 1.6v2.6M4 1.6v2.6M-2 6.6q2 1.8 4 0" />
        </g>
        {band > 0 ? (
          <>
            <path
              className={styles.band}
              d={`M${-HALF} ${shoulder + 14}h${2 * HALF}v${band}h${-2 * HALF}Z`}
            />
            <path className={styles.before} d={`M-13 ${levelOf(before)}h26`} />
          </>
        ) : null}
        <rect
          className={styles.label}
          x={-8}
          y={floor - 8 - labelLength(source.name)}
          width={16}
          height={labelLength(source.name)}
          rx={4}
        />
        <text className={styles.name} transform={`translate(4.4 ${floor - 14}) rotate(-90)`}>
          {source.name}
        </text>
      </g>
      {/* Beside the figure, whose label says it in words. */}
      {band > 0 ? (
        <text className={styles.gain} x={x} y={top - 9} aria-hidden="true">
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
  return name.length * 6.1 + 14;
}
