import { atBase } from "#src/data/browser/base-path";
import { useState, useSyncExternalStore } from "react";
import { onPlainClick } from "#src/app/routing/plain-click";
import { everybodyPath } from "#lib/content/model/pages/paths";
import { useLazyComponent } from "#src/ui/lazy/use-lazy-component";
import { SearchMissing } from "./search-missing";
import * as styles from "./search-button.module.css";
import { IconButton } from "#src/ui/primitives/button/icon-button";

const loadDialog = () => import(/* webpackChunkName: "search-dialog" */ "./search-dialog");

const LONGEST_QUERY = 100;

/** Opens the search, with the text of `?search=rei`; without scripts a link to the list of characters. */
export function SearchButton() {
  const query = useSyncExternalStore(neverChanges, readQuery, () => "");
  const [chosen, setOpen] = useState<boolean>();
  const isOpen = chosen ?? query !== "";
  const { component: SearchDialog, hasFailed, retry } = useLazyComponent(loadDialog, isOpen);
  const open = () => {
    retry();
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        as="a"
        id="search"
        className={styles.button}
        href={atBase(everybodyPath)}
        aria-label="Search"
        aria-haspopup="dialog"
        data-replay=""
        onClick={onPlainClick(open)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="10" cy="10" r="7" />
          <path d="m15 15 7 7" />
        </svg>
      </IconButton>
      {isOpen && SearchDialog && <SearchDialog words={query} onClose={close} />}
      {isOpen && hasFailed && <SearchMissing onClose={close} />}
    </>
  );
}

const neverChanges = () => () => {};

function readQuery(): string {
  return new URLSearchParams(window.location.search).get("search")?.slice(0, LONGEST_QUERY) ?? "";
}
