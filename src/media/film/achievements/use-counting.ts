import { useEffect, useRef } from "react";
import type { CountChangeRequest } from "#content/types";
import { newSecret } from "#src/data/browser/new-secret";
import { useStores } from "#src/data/stores/store-context";
import { useStored } from "#src/data/storage/use-stored";
import { type Countable, FILM_ENTRY, uncounted, union } from "./film-entry";

/** Has counted what was done on this device, each thing once; what could not be sent is sent at the next visit. */
export function useCounting(): void {
  const { api, playMovie } = useStores();
  const { state, save, isLoaded } = useStored(FILM_ENTRY);
  // What failed, or is under way, is not sent again in this visit.
  const tried = useRef(new Set<Countable>());
  const device = useRef("");
  useEffect(() => {
    if (!isLoaded || !api.hasFunctions) return;
    for (const key of uncounted(state)) {
      if (tried.current.has(key)) continue;
      tried.current.add(key);
      device.current ||= state.device || newSecret();
      const secret = device.current;
      if (state.device !== secret) save((now) => ({ ...now, device: secret }));
      api.changeCount(requestFor(key, secret), { quiet: true }).then(
        (counts) => {
          playMovie.counts.take(counts);
          save((now) => ({ ...now, counted: union(now.counted, [key]) }));
        },
        () => undefined,
      );
    }
  }, [state, save, isLoaded, api, playMovie]);
}

function requestFor(key: Countable, device: string): CountChangeRequest {
  return key === "view" ? { action: "view", device } : { action: "achievement", key, device };
}
