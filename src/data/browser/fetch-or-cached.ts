import { atBase } from "./base-path";

/**
 * Fetches a JSON file of the site; offline, from the browser's copy.
 * @throws if there is none
 */
export async function fetchOrCached(address: string): Promise<unknown> {
  const response = await fetch(atBase(address)).catch(() =>
    fetch(atBase(address), { cache: "force-cache" }),
  );
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response.json();
}
