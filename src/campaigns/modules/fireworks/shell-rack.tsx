import { Drawing } from "#src/ui/primitives/drawing/drawing";
import { capital } from "#lib/text/capital";
import * as styles from "./shell-rack.late.module.css";
import shapes from "./shapes.svg";
import { SHAPES, type ShapeName } from "./shells";
import { Cluster, Stack } from "#src/ui/primitives/elements";
import { Grid } from "#src/ui/primitives/grid/grid";
import { InvisibleInput } from "#src/ui/primitives/field/field";

interface ShellRackProps {
  units: readonly Queries.FireworkUnitFragment[];
  unitId: string;
  shape: ShapeName;
  fired: ReadonlySet<string>;
  onUnit: (unitId: string) => void;
  onShape: (shape: ShapeName) => void;
}

export function ShellRack({ units, unitId, shape, fired, onUnit, onShape }: ShellRackProps) {
  return (
    <>
      <fieldset>
        <legend className={styles.legend}>Which unit’s colours?</legend>
        <Cluster className={styles.shells}>
          {units.map(({ id, name }) => (
            <Stack as="label" key={id} className={styles.shell} data-unit={id}>
              <InvisibleInput
                className={styles.radio}
                type="radio"
                name="shell"
                value={id}
                checked={id === unitId}
                onChange={() => onUnit(id)}
              />
              <span className={styles.ball} data-fired={fired.has(id) ? "" : undefined} />
              <span className={styles.name}>{name}</span>
            </Stack>
          ))}
        </Cluster>
      </fieldset>
      <fieldset>
        <legend className={styles.legend}>Which shape?</legend>
        <Grid as="div" className={styles.shapes}>
          {SHAPES.map((name) => (
            <Stack as="label" gap={1} key={name} className={styles.shape}>
              <InvisibleInput
                className={styles.radio}
                type="radio"
                name="shape"
                value={name}
                checked={name === shape}
                onChange={() => onShape(name)}
              />
              <Drawing
                className={styles.icon}
                from={`${shapes}#${name}`}
                viewBox="-1.3 -1.3 2.6 2.6"
              />
              {capital(name)}
            </Stack>
          ))}
        </Grid>
      </fieldset>
    </>
  );
}
