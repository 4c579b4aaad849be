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
  readonly from: readonly [Point, Point];
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
        const scale = scenePerPx(stage.current);
        if (drag.grip === "turn") {
          const [from, to] = [initial, xy].map((point) => onScene(stage.current, point));
          if (from && to) session.place(turnedByHandle(drag.start, from, to), drag.run);
        } else {
          const way: Point = [(xy[0] - initial[0]) * scale, (xy[1] - initial[1]) * scale];
          const { place, guides: now } = dragged(drag.start, way);
          session.place(place, drag.run);
          setGuides((before) =>
            before.upright === now.upright && before.level === now.level ? before : now,
          );
        }
        if (last)
          end(`${session.nameOf(session.chosen)} ${drag.grip === "turn" ? "turned" : "moved"}`);
        return drag;
      },
      onPinch: ({ first, last, da, origin, cancel, memo }) => {
        const pair = fingers(stage.current, da, origin);
        const pinch = first ? beginPinch(session, pair) : (memo as Pinch | undefined);
        if (!pinch) {
          cancel();
          return undefined;
        }
        session.place(pinched(pinch.start, pinch.from, pair), pinch.run);
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

function beginPinch(session: EditorSession, from: readonly [Point, Point]): Pinch | undefined {
  const { layer } = session;
  return layer && { start: layer, from, run: nextRun() };
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

/** Where two fingers are on the scene, by their distance, their angle and the point between them. */
function fingers(
  stage: HTMLElement | null,
  [length, degrees]: Point,
  origin: Point,
): readonly [Point, Point] {
  const turn = (degrees * Math.PI) / 180;
  // The angle is measured from the upright.
  const way: Point = [(-Math.sin(turn) * length) / 2, (Math.cos(turn) * length) / 2];
  const [x, y] = origin;
  const one = onScene(stage, [x - way[0], y - way[1]]);
  const other = onScene(stage, [x + way[0], y + way[1]]);
  return [one, other];
}

function onScene(stage: HTMLElement | null, [x, y]: Point): Point {
  const { left = 0, top = 0 } = stage?.getBoundingClientRect() ?? {};
  const scale = scenePerPx(stage);
  return [(x - left) * scale, (y - top) * scale];
}

const scenePerPx = (stage: HTMLElement | null): number =>
  SCENE.width / Math.max(1, stage?.clientWidth ?? 1);
