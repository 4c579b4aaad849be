import { useCallback, useMemo } from "react";
import type { Call, LiveAnswer } from "#src/data/answers/live-answer";
import { useAnswer } from "#src/data/answers/use-answer";
import type { ContentApi } from "#src/data/api/content-api";
import { useStores } from "#src/data/stores/store-context";
import { galleriesOf } from "../gallery/gallery";
import { findPublished } from "../my-stands/status";
import { publishedStands, type Stand } from "../stand";

/** A public stand by its id; null if there is none, undefined as long as nobody knows. */
export type StandAnswer = LiveAnswer<Stand | null | undefined>;

/** A stand of the exhibition: as far as this page load knows it, then as the host answers. */
export function useStandAnswer(id: string, ours: readonly Stand[]): StandAnswer {
  const store = useStores();
  const known = useMemo(() => {
    const shown = store.api.hasFunctions ? galleriesOf(store).find(id) : undefined;
    return shown ?? ours.find((one) => one.id === id);
  }, [store, id, ours]);
  const ask = useCallback(
    async (api: ContentApi, call: Call): Promise<Stand | null> => {
      if (!api.hasFunctions) return known ?? null;
      const found = await findPublished(id, api, call);
      return (found && publishedStands([found], ours)[0]) ?? null;
    },
    [id, known, ours],
  );
  return useAnswer<Stand | null | undefined>(known, ask);
}
