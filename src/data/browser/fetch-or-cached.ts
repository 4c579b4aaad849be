import { atBase } from "./base-path";

/**
 * Fetches a JSON file of the site; without a network, from the HTTP cache.
 * @throws if it is in neither
 */
export async function fetchOrCached(address: string): Promise<unknown> {
  const response = await fetch(atBase(address)).catch(() =>
    fetch(atBase(address), { cache: "force-cache" }),
  );
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response.json();
}
