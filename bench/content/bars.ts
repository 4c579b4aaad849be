/** How long the check of so many times the content may take, s, process start included. */
export const BARS = [
  { times: 1, seconds: 0.9 },
  { times: 10, seconds: 1.8 },
] as const;
