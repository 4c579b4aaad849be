import { Link } from "gatsby";
import { observer } from "mobx-react-lite";
import { useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { comparePath, everybodyPath, unitsPath } from "#lib/content/model/pages/paths";
import { find, NO_FINDINGS } from "#lib/search/find";
import { useStores } from "#src/data/stores/store-context";
import { Dialog } from "#src/ui/primitives/dialog/dialog";
import { Button, Cluster, Row, Text, VisuallyHidden } from "#src/ui/primitives/elements";
import { ResultRow } from "./result-row";
import { SongLinks } from "./song-links";
import { SEARCH_NEEDS } from "./search-missing";
import { takeTypedEarly } from "./typed-early";
import { useIndex } from "#src/data/search/use-index";
import { useListKeys } from "#src/ui/hooks/use-list-keys";
import * as styles from "./search-dialog.module.css";
import { Field } from "#src/ui/primitives/field/field";
import { CloseButton } from "#src/ui/primitives/button/icon-button";
import { Rays } from "#src/ui/primitives/rays/rays";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import { songsAddress } from "#src/data/songs/songs-address";

export interface SearchDialogProps {
  words?: string;
  onClose: () => void;
}

/** Number of results shown; all are counted. */
const SHOWN = 24;

const SHOWN_NEAR = 5;

const EXAMPLES = ["grey hair", "glasses", "red eyes", "guitar", "ponytail", "さくま"];

export default observer(function SearchDialog({ words = "", onClose }: SearchDialogProps) {
  const { general } = useStores();
  const field = useRef<HTMLInputElement>(null);
  const index = useIndex();
  const [typed = words, setTyped] = useState<string>();
  // Setting state in a layout effect makes React open the dialog in the same task, so no key press is lost between the
  // fields.
  useLayoutEffect(() => setTyped(takeTypedEarly()), []);
  const { hits, isExact, nearest } = useMemo(
    () => (index ? find(index, typed) : NO_FINDINGS),
    [index, typed],
  );
  const rows = isExact ? hits.slice(0, SHOWN) : [...hits, ...nearest].slice(0, SHOWN_NEAR);
  const listId = useId();
  const { active, setActive, field: combobox } = useListKeys(listId, rows);
  const isRequested = typed.trim() !== "" && index;
  const songLinks = isRequested && (
    <SongLinks index={index} typed={typed} match={rows[0]} onClose={onClose} />
  );
  return (
    <Dialog
      className={styles.dialog}
      aria-label="Search"
      closesOnOutsideClick
      isFull
      onClose={onClose}
    >
      <Rays as={Row} tone="sun" gap={3} className={styles.bar}>
        <svg className={styles.glass} viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="10" cy="10" r="7" />
          <path d="m15 15 7 7" />
        </svg>
        <Field
          ref={field}
          className={styles.field}
          {...combobox}
          aria-label="Search the guide"
          enterKeyHint="go"
          placeholder="Name, unit, club, hair…"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
          }}
        />
        <CloseButton className={styles.closer} onClick={onClose} />
      </Rays>
      <Text as="output" weight={700} soft className={styles.count}>
        {isRequested ? (
          isExact ? (
            `${hits.length} found`
          ) : (
            nothingFoundWords(rows.length)
          )
        ) : (
          <VisuallyHidden>{stateOf(index)}</VisuallyHidden>
        )}
      </Text>
      {!isExact && songLinks}
      <div
        id={listId}
        className={styles.list}
        // No HTML element has this role: arrows move the selection while the field keeps the focus.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        aria-label={isExact ? "Found" : "Near"}
        hidden={rows.length === 0}
      >
        {index &&
          rows.map((match, row) => (
            <ResultRow
              key={match.found.record.path + match.found.record.title}
              id={`${listId}-${row}`}
              match={match}
              index={index}
              typed={typed}
              isActive={row === active}
              onPoint={() => setActive(row)}
              onChoose={onClose}
            />
          ))}
      </div>
      {isExact && songLinks}
      {typed.trim() === "" && index !== null && (
        <div className={styles.start}>
          <p>Any name in any script, or what you remember:</p>
          <Cluster as="ul" gap={3} className={styles.examples}>
            {EXAMPLES.map((example) => (
              <li key={example}>
                <Button
                  size="small"
                  shadow={1}
                  className={styles.example}
                  onClick={() => {
                    setTyped(example);
                    field.current?.focus();
                  }}
                >
                  {example}
                </Button>
              </li>
            ))}
          </Cluster>
        </div>
      )}
      {index === null && (
        <p className={styles.start}>
          {SEARCH_NEEDS} It goes on by itself when you are back online.
        </p>
      )}
      <Cluster as="p" align="center" className={styles.foot}>
        <Link to={everybodyPath} onClick={onClose}>
          All characters
        </Link>
        <Link to={unitsPath} onClick={onClose}>
          All units
        </Link>
        <Link to={comparePath} onClick={onClose}>
          Compare
        </Link>
        <SiteLink target={songsAddress({ title: typed.trim() })} onClick={onClose}>
          {isRequested ? "Songs with these words" : "All songs"}
        </SiteLink>
        <span className={styles.hint} aria-hidden="true">
          <kbd>{general.isMac ? "⌘" : "Ctrl"}</kbd> <kbd>K</kbd> or <kbd>/</kbd> opens,{" "}
          <kbd>Enter</kbd> goes there
        </span>
      </Cluster>
    </Dialog>
  );
});

const nothingFoundWords = (near: number): string =>
  near > 0 ? "Nothing found. Did you mean:" : "Nothing found.";

function stateOf(index: unknown): string {
  if (index === null) return SEARCH_NEEDS;
  return index ? "" : "Loading";
}
