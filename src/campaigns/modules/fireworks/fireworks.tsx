import { useEffect, useRef, useState } from "react";
import { saveFile } from "#src/data/browser/save-file";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import { graphql } from "gatsby";
import type { Engine } from "./engine";
import * as styles from "./fireworks.late.module.css";
import { shellInks } from "./night-inks";
import * as river from "./river.module.css";
import drawings from "./river.svg";
import { ShellRack } from "./shell-rack";
import { SHAPES, type ShapeName } from "./shells";
import { type Point, SkyButton } from "./sky-button";
import { Button, Cluster, Panel, Stack } from "#src/ui/primitives/elements";
import { Fallback } from "#src/ui/primitives/fallback/fallback";

/** Size of the drawings of both banks; the page crops the sides and the top. */
const BANKS = { viewBox: "0 -70 1600 1000", preserveAspectRatio: "xMidYMax slice" } as const;
const FINALE_STEP_SECONDS = 0.32;
const FILE_NAME = "encore-fireworks.png";

export default function Fireworks({ units }: { units: readonly Queries.FireworkUnitFragment[] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const back = useRef<SVGSVGElement>(null);
  const front = useRef<SVGSVGElement>(null);
  const sky = useRef<HTMLDivElement>(null);
  const engine = useRef<Promise<Engine>>(undefined);
  const [unitId, setUnit] = useState(units[0]?.id ?? "");
  const [shape, setShape] = useState<ShapeName>("peony");
  const [count, setCount] = useState(0);
  const [fired, setFired] = useState<ReadonlySet<string>>(new Set());
  const [message, setMessage] = useState("");
  const unit = units.find(({ id }) => id === unitId) ?? units[0];

  useEffect(
    () => () =>
      void engine.current?.then(
        ({ stop }) => stop(),
        () => undefined,
      ),
    [],
  );
  const start = async () => {
    engine.current ??= import("./engine").then(({ createEngine }) =>
      createEngine(canvas.current ?? document.createElement("canvas")),
    );
    try {
      return await engine.current;
    } catch {
      engine.current = undefined;
      setMessage("The fireworks could not be loaded. Try again.");
      return undefined;
    }
  };
  const launch = async (at: Point) => {
    if (!unit) return;
    const running = await start();
    if (!running) return;
    setCount((now) => now + 1);
    setFired((now) => new Set([...now, unit.id]));
    setMessage(`${unit.name}, ${shape}.`);
    running.launch({ ...at, shape, inks: shellInks(unit, count) });
  };
  const finale = async () => {
    sky.current?.scrollIntoView({ block: "nearest" });
    const running = await start();
    if (!running) return;
    setCount((now) => now + units.length);
    setFired(new Set(units.map(({ id }) => id)));
    setMessage(`The finale: ${units.length} shells, one for each unit.`);
    for (const [index, shellUnit] of units.entries()) {
      // Steps of 7 and 5 scatter the shells over the sky.
      const x = 0.08 + 0.84 * ((index * 7) % units.length) * (1 / Math.max(1, units.length - 1));
      const y = 0.18 + 0.3 * ((index * 5) % 7) * (1 / 6);
      const finaleShape = SHAPES[index % SHAPES.length] ?? "peony";
      running.launch(
        { x, y, shape: finaleShape, inks: shellInks(shellUnit, count + index) },
        index * FINALE_STEP_SECONDS,
      );
    }
  };
  const savePicture = async () => {
    if (!back.current || !front.current) return;
    const flights = (await start())?.recentFlights();
    if (!flights) return;
    const [behind, before] = [back.current, front.current];
    const blob = await import("./sky-picture")
      .then(({ skyPicture }) => skyPicture(behind, before, flights))
      .catch((error: unknown) => error as Error);
    if (blob instanceof Error) {
      if (blob.name === "CanvasBlockedError") return setMessage(blob.message);
      return setMessage("The picture could not be made. Try again.");
    }
    if (!blob) return setMessage("This browser cannot make a picture of the sky.");
    saveFile(blob, FILE_NAME);
    setMessage(`Saved as ${FILE_NAME}: the last shells of the night, all open at once.`);
  };

  return (
    <div id="launch" className={styles.night}>
      <div ref={sky} className={styles.sky}>
        <Drawing ref={back} className={river.drawing} from={`${drawings}#river`} {...BANKS} />
        <SkyButton
          canvas={canvas}
          onLaunch={(at) => void launch(at)}
          hint={count === 0 ? "Tap the sky" : undefined}
        />
        <Drawing ref={front} className={river.drawing} from={`${drawings}#crowd`} {...BANKS} />
        <Drawing
          className={river.lanterns}
          from={`${drawings}#lanterns`}
          viewBox="0 0 1600 140"
          preserveAspectRatio="xMidYMin slice"
        />
        <Panel as="p" shadow={2} data-only="scripts" className={styles.counter}>
          <strong className={styles.number}>{count}</strong>
          {count === 1 ? "shell tonight" : "shells tonight"}
        </Panel>
        <Cluster gap={3} data-only="scripts" className={styles.buttons}>
          <Button className={styles.finale} onClick={() => void finale()}>
            Finale
          </Button>
          <Button className={styles.save} onClick={() => void savePicture()}>
            Keep this sky
          </Button>
        </Cluster>
      </div>
      <Fallback className={styles.withoutScripts}>
        The shells need JavaScript to fly. Without it you see the river, the bridge and the crowd.
      </Fallback>
      <Stack data-only="scripts" className={styles.desk}>
        <ShellRack
          units={units}
          unitId={unitId}
          shape={shape}
          fired={fired}
          onUnit={setUnit}
          onShape={setShape}
        />
        <Cluster className={styles.log}>
          <p>
            {fired.size === units.length
              ? `All ${units.length} shells have been up.`
              : `${fired.size} of ${units.length} units have been up.`}
          </p>
          <output className={styles.message}>{message}</output>
        </Cluster>
      </Stack>
    </div>
  );
}

export const fireworkUnitFragment = graphql`
  fragment FireworkUnit on Unit {
    id: jsonId name
    colors { color1 color2 }
    members { color }
  }
`;
