import { type RefObject, useCallback, useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { exhibitionPath } from "#lib/content/pages/paths";
import { subscribeToQuery, writeQuery } from "#src/app/routing/query-string";
import type { HallList } from "./gallery";
import { type HallFilter, viewAddress } from "./gallery-address";

/** Where somebody is to stand. */
interface Goal {
  readonly room: number;
  /** Pixels below the beginning of the room. */
  readonly depth: number;
  /** Whether the room is to get the focus. */
  readonly isAsked: boolean;
}

/** Where somebody goes to, or which room was not there at the end of the way. */
interface Walk {
  readonly goal?: Goal | undefined;
  readonly missed?: number | undefined;
}

const STANDING: Walk = {};
const walked = (_: Walk, next: Walk): Walk => next;

interface Hall {
  readonly filter: HallFilter;
  readonly list: HallList;
  /** Rooms that are there. */
  readonly rooms: number;
  /** Whether what is there is more than what the page was built with, or all there will be. */
  readonly isBegun: boolean;
  /** Whether no more rooms will come. */
  readonly isSettled: boolean;
  /** The element that holds the rooms. */
  readonly wall: RefObject<HTMLElement | null>;
}

/** Room below the header when somebody is brought to a room, in pixels. */
const AIR = 16;
/** The address follows when somebody has stood still for so long, in ms. */
const STILL = 150;

/**
 * Keeps the address and the place in the hall in step. The room in the address, and the depth that the step
 * in the history holds, are walked to when the room is there; after that the address follows the scrolling.
 */
export function useWalk({ filter, list, rooms, isBegun, isSettled, wall }: Hall) {
  const [{ goal, missed }, walk] = useReducer(walked, STANDING);
  const isOwnStep = useRef(false);
  const { sort, unit } = filter;

  const write = useCallback((address: string, replace: boolean) => {
    isOwnStep.current = true;
    writeQuery(address, { replace });
    isOwnStep.current = false;
  }, []);

  // A reload, a deep link and a step back or forward bring their place with them.
  useLayoutEffect(() => {
    const follow = () => {
      if (!isOwnStep.current) walk({ goal: goalOfStep() });
    };
    follow();
    return subscribeToQuery(follow);
  }, []);

  useEffect(() => {
    if (!goal) return undefined;
    const end = new AbortController();
    const { signal } = end;
    // Whoever goes elsewhere meanwhile is not brought back.
    const stay = () => walk(STANDING);
    window.addEventListener("wheel", stay, { signal, passive: true });
    window.addEventListener("touchmove", stay, { signal, passive: true });
    void list.openRoom(goal.room, signal);
    return () => end.abort();
  }, [goal, list]);

  useLayoutEffect(() => {
    const isThere = isBegun && (rooms >= (goal?.room ?? 0) || isSettled);
    if (!goal || !wall.current || !isThere) return;
    const there = Math.min(goal.room, rooms);
    const sign = bringTo(wall.current, there, there === goal.room ? goal.depth : 0);
    if (goal.isAsked) sign?.focus({ preventScroll: true });
    walk({ missed: there === goal.room ? undefined : goal.room });
  }, [goal, rooms, isBegun, isSettled, wall]);

  const isWalking = goal !== undefined;
  useEffect(() => {
    if (isWalking) return undefined;
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      const place = wall.current && placeIn(wall.current);
      if (!place || window.location.pathname !== exhibitionPath) return;
      window.history.replaceState({ ...window.history.state, depth: place.depth }, "");
      write(viewAddress({ sort, unit, room: place.room }), true);
    };
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(note, STILL);
    };
    window.addEventListener("scroll", moved, { signal: end.signal, passive: true });
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [isWalking, sort, unit, wall, write]);

  /** Leads to a room, as a step in the history. */
  const goTo = useCallback(
    (room: number) => {
      write(viewAddress({ sort, unit, room }), false);
      walk({ goal: { room, depth: 0, isAsked: true } });
    },
    [sort, unit, write],
  );
  /** Shows another list, as a step in the history; the window stays where it is. */
  const show = useCallback(
    (address: string) => {
      walk(STANDING);
      write(address, false);
    },
    [write],
  );
  /** With the room that is walked to, and the one that was looked for and is not there. */
  return { goal: goal?.room, missed, goTo, show };
}

/** Where somebody stood at this step of the history; undefined in the first room, to which browsers find. */
function goalOfStep(): Goal | undefined {
  const room = Number(new URLSearchParams(window.location.search).get("page") ?? 1);
  const state: unknown = window.history.state;
  const depth = isBag(state) && typeof state["depth"] === "number" ? state["depth"] : 0;
  if (!Number.isInteger(room) || !Number.isFinite(depth)) return undefined;
  return room > 1 ? { room, depth, isAsked: false } : undefined;
}

const isBag = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Where the window stands when a room begins below the header. */
const topOf = (room: Element): number => {
  const header = document.querySelector("header")?.getBoundingClientRect().height ?? 0;
  return room.getBoundingClientRect().top + window.scrollY - header - AIR;
};

const roomsIn = (wall: HTMLElement) => [...wall.querySelectorAll<HTMLElement>("[data-room]")];

/** Scrolls to a room; gives what of it takes the focus. */
function bringTo(wall: HTMLElement, room: number, depth: number): HTMLElement | null {
  const element = roomsIn(wall)[room - 1];
  if (!element) return null;
  window.scrollTo({ top: topOf(element) + depth, behavior: "instant" });
  return element.querySelector<HTMLElement>("[tabindex]");
}

/** The room in the middle of the window, and how deep somebody stands in it. */
function placeIn(wall: HTMLElement): { room: number; depth: number } | undefined {
  const middle = window.innerHeight / 2;
  const all = roomsIn(wall);
  const before = all.filter((one) => one.getBoundingClientRect().top < middle);
  const room = Math.max(1, before.length);
  const element = all[room - 1];
  return element && { room, depth: Math.round(window.scrollY - topOf(element)) };
}
