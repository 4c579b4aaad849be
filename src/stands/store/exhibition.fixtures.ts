import type { ExhibitionList, ExhibitionStand } from "#content/types";
import type { ContentApi } from "#src/data/api/content-api";
import { STAND } from "../stand.fixtures";
import type { Stand } from "../stand";

/** One of our stands, the nth from the last. */
export const ours = (place: number, own: Partial<Stand> = {}): Stand => ({
  id: `our-stand-${place}`,
  title: `Ours ${place}`,
  unit: "knights",
  created: `2026-01-0${9 - place}T00:00:00Z`,
  cheers: 0,
  document: "AAAA",
  status: "public",
  drawing: STAND,
  ...own,
});

export const hosted = (count: number): ExhibitionStand[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `stand-${String(index).padStart(4, "0")}`,
    title: `Stand ${index}`,
    unit: index % 2 === 0 ? "knights" : "fine",
    document: "AAAA",
    cheers: index,
    created: "2026-02-01T00:00:00Z",
  }));

/** A host with functions, with cursors of its own. */
export function createHost(stands: readonly ExhibitionStand[]) {
  const queries: {
    cursor?: string | undefined;
    size?: number | undefined;
    id?: string | undefined;
  }[] = [];
  const sent: object[] = [];
  const host = {
    queries,
    sent,
    isDown: false,
    api: undefined as unknown as ContentApi,
    change: (request: { readonly action?: string }): object =>
      request.action === "publish" ? { ...request, id: "mine-waits", state: "waiting" } : request,
  };
  const list = (query: (typeof queries)[number]): ExhibitionList => {
    const { cursor, size = 24, id } = query;
    if (id !== undefined) {
      const found = stands.filter((stand) => stand.id === id);
      return { total: found.length, list: found };
    }
    const start = cursor === undefined ? 0 : Number(cursor.slice(1));
    const end = start + size;
    return {
      total: stands.length,
      list: stands.slice(start, end),
      ...(end < stands.length && { next: `c${end}` }),
    };
  };
  host.api = {
    hasFunctions: true,
    get: async (_name, { query = {} } = {}) => {
      queries.push(query);
      if (host.isDown) throw new Error("Service unavailable");
      return list(query) as never;
    },
    changeExhibition: async (request) => {
      sent.push(request);
      if (host.isDown) throw new Error("Service unavailable");
      return host.change(request) as never;
    },
    changeCount: () => Promise.reject(new Error("Not here")),
  };
  return host;
}
