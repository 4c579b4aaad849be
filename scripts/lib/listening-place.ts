/** Parses PORT. @throws Error in a sentence if it is not a port */
export function portIn(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) < 65_536) return Number(text);
  throw new Error(`PORT is ${JSON.stringify(text)}, and has to be a number from 0 to 65535.`);
}

/** Advice for an error of listening, in a sentence; undefined for other errors. */
export function listenErrorMessage(error: unknown, host: string, port: number): string | undefined {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === "EACCES" && syscall === "listen")
    return `PORT is ${port}, which this user may not listen on: ports from 1024 on are for all.`;
  if (code !== "EADDRNOTAVAIL" && syscall !== "getaddrinfo") return undefined;
  return `HOST is ${JSON.stringify(host)}, which is not an address of this machine: 127.0.0.1 is for its own browser alone, 0.0.0.0 for all of its addresses.`;
}
