import type { ContentApi } from "../api/content-api";

/** A call that was made, and how to end it. */
export interface MadeCall {
  readonly name: string;
  readonly query: object | undefined;
  readonly background: boolean | undefined;
  readonly signal: AbortSignal | undefined;
  answer(data: unknown): void;
  fail(): void;
}

/** Calls that are answered by the test; `calls` holds all that were made. */
export function createApi(): { api: ContentApi; calls: MadeCall[] } {
  const calls: MadeCall[] = [];
  const refuse = () => Promise.reject(new Error("No functions run here."));
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
    changeExhibition: refuse,
    changeCount: refuse,
  };
  return { api, calls };
}

/** Lets what waits for an idle moment, and what follows from it, happen. */
export async function idle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Says that there is, or is no, network. */
export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, "onLine", { value: isOnline, configurable: true });
  window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
}

/** Says whether the visitor saves data. */
export function setSavesData(saveData: boolean): void {
  Object.defineProperty(navigator, "connection", { value: { saveData }, configurable: true });
}
