declare const registration: ServiceWorkerRegistration;

interface CacheUpdate {
  request: Request;
}

/**
 * Stores everything that a stored page runs on, so that it works offline completely: its data, its scripts and those it
 * may load later. Not for visitors who save data. Written into the worker as text: it must not refer to anything
 * outside, so names are repeated, and no inner function has a name.
 */
export async function cacheScripts({ request }: CacheUpdate): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  // The site's path, with a slash at its end.
  const { pathname: base } = new URL(registration.scope);
  const page = new URL(request.url).pathname.slice(base.length);
  const listUrl = `${base}late-scripts.json`;
  const pageDataUrl = `${base}page-data/${page || "index"}/page-data.json`;
  try {
    const before = await (await caches.match(listUrl))?.text();
    const wanted = [listUrl, pageDataUrl];
    // The first two name the others.
    for (let at = 0; at < wanted.length; at++) {
      const address = wanted[at] ?? "";
      if (/\.(?:js|css)$/.test(address) && (await caches.match(address))) continue;
      const response = await fetch(address, { cache: "no-cache", priority: "low" });
      if (!response.ok) return;
      const copy = response.clone();
      if (address === listUrl && before !== undefined && before !== (await response.text())) {
        // Scripts of another build are no longer needed.
        await caches.delete("late-scripts");
      }
      const isData = address.startsWith(`${base}page-data/`);
      await (await caches.open(isData ? "page-data" : "late-scripts")).put(address, copy);
      if (address !== pageDataUrl) continue;
      const { componentChunkName: name, staticQueryHashes: queries = [] } = await response.json();
      const scripts = await (await caches.match(listUrl))?.json();
      for (const query of queries) wanted.push(`${base}page-data/sq/d/${query}.json`);
      wanted.push(...(scripts?.app ?? []), ...(scripts?.[name] ?? []));
    }
  } catch {
    // Offline meanwhile: the next visit stores the rest.
  }
}
