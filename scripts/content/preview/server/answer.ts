/** What the desk answers a request with. */
export interface Answer {
  status: number;
  type: string;
  body: string | Buffer;
  /** For ever, since its address changes with it; else it is asked for anew each time. */
  isLasting?: boolean;
}

/** A page. */
export const page = (markup: string, status = 200): Answer => ({
  status,
  type: "text/html; charset=utf-8",
  body: markup,
});

/** A line of plain text that says what is wrong. */
export const refusal = (status: number, words: string): Answer => ({
  status,
  type: "text/plain; charset=utf-8",
  body: `${words}\n`,
});
