import type { ContentApi } from "#src/data/api/content-api";
import type { Call } from "#src/data/answers/live-answer";

/** Asks what the game is. */
export async function askGameFeatures(
  api: ContentApi,
  call: Call,
): Promise<readonly Queries.HomeGameFeatureFragment[]> {
  const list = await api.get("game-feature-list", call);
  return list.map(({ id, title, text, img = null }) => ({ jsonId: id, title, text, img }));
}
