import { atBase } from "./base-path";

/**
 * Fetches a JSON file of the site; offline, from the browser's copy.
 * @throws if there is none
 */
export async function fetchKept(address: string): Promise<unknown> {
  const answer = await fetch(atBase(address)).catch(() =>
    fetch(atBase(address), { cache: "force-cache" }),
  );
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  return answer.json();
}
