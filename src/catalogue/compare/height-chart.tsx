import { ChartFigure, HeightMark, type ChartPerson } from "./chart-figure";
import * as styles from "./height-chart.module.css";
import { linesOf, CHART, chartScale } from "./chart-scale";

/** Grid lines extend beyond the drawing to fill any frame. */
const OVERFLOW = 3000;

/** People in front of a height chart; shows the same as the table. */
export function HeightChart({ people }: { people: readonly ChartPerson[] }) {
  const scale = chartScale(people.map(({ height }) => height));
  const { width, height, floor } = scale;
  // Shorter people are drawn later, in front of the boxes of taller neighbours.
  const tallestFirst = people
    .map((person, index) => [person, index] as const)
    .toSorted(([one], [other]) => scale.levelOf(one.height) - scale.levelOf(other.height));
  const positionOf = (person: ChartPerson, index: number) => ({
    x: scale.middleOf(index),
    level: scale.levelOf(person.height),
  });
  return (
    <section className={styles.frame} aria-label="Heights" tabIndex={0}>
      <svg
        className={styles.chart}
        textAnchor="middle"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMax meet"
        data-count={people.length}
        // Generated from data, so it cannot be an <img>.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={`Heights: ${people.map(inWords).join(", ")}.`}
      >
        <defs>
          <pattern id="folds" width="92" height={OVERFLOW} patternUnits="userSpaceOnUse">
            <path fill="var(--primary-ink)" d={`M0 0h92v${OVERFLOW}h-92z`} />
            <path fill="var(--primary)" d={`M20 0h34v${OVERFLOW}h-34z`} />
            <path stroke="var(--ink)" strokeWidth={8} d={`M88 0v${OVERFLOW}`} />
          </pattern>
        </defs>
        {people.map(({ id, name }, index) => (
          <rect
            key={name}
            className={styles.banner}
            data-character={id}
            data-visitor={id === undefined || undefined}
            x={scale.middleOf(index) - scale.columnWidth / 2 + 12}
            y={-OVERFLOW}
            width={scale.columnWidth - 24}
            height={OVERFLOW + floor}
          />
        ))}
        <path
          stroke="var(--ink)"
          strokeWidth={2}
          strokeOpacity={0.28}
          d={linesOf(scale, 5)
            .map((line) => `M${-OVERFLOW} ${scale.levelOf(line)}h${2 * OVERFLOW + width}`)
            .join("")}
        />
        {[-OVERFLOW - 40, width + 40].map((x) => (
          <rect
            key={x}
            stroke="var(--ink)"
            strokeWidth={8}
            fill="url(#folds)"
            x={x}
            y={-OVERFLOW}
            width={OVERFLOW}
            height={2 * OVERFLOW}
          />
        ))}
        <path
          stroke="var(--ink)"
          strokeWidth={4}
          d={linesOf(scale, 1)
            .map((line) => `M0 ${scale.levelOf(line)}h${line % 5 === 0 ? 34 : 18}`)
            .join("")}
        />
        {linesOf(scale, 10).map((line) => (
          <text
            key={line}
            className={styles.measure}
            textAnchor="start"
            x={44}
            y={scale.levelOf(line) + 11}
          >
            {line}
          </text>
        ))}
        {tallestFirst.map(([person, index]) => (
          <g key={person.name}>
            <ChartFigure person={person} {...positionOf(person, index)} />
            <rect
              className={styles.box}
              data-character={person.id}
              data-visitor={person.id === undefined || undefined}
              x={scale.middleOf(index) - scale.boxWidth / 2}
              y={scale.boxTopOf(person.height)}
              width={scale.boxWidth}
              height={floor}
            />
          </g>
        ))}
        {people.map((person, index) => (
          <HeightMark key={person.name} person={person} {...positionOf(person, index)} />
        ))}
        <rect
          fill="var(--ink)"
          x={-OVERFLOW}
          y={floor}
          width={2 * OVERFLOW + width}
          height={CHART.barrier + OVERFLOW}
        />
        {people.map(({ name }, index) => (
          <Name key={name} name={name} x={scale.middleOf(index)} y={floor} />
        ))}
      </svg>
    </section>
  );
}

function Name({ name, x, y }: { name: string; x: number; y: number }) {
  const [first = name, ...rest] = name.split(" ");
  return (
    <>
      <text className={styles.given} x={x} y={y + (rest.length > 0 ? 54 : 68)}>
        {first}
      </text>
      <text className={styles.family} x={x} y={y + 90}>
        {rest.join(" ")}
      </text>
    </>
  );
}

const inWords = ({ name, height }: ChartPerson): string =>
  height === undefined ? `${name}, height unknown` : `${name}, ${height} cm`;
