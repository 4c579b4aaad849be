import { navigate } from "gatsby";
import { Suspense, useCallback, useEffect, useState } from "react";
import { onPlainClick } from "#src/app/routing/plain-click";
import { characterListPath } from "#lib/content/pages/paths";
import { lazyWithFallback } from "#src/ui/lazy/lazy-with-fallback";
import type { SearchDialogProps } from "./search-dialog";
import * as styles from "./search-button.module.css";
import { useSearchKeys } from "./use-search-keys";

const SearchDialog = lazyWithFallback<SearchDialogProps>(
  () => import(/* webpackChunkName: "search-dialog" */ "./search-dialog"),
  ToTheWall,
);

/**
 * Opens the search. Without scripts it is a link to the wall of all characters; before they are there the press
 * is kept.
 */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  useSearchKeys(open);
  return (
    <>
      <a
        id="search"
        className={styles.button}
        href={characterListPath}
        aria-label="Search"
        aria-haspopup="dialog"
        data-replay=""
        onClick={onPlainClick(open)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="10" cy="10" r="7" />
          <path d="m15 15 7 7" />
        </svg>
      </a>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Where the dialog cannot be had. */
function ToTheWall({ onClose }: SearchDialogProps) {
  useEffect(() => {
    onClose();
    void navigate(characterListPath);
  }, [onClose]);
  return null;
}
