import { createUseGesture, dragAction, pinchAction } from "@use-gesture/react";
import { type RefObject, useEffect, useState } from "react";
import { SCENE } from "#lib/stand/document/limits";
import type { Place } from "../session/edit";
import { STEP, turnBy, zoomBy } from "../session/layer-actions";
import type { EditorSession } from "../session/editor-session";
import { dragged, type Guides, NO_GUIDES, pinched, type Point, turnedByHandle } from "./motion";

const useGesture = createUseGesture([dragAction, pinchAction]);

/** A drag on its way: what it does to the layer that was at `start`. */
interface Drag {
  readonly start: Place;
  readonly grip: "move" | "turn";
  readonly run: string;
}

interface Pinch {
  readonly start: Place;
  readonly from: Point;
  readonly run: string;
}

/** A wheel that rests this long has made its step, in ms. */
const WHEEL_REST = 400;

let runs = 0;
const nextRun = (): string => `gesture ${(runs += 1)}`;

/**
 * Lets fingers, mouse and wheel move the layers on the stage. The chosen layer's frame is the element with
 * `data-grip="move"`, its handle that with `data-grip="turn"`, a layer has `data-layer`. A finger moves only
 * the chosen layer, so that it can scroll the page from anywhere else. Gives the guides to be shown.
 */
export function useStageGestures(
  stage: RefObject<HTMLElement | null>,
  session: EditorSession,
): Guides {
  const [guides, setGuides] = useState(NO_GUIDES);

  const end = (words: string) => {
    session.history.endRun();
    setGuides(NO_GUIDES);
    session.say(words);
  };

  useGesture(
    {
      onDrag: ({ first, last, tap, event, initial, xy, pinching, cancel, memo }) => {
        const drag = first && !tap ? beginDrag(session, event) : (memo as Drag | undefined);
        if (tap) {
          chooseUnder(session, event.target, xy);
          return undefined;
        }
        if (!drag || pinching) {
          cancel();
          return undefined;
        }
        if (drag.grip === "turn") {
          const { left = 0, top = 0 } = stage.current?.getBoundingClientRect() ?? {};
          const [from, to] = [initial, xy].map((point) =>
            onScene(stage.current, [left, top], point),
          ) as [Point, Point];
          session.place(turnedByHandle(drag.start, from, to), drag.run);
        } else {
          const { place, guides: now } = dragged(drag.start, onScene(stage.current, initial, xy));
          session.place(place, drag.run);
          setGuides((before) =>
            before.upright === now.upright && before.level === now.level ? before : now,
          );
        }
        if (last)
          end(`${session.nameOf(session.chosen)} ${drag.grip === "turn" ? "turned" : "moved"}`);
        return drag;
      },
      onPinch: ({ first, last, movement: [stretch, degrees], origin, cancel, memo }) => {
        const { layer } = session;
        const begun = layer && { start: layer, from: origin, run: nextRun() };
        const pinch = first ? begun : (memo as Pinch | undefined);
        if (!pinch) {
          cancel();
          return undefined;
        }
        const way = onScene(stage.current, pinch.from, origin);
        session.place(pinched(pinch.start, way, stretch, degrees), pinch.run);
        if (last) end(`${session.nameOf(session.chosen)} turned and sized`);
        return pinch;
      },
    },
    {
      target: stage,
      drag: { filterTaps: true, pointer: { keys: false } },
      pinch: { pinchOnWheel: false },
      eventOptions: { passive: false },
    },
  );

  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const turnWheel = (event: WheelEvent) => {
      const on = event.target instanceof Element ? event.target : undefined;
      const isOnChosen =
        on?.closest("[data-grip]") ?? on?.closest(`[data-layer="${session.chosen}"]`);
      // With Shift some browsers turn the wheel sideways.
      const way = Math.sign(event.deltaY || event.deltaX);
      if (!isOnChosen || way === 0) return;
      event.preventDefault();
      if (event.shiftKey) turnBy(session, way * STEP.turn);
      else zoomBy(session, -way * STEP.zoom);
      clearTimeout(rest);
      rest = setTimeout(() => session.history.endRun(), WHEEL_REST);
    };
    element.addEventListener("wheel", turnWheel, { passive: false });
    return () => {
      clearTimeout(rest);
      element.removeEventListener("wheel", turnWheel);
    };
  }, [stage, session]);

  return guides;
}

function beginDrag(session: EditorSession, event: Event): Drag | undefined {
  const on = event.target instanceof Element ? event.target : undefined;
  const grip = on?.closest<HTMLElement>("[data-grip]")?.dataset["grip"];
  const onLayer = on?.closest<SVGElement>("[data-layer]")?.dataset["layer"];
  if (grip === undefined) {
    const isFinger = event instanceof PointerEvent && event.pointerType === "touch";
    if (isFinger || onLayer === undefined) return undefined;
    session.choose(Number(onLayer));
  }
  const { layer } = session;
  return layer && { start: layer, grip: grip === "turn" ? "turn" : "move", run: nextRun() };
}

/** A tap is meant for what is seen there, also through the frame: the layer in front, or none. */
function chooseUnder(session: EditorSession, target: EventTarget | null, [x, y]: Point): void {
  if (!(target instanceof Element) || !target.closest("[data-grip], [data-layer]")) return;
  for (const element of document.elementsFromPoint(x, y)) {
    const layer = element.closest<SVGElement>("[data-layer]");
    if (layer) {
      session.choose(Number(layer.dataset["layer"]));
      layer.focus({ preventScroll: true });
      return;
    }
  }
}

/** The way from one point of the window to another, in scene units. */
function onScene(stage: HTMLElement | null, from: Point, to: Point): Point {
  const scale = SCENE.width / Math.max(1, stage?.clientWidth ?? 1);
  return [(to[0] - from[0]) * scale, (to[1] - from[1]) * scale];
}
