import { graphql } from "gatsby";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { counted } from "#lib/format/counted";
import { namesFor } from "#lib/search/shown-as";
import { useListKeys } from "../../hooks/use-list-keys";
import { Picture } from "../../primitives/picture/picture";
import { type PersonFilter, filterByName } from "./person-filter";
import * as styles from "./idol-field.module.css";
import { shortcutOf } from "#src/data/browser/shortcut";
import { Field } from "#src/ui/primitives/field/field";
import { Panel, Row, Text, VisuallyHidden } from "#src/ui/primitives/elements";

interface IdolFieldProps {
  /** Id for a separate label; otherwise the field labels itself. */
  id?: string;
  label: string;
  people: readonly Queries.IdolChoiceFragment[];
  onChoose: (person: Queries.IdolChoiceFragment) => void;
}

const PHONE_WIDTH = 600;

/** A combobox that finds an idol by any name in any script, by unit or by looks. */
export function IdolField({ id, label, people, onChoose }: IdolFieldProps) {
  const filter = usePersonFilter();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  const rows = useMemo(
    () => (isOpen ? filter(people, typed) : []),
    [isOpen, people, typed, filter],
  );
  const { active, setActive, field: combobox } = useListKeys(listId, rows);
  const isListed = rows.length > 0;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const shortcut = shortcutOf(event.nativeEvent);
    if (shortcut === "Escape") setOpen(false);
    if (shortcut === "ArrowDown" && !isOpen) setOpen(true);
    // Without a choice Enter does nothing, and submits no form.
    if (isListed || shortcut !== "Enter") combobox.onKeyDown(event);
  };
  const choose = (person: Queries.IdolChoiceFragment) => {
    setTyped("");
    setOpen(false);
    setActive(0);
    if (field.current) field.current.value = "";
    field.current?.focus();
    onChoose(person);
  };
  // Repeats input typed before hydration.
  useEffect(() => {
    if (field.current?.value) field.current.dispatchEvent(new Event("input", { bubbles: true }));
  }, []);
  return (
    <div className={styles.box} onBlur={() => setOpen(false)}>
      <Field
        ref={field}
        id={id}
        className={styles.field}
        {...combobox}
        aria-label={id ? undefined : label}
        placeholder="Name, unit, hair…"
        onClick={({ currentTarget }) => {
          setOpen(true);
          // On a phone the keyboard leaves little room below.
          if (window.innerWidth < PHONE_WIDTH) currentTarget.scrollIntoView({ block: "start" });
        }}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setOpen(true);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden as="output">
        {isOpen && typed ? counted(rows.length, "idol") : ""}
      </VisuallyHidden>
      <Panel
        shadow={3}
        id={listId}
        className={styles.list}
        // No HTML element has this role: arrows move the selection while the field keeps the focus.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        aria-label={label}
        hidden={!isListed}
      >
        {rows.map((person, index) => {
          const { id: key, name, names, unitRecord, facePicture } = person;
          const [shown, other] = namesFor(
            { path: "", title: name, ja: names.ja ?? undefined, kana: names.kana ?? undefined },
            typed,
          );
          return (
            // The field handles the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <Row
              gap={3}
              key={key}
              id={`${listId}-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.row}
              onPointerMove={() => setActive(index)}
              // Keeps the focus in the field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              <span className={styles.face} data-character={key}>
                <Picture image={facePicture.small} alt="" sizes="44px" />
              </span>
              <span>
                <Text as="span" weight={800} lang={shown.lang}>
                  {shown.text}
                </Text>{" "}
                {other && <span lang={other.lang}>{other.text}</span>}
                <span className={styles.unit}>{unitRecord.name}</span>
              </span>
            </Row>
          );
        })}
      </Panel>
      {isOpen && typed.trim() !== "" && !isListed && (
        <Panel as="p" className={styles.empty}>
          No idol of that name to choose.
        </Panel>
      )}
    </div>
  );
}

function usePersonFilter(): PersonFilter {
  const [filter, setFilter] = useState<PersonFilter>(() => filterByName);
  useEffect(() => {
    import(/* webpackChunkName: "search-filter" */ "./search-filter")
      .then(({ loadSearchFilter }) => loadSearchFilter())
      .then(
        (found) => setFilter(() => found),
        () => undefined,
      );
  }, []);
  return filter;
}

export const idolChoiceFragment = graphql`
  fragment IdolChoice on Character {
    id: jsonId
    cname
    name
    names { ja kana }
    unitRecord { name }
    facePicture { small: imageData(upTo: 160) }
  }
`;
