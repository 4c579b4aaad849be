import type { StandKit } from "#lib/stand/document/kit";
import type { Stand } from "../stand";
import * as styles from "./stand-scene.module.css";
import { StandScene } from "./stand-scene";
import { useDrawing } from "./use-drawing";

interface StandDrawingProps {
  readonly stand: Stand;
  readonly kit: StandKit;
}

/** The drawing of a stand on its card, as soon as it is read. */
export function StandDrawing({ stand, kit }: StandDrawingProps) {
  const drawing = useDrawing(stand, kit);
  if (drawing.state === "reading") return null;
  if (drawing.state === "not-loaded") return <p className={styles.faulty}>Not loaded yet</p>;
  if (drawing.state === "faulty") return <p className={styles.faulty}>Cannot be drawn</p>;
  return <StandScene stand={drawing.stand} kit={kit} />;
}
