import { belowBase } from "#src/data/browser/base-path";
import { useEffect, useState } from "react";
import { CACHES, OFFLINE_PAGE } from "#lib/site/offline/names";
import * as styles from "./offline-page.module.css";
import { ButtonLink, Stack } from "#src/ui/primitives/elements";

/** List of the pages cached on this device. Plain links, since the worker has the HTML. */
export function CachedPages() {
  const [pages, setPages] = useState<CachedPage[] | null>(null);
  useEffect(() => {
    readCachedPages().then(setPages, () => setPages([]));
  }, []);
  return (
    <section className={styles.saved} aria-labelledby="kept">
      <h2 id="kept" className={styles.savedTitle}>
        Saved pages
      </h2>
      <p className={styles.savedText}>{describe(pages)}</p>
      {pages && pages.length > 0 ? (
        <Stack as="ol" gap={3} className={styles.list}>
          {pages.map(({ path, title }) => (
            <li key={path} className={styles.number}>
              <ButtonLink as="a" shadow={1} className={styles.page} href={path}>
                {title}
              </ButtonLink>
            </li>
          ))}
        </Stack>
      ) : null}
    </section>
  );
}

function describe(pages: CachedPage[] | null): string {
  if (!pages) return "Pages that you have visited are saved on this device.";
  if (pages.length === 0) return "No page is saved on this device yet.";
  return "These pages from your visits open without a network.";
}

interface CachedPage {
  path: string;
  title: string;
}

const TITLE = /<title[^>]*>[^<]*<\/title>/;

/** Cached pages by title; empty if there is no cache. */
async function readCachedPages(): Promise<CachedPage[]> {
  if (!("caches" in window)) return [];
  const cache = await caches.open(CACHES.pages);
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const path = new URL(request.url).pathname;
      const html = await (await cache.match(request))?.text();
      return { path, title: pageTitle(html ?? "") || path };
    }),
  );
  return pages
    .filter(({ path }) => belowBase(path) !== OFFLINE_PAGE)
    .toSorted((one, other) => one.title.localeCompare(other.title, "en"));
}

function pageTitle(html: string): string {
  const [element = ""] = TITLE.exec(html) ?? [];
  const { title } = new DOMParser().parseFromString(element, "text/html");
  return title.split(" · ")[0] ?? "";
}
