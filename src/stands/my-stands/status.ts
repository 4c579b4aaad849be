import { useEffect } from "react";
import type { ExhibitionStand } from "#content/types";
import { ApiError } from "#src/data/api/api-error";
import type { CallOptions } from "#src/data/api/content-api";
import { savesData } from "#src/data/browser/saves-data";
import { whenIdle } from "#src/data/browser/when-idle";
import { SafeStorage } from "#src/data/storage/safe-storage";
import type { OwnStand, StandStatus } from "../stand";
import type { Sources } from "../store/gallery";
import { useStands } from "../store/use-stands";
import words from "./status-words.json";

/** Statuses in words, for the maker of the stand. */
export const STATUS_WORDS: Readonly<Record<StandStatus, { word: string; means: string }>> = words;

/**
 * Fetches a public stand by its id, including one of this device; undefined if there is none.
 * @throws ApiError if there is no answer
 */
export async function findPublished(
  id: string,
  { api, mine }: Sources,
  call: Pick<CallOptions, "signal" | "background">,
): Promise<ExhibitionStand | undefined> {
  const { list } = await api
    .get("exhibition-list", { ...call, query: { id } })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return { list: [] };
      throw error;
    });
  const found = list.find((stand) => stand.id === id);
  const own = mine.stands.find((stand) => stand.id === id);
  if (own) mine.setStatus(id, seenStatus(own.status, found !== undefined));
  return found;
}

/** Status of a stand, given whether it is public. One that was public and is not any more was removed. */
function seenStatus(status: StandStatus, isPublic: boolean): StandStatus {
  if (status === "device") return status;
  if (isPublic) return "public";
  return status === "public" ? "rejected" : status;
}

/** Limits per check: waiting stands are sent again, and publishing is rate-limited. */
const MOST_ASKED = { waiting: 3, decided: 12 } as const;
/** Time between two checks, in ms. */
const PAUSE = 600_000;
const ASKED_KEY = "stands-asked";

const storage = new SafeStorage(() => window.sessionStorage);

/** A stand that may never have arrived is not checked: that would send it against its maker’s will. */
const hasArrived = ({ status }: OwnStand): boolean => status !== "device" && status !== "sent";

/** Updates the statuses of this device's stands; removes none. For observers. */
export function useStatuses(): void {
  const stands = useStands();
  const isAny = stands.mine.stands.some(hasArrived);
  useEffect(() => {
    if (!isAny || !stands.api.hasFunctions || savesData()) return undefined;
    const end = new AbortController();
    void askWhenIdle(stands, end.signal);
    return () => end.abort();
  }, [isAny, stands]);
}

async function askWhenIdle(sources: Sources, signal: AbortSignal) {
  await whenIdle();
  if (signal.aborted || Date.now() - Number(storage.read(ASKED_KEY)) < PAUSE) return;
  storage.write(ASKED_KEY, String(Date.now()));
  const arrived = sources.mine.stands.filter(hasArrived);
  const waiting = arrived.filter(({ status }) => status === "waiting");
  const decided = arrived.filter(({ status }) => status !== "waiting");
  const asked = [...waiting.slice(0, MOST_ASKED.waiting), ...decided.slice(0, MOST_ASKED.decided)];
  for (const stand of asked) {
    // Without an answer the next visit checks.
    await askStatus(stand, sources, signal).catch(() => undefined);
    if (signal.aborted) return;
  }
}

/** Checks a waiting stand by sending it again, a decided one by looking it up. */
async function askStatus(stand: OwnStand, sources: Sources, signal: AbortSignal): Promise<void> {
  const call = { signal, background: true };
  if (stand.status !== "waiting") return void (await findPublished(stand.id, sources, call));
  const { sendOnce } = await import(
    /* webpackChunkName: "stand-publish-stand" */ "./publish-stand"
  );
  const { state } = await sendOnce(stand, (request) => sources.api.changeExhibition(request, call));
  sources.mine.setStatus(stand.id, state);
}
