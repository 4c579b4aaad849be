import { useEffect } from "react";
import { savesData } from "#src/data/browser/saves-data";
import { whenIdle } from "#src/data/browser/when-idle";
import type { ContentApi } from "#src/data/api/content-api";
import { SafeStorage } from "#src/data/storage/safe-storage";
import { useStores } from "#src/data/stores/store-context";
import type { Shelf, ShelfState, ShelvedStand } from "./shelf";
import { findHung } from "../gallery/find-published";
import { seenState } from "./stand-states";

/** Stands that are asked about at once: those that wait are sent again, and publishing is limited. */
const MOST_ASKED = { waiting: 3, decided: 12 } as const;
/** How long nothing is asked after that, in ms. */
const PAUSE = 600_000;
const ASKED_KEY = "stands-asked";

const storage = new SafeStorage(() => window.sessionStorage);

/** Of a stand that may never have arrived nothing is asked: it would be sent without its maker’s will. */
const hasArrived = ({ state, isUnanswered }: ShelvedStand): boolean =>
  state !== "device" && !isUnanswered;

/** Learns where the stands of this device have got to. Nothing is taken off the shelf by it. */
export function useOwnStates(shelf: Shelf): void {
  const { api } = useStores();
  const isAny = shelf.stands.some(hasArrived);
  useEffect(() => {
    if (!isAny || !api.hasFunctions || savesData()) return undefined;
    const end = new AbortController();
    void askWhenIdle(shelf, api, end.signal);
    return () => end.abort();
    // Another shelf object is the same shelf, and what is learnt about one stand does not end the asking.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isAny, api]);
}

async function askWhenIdle(shelf: Shelf, api: ContentApi, signal: AbortSignal): Promise<void> {
  await whenIdle();
  const last = Number(storage.read(ASKED_KEY));
  if (signal.aborted || Date.now() - last < PAUSE) return;
  storage.write(ASKED_KEY, String(Date.now()));
  const arrived = shelf.stands.filter(hasArrived);
  const waiting = arrived.filter(({ state }) => state === "waiting");
  const decided = arrived.filter(({ state }) => state !== "waiting");
  const asked = [...waiting.slice(0, MOST_ASKED.waiting), ...decided.slice(0, MOST_ASKED.decided)];
  for (const stand of asked) {
    // Without an answer the next visit asks.
    const state = await stateOf(stand, api, signal).catch(() => undefined);
    if (signal.aborted) return;
    if (state) shelf.setState(stand.id, state);
  }
}

/** Whoever has made a stand that waits can ask by sending it again; a decided one hangs or does not. */
async function stateOf(
  stand: ShelvedStand,
  api: ContentApi,
  signal: AbortSignal,
): Promise<ShelfState> {
  if (stand.state === "waiting") {
    const { askState } = await import(
      /* webpackChunkName: "stand-publish-stand" */ "../sharing/publish-stand"
    );
    return askState(stand, (request, options) =>
      api.changeExhibition(request, { ...options, signal }),
    );
  }
  const hung = await findHung(stand.id, api, { signal, quiet: true });
  return seenState(stand, hung !== undefined);
}
