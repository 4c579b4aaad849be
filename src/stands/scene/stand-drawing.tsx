import { useEffect, useRef, useState } from "react";
import { useMounted } from "#src/ui/hooks/use-mounted";
import type { StandKit } from "#lib/stand/kit/kit";
import type { Stand } from "../stand";
import { StandScene } from "./stand-scene";
import * as styles from "./stand-scene.module.css";
import { useDrawing } from "./use-drawing";

export function StandDrawing({ stand, kit }: { stand: Stand; kit: StandKit }) {
  const drawing = useDrawing(stand, kit);
  if (!drawing) return null;
  if (!drawing.ok) {
    const message = drawing.fault === "not-loaded" ? "Not loaded yet" : "Cannot be drawn";
    return <p className={styles.faulty}>{message}</p>;
  }
  return <StandScene stand={drawing.stand} kit={kit} />;
}

interface NearDrawingProps {
  readonly stand: Stand;
  readonly kit: StandKit;
  readonly className: string | undefined;
  readonly unit?: string;
  readonly isDrawn?: boolean;
}

/** Frame of a stand on a card; contains a drawing only near the window, if the browser supports it. */
export function NearDrawing({ stand, kit, className, unit, isDrawn = false }: NearDrawingProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isDrawn);
  const isMounted = useMounted();
  useEffect(() => {
    const card = frame.current?.closest("li");
    const updateNear = (event: Event) => {
      if (event.target === card) setNear(!(event as ContentVisibilityAutoStateChangeEvent).skipped);
    };
    card?.addEventListener("contentvisibilityautostatechange", updateNear);
    return () => card?.removeEventListener("contentvisibilityautostatechange", updateNear);
  }, []);
  return (
    <div ref={frame} className={className} data-unit={unit}>
      {(isNear || (isMounted && !supportsEvent())) && <StandDrawing stand={stand} kit={kit} />}
    </div>
  );
}

const supportsEvent = (): boolean => "ContentVisibilityAutoStateChangeEvent" in window;
