import { navigate } from "gatsby";
import { Suspense, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { onPlainClick } from "#src/app/routing/plain-click";
import { everybodyPath } from "#lib/content/pages/paths";
import { lazyWithFallback } from "#src/ui/lazy/lazy-with-fallback";
import type { SearchDialogProps } from "./search-dialog";
import * as styles from "./search-button.module.css";

const SearchDialog = lazyWithFallback<SearchDialogProps>(
  () => import(/* webpackChunkName: "search-dialog" */ "./search-dialog"),
  ToTheWall,
);

const LONGEST = 100;

/** Opens the search, with the words of `?search=rei` in it; without scripts a link to the wall of all characters. */
export function SearchButton() {
  const asked = useSyncExternalStore(never, askedWords, () => "");
  const [chosen, setOpen] = useState<boolean>();
  const isOpen = chosen ?? asked !== "";
  const open = useCallback(() => setOpen(true), []);
  useSearchKeys(open);
  return (
    <>
      <a
        id="search"
        className={styles.button}
        href={everybodyPath}
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
          <SearchDialog words={asked} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const never = () => () => {};

function askedWords(): string {
  return new URLSearchParams(window.location.search).get("search")?.slice(0, LONGEST) ?? "";
}

function ToTheWall({ onClose }: SearchDialogProps) {
  useEffect(() => {
    onClose();
    void navigate(everybodyPath);
  }, [onClose]);
  return null;
}

/** Where a typed sign is a sign. */
const TYPING = "input, textarea, select, [contenteditable]";

/** Opens the search by `/`, where nobody is typing, and by Ctrl or ⌘ with K. */
function useSearchKeys(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, target } = event;
      const isTyped = target instanceof Element && target.matches(TYPING);
      const isAsked = ctrlKey || metaKey ? key === "k" : key === "/" && !isTyped;
      // A dialog that is open has to be answered first.
      if (!isAsked || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [open]);
}
