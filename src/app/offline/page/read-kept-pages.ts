import { CACHES, OFFLINE_PAGE } from "#lib/site/offline/names";

/** A page that this device can open without the network. */
export interface KeptPage {
  path: string;
  /** Title of the page, without the site's name. */
  title: string;
}

const TITLE = /<title[^>]*>[^<]*<\/title>/;

/** The pages that this device has kept, in order of title; none where nothing can be kept. */
export async function readKeptPages(): Promise<KeptPage[]> {
  if (!("caches" in window)) return [];
  const cache = await caches.open(CACHES.pages);
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const path = new URL(request.url).pathname;
      const html = await (await cache.match(request))?.text();
      return { path, title: titleOf(html ?? "") || path };
    }),
  );
  return pages
    .filter(({ path }) => path !== OFFLINE_PAGE)
    .toSorted((one, other) => one.title.localeCompare(other.title, "en"));
}

function titleOf(html: string): string {
  const [element = ""] = TITLE.exec(html) ?? [];
  const { title } = new DOMParser().parseFromString(element, "text/html");
  return title.split(" · ")[0] ?? "";
}
