import type { ContentApi } from "../api/content-api";

/** A call in progress, with the functions that settle it. */
export interface MadeCall {
  readonly name: string;
  readonly query: object | undefined;
  readonly background: boolean | undefined;
  readonly signal: AbortSignal | undefined;
  answer(data: unknown): void;
  fail(): void;
}

/** An API whose calls the test settles; `calls` lists the calls made so far. */
export function createApi(): { api: ContentApi; calls: MadeCall[] } {
  const calls: MadeCall[] = [];
  const rejectCall = () => Promise.reject(new Error("No functions run here."));
  const api: ContentApi = {
    hasFunctions: false,
    get: (name, { query, background, signal } = {}) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason as Error));
        calls.push({
          name,
          query,
          background,
          signal,
          answer: (data) => resolve(data as never),
          fail: () => reject(new Error("Service unavailable")),
        });
      }),
    changeExhibition: rejectCall,
    changeCount: rejectCall,
  };
  return { api, calls };
}

/** Waits until work scheduled for an idle moment has run. */
export async function idle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 5));
}

export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, "onLine", { value: isOnline, configurable: true });
  window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
}

export function setSavesData(saveData: boolean): void {
  Object.defineProperty(navigator, "connection", { value: { saveData }, configurable: true });
}
