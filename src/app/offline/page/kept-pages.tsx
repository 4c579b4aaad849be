import { useEffect, useState } from "react";
import * as styles from "./offline-page.module.css";
import { type KeptPage, readKeptPages } from "./read-kept-pages";

/** The set list: what this device has kept. The links are plain, since the worker has the HTML. */
export function KeptPages() {
  const [pages, setPages] = useState<KeptPage[] | null>(null);
  useEffect(() => {
    readKeptPages().then(setPages, () => setPages([]));
  }, []);
  return (
    <section className={styles.kept} aria-labelledby="kept">
      <h2 id="kept" className={styles.keptTitle}>
        Tonight’s set list
      </h2>
      <p className={styles.keptText}>{describe(pages)}</p>
      {pages && pages.length > 0 ? (
        <ol className={styles.list}>
          {pages.map(({ path, title }) => (
            <li key={path} className={styles.number}>
              <a className={styles.page} href={path}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  );
}

function describe(pages: KeptPage[] | null): string {
  if (!pages) return "Pages that you have visited are saved on this device.";
  if (pages.length === 0) return "No page is saved on this device yet.";
  return "These pages from your visits open without a network.";
}
