import { atBase } from "./base-path";

/** What the page at a path was built with. @throws if it cannot be loaded */
export async function fetchPageData<Data>(path: string, signal: AbortSignal): Promise<Data> {
  const address = atBase(`/page-data${path}/page-data.json`);
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const { result } = (await answer.json()) as { result: { data: Data } };
  return result.data;
}
