declare const registration: ServiceWorkerRegistration;

interface Kept {
  request: Request;
}

/**
 * Keeps what a kept page runs on, so that all it offers works without the network, also what was never asked for: its
 * data, its scripts and those that it may load later. Not for visitors who save data. It is written into the worker as
 * text: it sees nothing around it, so names are repeated here, and no function in it has a name of its own.
 */
export async function keepScripts({ request }: Kept): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  // The path of the site, with a slash at its end.
  const { pathname: base } = new URL(registration.scope);
  const page = new URL(request.url).pathname.slice(base.length);
  const listed = `${base}late-scripts.json`;
  const described = `${base}page-data/${page || "index"}/page-data.json`;
  try {
    const before = await (await caches.match(listed))?.text();
    const wanted = [listed, described];
    // The first two say what else there is.
    for (let at = 0; at < wanted.length; at++) {
      const address = wanted[at] ?? "";
      if (/\.(?:js|css)$/.test(address) && (await caches.match(address))) continue;
      const response = await fetch(address, { cache: "no-cache", priority: "low" });
      if (!response.ok) return;
      const kept = response.clone();
      if (address === listed && before !== undefined && before !== (await response.text())) {
        // Scripts of another edition are asked for no more.
        await caches.delete("late-scripts");
      }
      const isData = address.startsWith(`${base}page-data/`);
      await (await caches.open(isData ? "page-data" : "late-scripts")).put(address, kept);
      if (address !== described) continue;
      const { componentChunkName: name, staticQueryHashes: queries = [] } = await response.json();
      const scripts = await (await caches.match(listed))?.json();
      for (const query of queries) wanted.push(`${base}page-data/sq/d/${query}.json`);
      wanted.push(...(scripts?.app ?? []), ...(scripts?.[name] ?? []));
    }
  } catch {
    // The network went meanwhile: the next visit keeps the rest.
  }
}
