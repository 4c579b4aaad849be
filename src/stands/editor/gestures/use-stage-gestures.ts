import { createUseGesture, dragAction, pinchAction } from "@use-gesture/react";
import { type RefObject, useEffect, useState } from "react";
import { SCENE } from "#lib/stand/kit/limits";
import type { Place } from "#lib/stand/layers/layer-facts";
import type { EditorSession } from "../../session/editor-session";
import { STEP, turnBy, zoomBy } from "../../session/layer-actions";
import { dragged, type Guides, NO_GUIDES, pinched, type Point, turnedByHandle } from "./motion";

const useGesture = createUseGesture([dragAction, pinchAction]);

/** A gesture in progress, and its effect on the layer at `start`. */
interface ActiveGesture {
  readonly start: Place;
  readonly grip: string | undefined;
  readonly from: Point;
  readonly run: string;
}

/** Pause after which wheel movement counts as a new step, in ms. */
const WHEEL_REST = 400;

let runs = 0;

/**
 * Handles touch, mouse and wheel gestures on the stage. The selected layer's frame has `data-grip="move"`, its handle
 * `data-grip="turn"`, each layer `data-layer`. Touch moves the selected layer only, so that the page scrolls from
 * anywhere else. Returns the snap guides to show.
 */
export function useStageGestures(
  stage: RefObject<HTMLElement | null>,
  session: EditorSession,
): Guides {
  const [guides, setGuides] = useState(NO_GUIDES);

  const startGesture = (from: Point, grip?: string): ActiveGesture | undefined =>
    session.layer && { start: session.layer, grip, from, run: `gesture ${(runs += 1)}` };
  const end = (done: string) => {
    session.history.endRun();
    setGuides(NO_GUIDES);
    session.announce(`${session.nameOf(session.chosen)} ${done}`);
  };
  /** Vector between two points of the window, in scene units. */
  const toScene = (from: Point, to: Point): Point => {
    const scale = SCENE.width / Math.max(1, stage.current?.clientWidth ?? 1);
    return [(to[0] - from[0]) * scale, (to[1] - from[1]) * scale];
  };

  useGesture(
    {
      onDrag: ({ first, last, tap, event, initial, xy, pinching, cancel, memo }) => {
        if (tap) {
          selectLayerAt(session, event.target, xy);
          return undefined;
        }
        const begun =
          first && canDrag(session, event) ? startGesture(initial, gripOf(event)) : undefined;
        const gesture = first ? begun : (memo as ActiveGesture | undefined);
        if (!gesture || pinching) {
          cancel();
          return undefined;
        }
        if (gesture.grip === "turn") {
          const { left = 0, top = 0 } = stage.current?.getBoundingClientRect() ?? {};
          const [from, to] = [toScene([left, top], initial), toScene([left, top], xy)];
          session.place(turnedByHandle(gesture.start, from, to), gesture.run);
        } else {
          const { place, guides: now } = dragged(gesture.start, toScene(initial, xy));
          session.place(place, gesture.run);
          setGuides(now);
        }
        if (last) end(gesture.grip === "turn" ? "turned" : "moved");
        return gesture;
      },
      onPinch: ({ first, last, movement: [stretch, degrees], origin, cancel, memo }) => {
        const gesture = first ? startGesture(origin) : (memo as ActiveGesture | undefined);
        if (!gesture) {
          cancel();
          return undefined;
        }
        const movement = toScene(gesture.from, origin);
        session.place(pinched(gesture.start, movement, stretch, degrees), gesture.run);
        if (last) end("turned and sized");
        return gesture;
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
    let undoStepTimer: ReturnType<typeof setTimeout> | undefined;
    const turnWheel = (event: WheelEvent) => {
      const isOnSelected = closest(event, `[data-grip], [data-layer="${session.chosen}"]`);
      // With Shift some browsers report a horizontal wheel.
      const direction = Math.sign(event.deltaY || event.deltaX);
      if (!isOnSelected || direction === 0) return;
      event.preventDefault();
      if (event.shiftKey) turnBy(session, direction * STEP.turn);
      else zoomBy(session, -direction * STEP.zoom);
      clearTimeout(undoStepTimer);
      undoStepTimer = setTimeout(() => session.history.endRun(), WHEEL_REST);
    };
    element.addEventListener("wheel", turnWheel, { passive: false });
    return () => {
      clearTimeout(undoStepTimer);
      element.removeEventListener("wheel", turnWheel);
    };
  }, [stage, session]);

  return guides;
}

const closest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>(selector) : null;

const gripOf = (event: Event) => closest(event, "[data-grip]")?.dataset["grip"];

/** True if a drag moves something: the frame, the handle, or with a mouse any layer, which is selected then. */
function canDrag(session: EditorSession, event: Event): boolean {
  if (gripOf(event) !== undefined) return true;
  const layer = closest(event, "[data-layer]")?.dataset["layer"];
  const isFinger = event instanceof PointerEvent && event.pointerType === "touch";
  if (isFinger || layer === undefined) return false;
  session.choose(Number(layer));
  return true;
}

/** Selects the topmost layer at a point, ignoring the frame; none if there is no layer. */
function selectLayerAt(session: EditorSession, target: EventTarget | null, [x, y]: Point): void {
  if (!(target instanceof Element) || !target.closest("[data-grip], [data-layer]")) return;
  const layer = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<SVGElement>("[data-layer]"))
    .find((found) => found !== null);
  if (!layer) return;
  session.choose(Number(layer.dataset["layer"]));
  layer.focus({ preventScroll: true });
}
