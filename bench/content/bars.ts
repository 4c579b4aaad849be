/** How long the check of so many times the content may take, s, process start included. */
export const BARS = [
  { times: 1, seconds: 2 },
  { times: 10, seconds: 4 },
] as const;
