import { useEffect } from "react";
import type { ExhibitionStand } from "#content/types";
import { ApiError } from "#src/data/api/api-error";
import type { CallOptions } from "#src/data/api/content-api";
import { savesData } from "#src/data/browser/saves-data";
import { whenIdle } from "#src/data/browser/when-idle";
import { SafeStorage } from "#src/data/storage/safe-storage";
import type { OwnStand, StandStatus } from "../stand";
import type { Sources } from "../store/exhibition";
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
  { api, myStands }: Sources,
  call: Pick<CallOptions, "signal" | "background">,
): Promise<ExhibitionStand | undefined> {
  const { list } = await api
    .get("exhibition-list", { ...call, query: { id } })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return { list: [] };
      throw error;
    });
  const found = list.find((stand) => stand.id === id);
  const ownStand = myStands.stands.find((stand) => stand.id === id);
  if (ownStand) myStands.setStatus(id, statusOf(ownStand.status, found !== undefined));
  return found;
}

/** Status of a stand, given whether it is public. One that was public and is not any more was removed. */
function statusOf(status: StandStatus, isPublic: boolean): StandStatus {
  if (status === "device") return status;
  if (isPublic) return "public";
  return status === "public" ? "rejected" : status;
}

/** Limits per check: waiting stands are sent again, and publishing is rate-limited. */
const MOST_CHECKED = { waiting: 3, decided: 12 } as const;
/** Time between two checks, in ms. */
const PAUSE = 600_000;
const LAST_CHECK_KEY = "stands-asked";

const storage = new SafeStorage(() => window.sessionStorage);

/** A stand that may never have arrived is not checked: that would send it against its maker’s will. */
const hasArrived = ({ status }: OwnStand): boolean => status !== "device" && status !== "sent";

/** Updates the statuses of this device's stands; removes none. For observers. */
export function useStatuses(): void {
  const stands = useStands();
  const hasAny = stands.myStands.stands.some(hasArrived);
  useEffect(() => {
    if (!hasAny || !stands.api.hasFunctions || savesData()) return undefined;
    const end = new AbortController();
    void checkWhenIdle(stands, end.signal);
    return () => end.abort();
  }, [hasAny, stands]);
}

async function checkWhenIdle(sources: Sources, signal: AbortSignal) {
  await whenIdle();
  if (signal.aborted || Date.now() - Number(storage.read(LAST_CHECK_KEY)) < PAUSE) return;
  storage.write(LAST_CHECK_KEY, String(Date.now()));
  const arrived = sources.myStands.stands.filter(hasArrived);
  const waiting = arrived.filter(({ status }) => status === "waiting");
  const decided = arrived.filter(({ status }) => status !== "waiting");
  const stands = [
    ...waiting.slice(0, MOST_CHECKED.waiting),
    ...decided.slice(0, MOST_CHECKED.decided),
  ];
  for (const stand of stands) {
    // Without an answer the next visit checks.
    await checkStatus(stand, sources, signal).catch(() => undefined);
    if (signal.aborted) return;
  }
}

/** Checks a waiting stand by sending it again, a decided one by looking it up. */
async function checkStatus(stand: OwnStand, sources: Sources, signal: AbortSignal): Promise<void> {
  const call = { signal, background: true };
  if (stand.status !== "waiting") return void (await findPublished(stand.id, sources, call));
  const { sendOnce } = await import(
    /* webpackChunkName: "stand-publish-stand" */ "./publish-stand"
  );
  const { state } = await sendOnce(stand, (request) => sources.api.changeExhibition(request, call));
  sources.myStands.setStatus(stand.id, state);
}
