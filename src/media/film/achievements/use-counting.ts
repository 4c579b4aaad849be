import { useEffect, useRef, useState } from "react";
import type { CountChangeRequest } from "#content/types";
import { newSecret } from "#src/data/browser/new-secret";
import { useStored } from "#src/data/storage/use-stored";
import { useStores } from "#src/data/stores/store-context";
import type { Film } from "../film";
import {
  type AchievementKey,
  ACHIEVEMENTS,
  type Countable,
  FILM_ENTRY,
  uncounted,
  union,
} from "./film-entry";
import { Viewing } from "./viewing";

/** Sends the events of this device, once each; failed ones are sent at the next visit. */
export function useCounting(): void {
  const { api, playMovie } = useStores();
  const { state, save, isLoaded } = useStored(FILM_ENTRY);
  // Failed or pending events are not sent again in this visit.
  const sent = useRef(new Set<Countable>());
  useEffect(() => {
    if (!isLoaded || !api.hasFunctions) return;
    const unsent = uncounted(state).filter((key) => !sent.current.has(key));
    if (unsent.length === 0) return;
    const device = state.device || newSecret();
    save((now) => ({ ...now, device }));
    for (const key of unsent) {
      sent.current.add(key);
      const request: CountChangeRequest =
        key === "view" ? { action: "view", device } : { action: "achievement", key, device };
      api.changeCount(request, { background: true }).then(
        (counts) => {
          playMovie.counts.set(counts);
          save((now) => ({ ...now, counted: union(now.counted, [key]) }));
        },
        () => undefined,
      );
    }
  }, [state, save, isLoaded, api, playMovie]);
}

/** Time for which an unlocked achievement is announced, in ms. */
const ANNOUNCEMENT_MS = 6000;

/** Tracks the viewer and stores achievements; announces the latest of this visit for a while. */
export function useViewing(film: Film) {
  const { state, save } = useStored(FILM_ENTRY);
  const [viewing] = useState(() => new Viewing(film));
  const [last, setLast] = useState<AchievementKey>();
  useEffect(() => {
    if (!last) return undefined;
    const timer = setTimeout(() => setLast(undefined), ANNOUNCEMENT_MS);
    return () => clearTimeout(timer);
  }, [last]);
  const track = (update: (viewing: Viewing) => void) => {
    const before = new Set(viewing.unlocked);
    update(viewing);
    const [first, ...others] = [...viewing.unlocked].filter(
      (key) => !before.has(key) && !state.unlocked.includes(key),
    );
    if (!first) return;
    save((kept) => ({ ...kept, unlocked: union(kept.unlocked, [first, ...others]) }));
    setLast(first);
  };
  return { track, announced: ACHIEVEMENTS.find(({ key }) => key === last) };
}
