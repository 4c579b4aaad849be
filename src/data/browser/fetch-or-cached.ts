import { atBase } from "./base-path";

/**
 * Fetches a JSON file of the site; without a network, from the HTTP cache.
 * @throws if neither has it, the answer is an error, or it is no JSON
 */
export async function fetchOrCached(address: string): Promise<unknown> {
  const response = await fetch(atBase(address)).catch(() =>
    fetch(atBase(address), { cache: "force-cache" }),
  );
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}
