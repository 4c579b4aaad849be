import type { ActivityNotice } from "#content/types";
import { byNewest } from "#lib/content/model/pages/by-newest";
import { ownPath } from "#src/app/routing/safe-address";
import { uniqueById } from "./unique-by-id";

/** Notices in display order: newest first, then by id, without duplicates. */
export const newestFirst = (list: readonly ActivityNotice[]): ActivityNotice[] =>
  uniqueById(list).sort(byNewest);

/** Converts a notice of an answer to the fragment of the notice board. */
export function toHomeNotice(notice: ActivityNotice): Queries.HomeNoticeFragment {
  const { id, kind, title, titleJa = null, start, end = null, units = null } = notice;
  return { id, kind, title, titleJa, start, end, units };
}

export interface NoticeRecords {
  units: readonly { readonly id: string; readonly name: string }[];
  characters: readonly {
    readonly id: number;
    readonly cname: string;
    readonly name: string;
    readonly unit: string;
  }[];
}

/** Converts notices of an answer to the fragment of the list `/information`, joined with the page's own records. */
export function joinNotices(
  list: readonly ActivityNotice[],
  { units, characters }: NoticeRecords,
): Queries.InformationNoticeFragment[] {
  const unitsById = new Map(units.map(({ id, name }) => [id, { id, name }]));
  const charactersById = new Map(
    characters.map(({ id, cname, name, unit }) => [id, { id, cname, name, unit }]),
  );
  return newestFirst(list).map((notice) => ({
    ...toHomeNotice(notice),
    text: notice.text,
    note: notice.note ?? null,
    startTw: notice.startTw ?? null,
    endTw: notice.endTw ?? null,
    cast: notice.cast ?? null,
    target: notice.target === undefined ? null : ownPath(notice.target),
    unitRecords: recordsOf(notice.units, unitsById),
    castCharacters: recordsOf(notice.cast, charactersById),
  }));
}

function recordsOf<Id, Value>(ids: readonly Id[] | undefined, records: ReadonlyMap<Id, Value>) {
  return ids ? [...new Set(ids)].flatMap((id) => records.get(id) ?? []) : null;
}
