import { Agent, request } from "node:http";
import { CONTENT_BASE } from "../../lib/api/calls";
import type { Step } from "./plan";

/** How a request went. */
export interface Outcome {
  readonly kind: string;
  readonly milliseconds: number;
  /** What is wrong with the answer; undefined if nothing is. */
  readonly fault: string | undefined;
}

/** Addresses of visitors, from the range that is set aside for benchmarks (RFC 2544). */
const ADDRESSES = 400;
let asked = 0;
const nextAddress = (): string => {
  asked += 1;
  return `198.18.${(asked % ADDRESSES) >> 8}.${(asked % ADDRESSES) & 255}`;
};

/** A client with connections of its own that it keeps open. */
export class Sender {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 2 });

  constructor(private readonly origin: string) {}

  /**
   * Sends a request and looks at its answer. Where the server closes a connection that was kept open at
   * the moment at which it is used again, the request is sent again, as browsers do.
   */
  send(step: Step, start = performance.now()): Promise<Outcome> {
    const { kind, path, body, status } = step;
    const text = body && JSON.stringify(body);
    return new Promise((done) => {
      const end = (fault: string | undefined) =>
        done({ kind, milliseconds: performance.now() - start, fault });
      const sent = request(
        this.origin + CONTENT_BASE + path,
        {
          agent: this.agent,
          method: text === undefined ? "GET" : "POST",
          headers: {
            "x-forwarded-for": nextAddress(),
            ...(text !== undefined && {
              "content-type": "application/json",
              "content-length": Buffer.byteLength(text),
            }),
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on("data", (chunk: Buffer) => chunks.push(chunk));
          answer.on("end", () => end(faultOf(answer.statusCode ?? 0, status, chunks)));
          answer.on("error", (error) => end(error.message));
        },
      );
      sent.on("error", (error: NodeJS.ErrnoException) => {
        if (sent.reusedSocket && error.code === "ECONNRESET") done(this.send(step, start));
        else end(error.message);
      });
      sent.end(text);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

function faultOf(status: number, wanted: number, chunks: readonly Buffer[]): string | undefined {
  const text = String(Buffer.concat(chunks));
  if (status !== wanted) return `${status} in place of ${wanted}: ${text.slice(0, 200)}`;
  try {
    const { code } = JSON.parse(text) as { code: unknown };
    return code === status ? undefined : `code ${code} under status ${status}`;
  } catch {
    return `no JSON: ${text.slice(0, 200)}`;
  }
}
