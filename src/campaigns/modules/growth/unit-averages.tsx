import { type GrowthEntry, unitAverages } from "./growth";
import * as styles from "./unit-averages.late.module.css";
import { Stack, Text, Title } from "#src/ui/primitives/elements";

const BAR_START_CM = 160;
const BAR_END_CM = 181;

/** Mean height of each unit as a bar, with the growth at its end. */
export function UnitAverages({ entries }: { entries: readonly GrowthEntry[] }) {
  return (
    <section>
      <Title as="h3" size={4}>
        If units were one person
      </Title>
      <p className={styles.intro}>
        {`The average height of each unit in Year 2, and in yellow what a year has added to it. Bars begin at ${BAR_START_CM} cm. Newcomers are not counted: they have no Year 1 to be measured against.`}
      </p>
      <ul className={styles.units}>
        {unitAverages(entries).map(({ id, name, members, height1, height2 }) => (
          <Stack as="li" key={id} className={styles.unit} data-unit={id}>
            <Text weight={800}>
              {`${name} `}
              <span className={styles.members}>{`(${members})`}</span>
            </Text>
            <svg
              className={styles.bar}
              viewBox="0 0 100 10"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect fill="var(--sun)" width={barPercent(height2)} height={10} />
              <rect fill="var(--color1)" width={barPercent(height1)} height={10} />
            </svg>
            <p className={styles.figure}>
              {`${height2.toFixed(1)} cm`}
              {height2 > height1 ? <strong>{` +${(height2 - height1).toFixed(1)}`}</strong> : null}
            </p>
          </Stack>
        ))}
      </ul>
    </section>
  );
}

const barPercent = (height: number): number =>
  Math.round(((height - BAR_START_CM) / (BAR_END_CM - BAR_START_CM)) * 1000) / 10;
