import { CONTENT_BASE } from "../../lib/api/calls";
import type { Step } from "./plan";

export interface Outcome {
  readonly milliseconds: number;
  /** Fault of the answer; undefined if there is none. */
  readonly fault: string | undefined;
  /** True for a temporary fault: no answer, or one that says when to retry. */
  readonly isTemporary: boolean;
}

/** Visitors' addresses, from the range reserved for benchmarks (RFC 2544). */
const ADDRESSES = 400;
let requestCount = 0;
const nextAddress = (): string => {
  requestCount += 1;
  return `198.18.${(requestCount % ADDRESSES) >> 8}.${(requestCount % ADDRESSES) & 255}`;
};

export async function send(origin: string, { kind, path, body, status }: Step): Promise<Outcome> {
  const start = performance.now();
  const headers = { "x-forwarded-for": nextAddress(), "content-type": "application/json" };
  const request = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
  const end = (fault?: string, isTemporary = false): Outcome => {
    const milliseconds = performance.now() - start;
    return { milliseconds, fault: fault && `${kind}: ${fault}`, isTemporary };
  };
  try {
    const answer = await fetch(origin + CONTENT_BASE + path, request);
    const text = await answer.text();
    if (answer.status !== status) {
      const isLater = answer.status === 503 && Number(answer.headers.get("retry-after")) > 0;
      return end(`${answer.status} in place of ${status}: ${text}`, isLater);
    }
    const { code } = JSON.parse(text) as { code: unknown };
    return end(code === status ? undefined : `code ${code} under status ${status}`);
  } catch (error) {
    return end(String(error), true);
  }
}
