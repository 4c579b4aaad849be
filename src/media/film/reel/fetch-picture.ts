/**
 * Fetches one picture of the film, after everything that is needed more.
 *
 * @throws if it does not come, or what comes is no picture
 */
export async function fetchPicture(address: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(address, { signal, priority: "low" });
  const type = answer.headers.get("content-type") ?? "";
  // Hosts that answer everything with a page answer a lost picture with one too.
  if (!answer.ok || !type.startsWith("image/")) throw new Error(`No picture at ${address}`);
  return answer.blob();
}
