import type { ContentApi } from "#src/data/api/content-api";
import type { Call } from "#src/data/answers/live-answer";
import { newestFirst, toHomeNotice } from "#src/data/answers/notices";

/** Notices that the board has room for; as many are built (src/templates/home.tsx). */
const SHOWN = 3;

/** Asks for the newest notices. */
export async function askHomeNotices(
  api: ContentApi,
  call: Call,
): Promise<readonly Queries.HomeNoticeFragment[]> {
  const list = await api.get("activity-list", call);
  return newestFirst(list).slice(0, SHOWN).map(toHomeNotice);
}
