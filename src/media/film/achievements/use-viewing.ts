import { useEffect, useRef, useState } from "react";
import { useStored } from "#src/data/storage/use-stored";
import type { Film } from "../film";
import { ACHIEVEMENTS, type AchievementKey } from "./achievements";
import { FILM_ENTRY, union } from "./film-entry";
import { BEGINNING, type ViewingEvent, view } from "./viewing";

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
  const note = (event: ViewingEvent) => {
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
  return { note, unlocked: ACHIEVEMENTS.find(({ key }) => key === last) };
}
