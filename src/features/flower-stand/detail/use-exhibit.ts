import { useCallback, useMemo } from "react";
import { ApiError } from "../../../services/api/api-error";
import type { ContentApi } from "../../../services/api/content-api";
import type { Call, LiveAnswer } from "../../../stores/live-answer";
import { useStores } from "../../../stores/store-context";
import { useAnswer } from "../../answers/use-answer";
import { hallLists } from "../exhibition/hall-lists";
import { type HungStand, hungAnswer, hungShelved } from "../exhibition/hung-stand";
import type { ShelvedStand } from "../shelf/shelf";

/** A stand by its id; null if it does not hang, undefined as long as nobody knows. */
export type ExhibitAnswer = LiveAnswer<HungStand | null | undefined>;

/**
 * A stand of the exhibition: as far as this page load knows it, then as the host answers. A stand of this
 * device's maker that does not hang is shown to its maker all the same.
 */
export function useExhibit(
  id: string,
  ours: readonly HungStand[],
  own: ShelvedStand | undefined,
): ExhibitAnswer {
  const store = useStores();
  const known = useMemo(() => {
    const isLive = store.api.hasFunctions;
    const hung =
      (isLive ? hallLists(store).find(id) : undefined) ?? ours.find((one) => one.id === id);
    return hung ?? (own && hungShelved(own));
  }, [store, id, ours, own]);
  const ask = useCallback(
    async (api: ContentApi, call: Call): Promise<HungStand | null> => {
      if (!api.hasFunctions) return known ?? null;
      const found = await askFor(id, api, call);
      return hungAnswer(found, ours)[0] ?? (own ? hungShelved(own) : null);
    },
    [id, known, ours, own],
  );
  return useAnswer<HungStand | null | undefined>(known, ask);
}

async function askFor(id: string, api: ContentApi, call: Call) {
  try {
    const { list } = await api.get("exhibition-list", { ...call, query: { id } });
    return list.filter((stand) => stand.id === id);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}
