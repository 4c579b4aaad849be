import { useEffect } from "react";
import { savesData } from "../../../lib/saves-data";
import { whenIdle } from "../../../lib/when-idle";
import type { ContentApi } from "../../../services/api/content-api";
import { SafeStorage } from "../../../stores/persistence/safe-storage";
import { useStores } from "../../../stores/store-context";
import type { Shelf } from "../shelf/shelf";

/** Stands that are asked about at once, and how long nothing is asked after that, in ms: publishing is limited. */
const MOST_ASKED = 3;
const PAUSE = 600_000;
const ASKED_KEY = "stands-asked";

const storage = new SafeStorage(() => window.sessionStorage);

/**
 * Learns where the waiting stands of this device have got to. Only their maker can ask: a stand that is sent
 * again is published once, and the answer says how it stands.
 */
export function useOwnStates(shelf: Shelf): void {
  const { api } = useStores();
  const waiting = shelf.stands.filter(({ state }) => state === "waiting").length;
  useEffect(() => {
    if (waiting === 0 || !api.hasFunctions || savesData()) return undefined;
    const end = new AbortController();
    void askWhenIdle(shelf, api, end.signal);
    return () => end.abort();
    // Another shelf object is the same shelf.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [waiting, api]);
}

async function askWhenIdle(shelf: Shelf, api: ContentApi, signal: AbortSignal): Promise<void> {
  await whenIdle();
  const last = Number(storage.read(ASKED_KEY));
  if (signal.aborted || Date.now() - last < PAUSE) return;
  storage.write(ASKED_KEY, String(Date.now()));
  // Without the network the next visit asks.
  const found = await import(
    /* webpackChunkName: "stand-publish-stand" */ "../share/publish-stand"
  ).catch(() => undefined);
  const waiting = shelf.stands.filter(({ state }) => state === "waiting");
  for (const stand of waiting.slice(0, MOST_ASKED)) {
    if (!found || signal.aborted) return;
    await found.publishStand(shelf, stand, (request, options) =>
      api.changeExhibition(request, options),
    );
  }
}
