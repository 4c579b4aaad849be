import { useCallback, useEffect, useRef, useState } from "react";
import { useStored } from "#src/data/storage/use-stored";
import type { Film } from "../film";
import type { AchievementKey } from "./achievement-keys";
import { FILM_ENTRY, union } from "./film-entry";
import { BEGINNING, type ViewingEvent, view } from "./viewing";

/** Tracks what the viewer does, and keeps what is unlocked; `news` was unlocked last, in this visit. */
export function useViewing(film: Film) {
  const { save } = useStored(FILM_ENTRY);
  const now = useRef(BEGINNING);
  const kept = useRef<Set<AchievementKey>>(undefined);
  const [news, setNews] = useState<AchievementKey>();
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  const note = useCallback(
    (event: ViewingEvent) => {
      const before = now.current.unlocked;
      now.current = view(now.current, event, film);
      const fresh = [...now.current.unlocked].filter((key) => !before.has(key));
      if (fresh.length === 0) return;
      latestSave.current((state) => {
        kept.current ??= new Set(state.unlocked);
        return { ...state, unlocked: union(state.unlocked, fresh) };
      });
      const first = fresh.find((key) => !kept.current?.has(key));
      if (first) setNews(first);
    },
    [film],
  );
  const readNews = useCallback(() => setNews(undefined), []);
  return { note, news, readNews };
}
