import { matchesMedia } from "#src/data/browser/matches-media";
import { type RefObject, useCallback, useEffect, useState } from "react";
import { preload } from "#src/data/preload/preload";
import { savesData } from "#src/data/browser/saves-data";
import { useStores } from "#src/data/stores/store-context";
import { FILM_ENTRY } from "../achievements/film-entry";
import { useStored } from "#src/data/storage/use-stored";
import { PHONE } from "../film";
import { chooseReel, manifestIn } from "../reel/choose-reel";
import type { Reel } from "../reel/reel";

const LOW_WINDOW = "(max-height: 500px)";

/**
 * Fetches one picture at low priority.
 * @throws if it fails
 */
async function fetchPicture(address: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(address, { signal, priority: "low" });
  const type = response.headers.get("content-type") ?? "";
  // Some hosts respond to missing files with a page and status 200.
  if (!response.ok || !type.startsWith("image/")) throw new Error(`No picture at ${address}`);
  return response.blob();
}

/**
 * Loads the pictures of a manifest while mounted. A picture in `stage` shows which formats the browser supports. If
 * nothing could be loaded, retries by `retry` and when the network returns.
 */
export function useReel(manifest: string, stage: RefObject<HTMLElement | null>) {
  const stores = useStores();
  const { loading } = stores.playMovie;
  const { state, save, isLoaded } = useStored(FILM_ENTRY);
  const [reel, setReel] = useState<Reel>();
  const [attempt, setAttempt] = useState(0);
  // Number of the attempt that failed to load the manifest.
  const [failed, setFailed] = useState<number>();
  const retry = useCallback(() => setAttempt((now) => now + 1), []);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    // File names are addresses relative to the site, or to the CDN path.
    const response = stores.generalApi.fetchStaticJson(manifest.slice(1), {
      signal,
      background: true,
    });
    response.then(manifestIn).then(
      (found) => {
        if (signal.aborted) return;
        const screen = stage.current as HTMLElement;
        const display = {
          isTall: matchesMedia(PHONE),
          isLow: matchesMedia(LOW_WINDOW),
          savesData: savesData(),
          pixels: screen.clientWidth * window.devicePixelRatio,
          example: screen.querySelector("img")?.currentSrc ?? "",
        };
        setReel(chooseReel(found, display));
        setFailed(undefined);
      },
      // Without the manifest the rest of the page still works.
      () => {
        if (signal.aborted) return;
        setFailed(attempt);
        loading.endWait();
      },
    );
    return () => leaving.abort();
  }, [manifest, stage, loading, stores, attempt]);

  useEffect(() => {
    if (!reel) return undefined;
    const leaving = new AbortController();
    preload({
      names: reel.names,
      load: async (name, signal) => {
        const picture = loading.cache.get(name) ?? (await fetchPicture(name, signal));
        loading.cache.set(name, picture);
        return picture;
      },
      onChange: loading.setState,
      signal: leaving.signal,
    });
    return () => leaving.abort();
  }, [reel, loading]);

  const name = reel?.names[0];
  const isComplete = loading.state.isRevealed && loading.state.failed === 0;
  useEffect(() => {
    if (!isLoaded || name === undefined) return;
    if (state.reel === name) loading.endWait();
    else if (isComplete) save((now) => ({ ...now, reel: name }));
  }, [isLoaded, name, state.reel, isComplete, save, loading]);

  const { isRevealed, total } = loading.state;
  const hasNoPicture = isRevealed && total > 0 && loading.state.failed === total;
  const hasFailed = failed !== undefined || hasNoPicture;
  useEffect(() => {
    if (!hasFailed) return undefined;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [hasFailed, retry]);

  const isRetrying = failed !== undefined && failed < attempt;
  return { reel, hasFailed, isRetrying, retry };
}
