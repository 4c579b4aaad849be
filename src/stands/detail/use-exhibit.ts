import { useCallback, useMemo } from "react";
import type { ContentApi } from "#src/data/api/content-api";
import type { Call, LiveAnswer } from "#src/data/answers/live-answer";
import { useStores } from "#src/data/stores/store-context";
import { useAnswer } from "#src/data/answers/use-answer";
import { hallLists } from "../gallery/galleries";
import { findHung } from "../gallery/find-published";
import { type HungStand, hungAnswer } from "../gallery/published-stand";

/** A stand by its id; null if it does not hang, undefined as long as nobody knows. */
export type ExhibitAnswer = LiveAnswer<HungStand | null | undefined>;

/** A stand of the exhibition: as far as this page load knows it, then as the host answers. */
export function useExhibit(id: string, ours: readonly HungStand[]): ExhibitAnswer {
  const store = useStores();
  const known = useMemo(() => {
    const isLive = store.api.hasFunctions;
    return (isLive ? hallLists(store).find(id) : undefined) ?? ours.find((one) => one.id === id);
  }, [store, id, ours]);
  const ask = useCallback(
    async (api: ContentApi, call: Call): Promise<HungStand | null> => {
      if (!api.hasFunctions) return known ?? null;
      const found = await findHung(id, api, call);
      return (found && hungAnswer([found], ours)[0]) ?? null;
    },
    [id, known, ours],
  );
  return useAnswer<HungStand | null | undefined>(known, ask);
}
