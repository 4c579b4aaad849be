import type { ExhibitionStand } from "#content/types";
import { ApiError } from "#src/data/api/api-error";
import type { CallOptions, ContentApi } from "#src/data/api/content-api";

/**
 * Asks the host for the stand of an id that hangs in the exhibition; undefined if there is none.
 * @throws ApiError if there is no answer
 */
export async function findHung(
  id: string,
  api: ContentApi,
  call: Pick<CallOptions, "signal" | "quiet">,
): Promise<ExhibitionStand | undefined> {
  try {
    const { list } = await api.get("exhibition-list", { ...call, query: { id } });
    return list.find((stand) => stand.id === id);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
