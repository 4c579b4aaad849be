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
import { BEGINNING, view, type ViewingEvent } from "./viewing";

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
      api.changeCount(requestFor(key, secret), { background: true }).then(
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

/** How long it is said what was unlocked, in ms. */
const SAID = 6000;

/** Tracks what the viewer does, and keeps what is unlocked; for a while it says what was unlocked last, in this visit. */
export function useViewing(film: Film) {
  const { save } = useStored(FILM_ENTRY);
  const now = useRef(BEGINNING);
  const kept = useRef<Set<AchievementKey>>(undefined);
  const [last, setLast] = useState<AchievementKey>();
  useEffect(() => {
    if (!last) return undefined;
    const timer = setTimeout(() => setLast(undefined), SAID);
    return () => clearTimeout(timer);
  }, [last]);
  const track = (event: ViewingEvent) => {
    const before = now.current.unlocked;
    now.current = view(now.current, event, film);
    const fresh = [...now.current.unlocked].filter((key) => !before.has(key));
    if (fresh.length === 0) return;
    save((state) => {
      kept.current ??= new Set(state.unlocked);
      return { ...state, unlocked: union(state.unlocked, fresh) };
    });
    const first = fresh.find((key) => !kept.current?.has(key));
    if (first) setLast(first);
  };
  return { track, unlocked: ACHIEVEMENTS.find(({ key }) => key === last) };
}
