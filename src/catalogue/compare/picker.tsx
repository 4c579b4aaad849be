import { observer } from "mobx-react-lite";
import { useId, useRef, useState } from "react";
import { ChoiceLink } from "#src/ui/primitives/choice-link/choice-link";
import { writeAddress } from "#src/app/routing/use-search-state";
import { useStores } from "#src/data/stores/store-context";
import {
  compareAddress,
  type CompareView,
  FULL_MESSAGE,
  MOST_COMPARED,
  VISITOR_HEIGHT,
  readHeight,
} from "./compare-address";
import { sortedByHeight, type CompareCharacter } from "./comparison";
import { IdolField } from "#src/ui/records/idol-field/idol-field";
import * as styles from "./picker.module.css";
import { Button, Cluster, Stack, Text } from "#src/ui/primitives/elements";
import { Field } from "#src/ui/primitives/field/field";

interface PickerProps {
  characters: readonly CompareCharacter[];
  chosen: readonly CompareCharacter[];
  view: CompareView;
}

/** Selects the characters and the year. Hidden without scripts. */
export const Picker = observer(function Picker({ characters, chosen, view }: PickerProps) {
  const yearsId = useId();
  const { favorites } = useStores().units;
  const mine = characters.filter(({ id }) => favorites.includes(id));
  const onlyChosen = chosen.length === 1 ? chosen[0] : undefined;
  const mates = characters.filter(
    (other) => other !== onlyChosen && other.unitRecord.id === onlyChosen?.unitRecord.id,
  );
  const show = (cnames: readonly string[]) => writeAddress(compareAddress(cnames, view));
  const shortcuts = [
    chosen.length > 1 && { name: "Line up by height", who: sortedByHeight(chosen) },
    onlyChosen &&
      onlyChosen.unitRecord.id !== "other" &&
      mates.length > 0 && {
        name: `With all of ${onlyChosen.unitRecord.name}`,
        who: [onlyChosen, ...mates],
      },
    mine.length > 0 && { name: "My favourites", who: mine },
    view.cnames.length > 0 && { name: "Start over", who: [] },
  ];
  return (
    <Stack data-only="scripts screen" className={styles.picker}>
      <AddIdol
        characters={characters}
        cnames={view.cnames}
        onAdd={(cname) => show([...view.cnames, cname])}
      />
      <VisitorForm
        you={view.you}
        onHeight={(you) => writeAddress(compareAddress(view.cnames, { ...view, you }))}
      />
      <Stack className={styles.part}>
        <Text as="span" weight={800} id={yearsId}>
          Which year?
        </Text>
        <Cluster as="nav" align="center" aria-labelledby={yearsId}>
          {([1, 2] as const).map((year) => (
            <ChoiceLink
              key={year}
              address={compareAddress(view.cnames, { ...view, year })}
              isChosen={view.year === year}
            >
              Year {year}
            </ChoiceLink>
          ))}
        </Cluster>
      </Stack>
      <Cluster align="center">
        {shortcuts.map(
          (shortcut) =>
            shortcut && (
              <Button
                size="small"
                key={shortcut.name}
                className={styles.act}
                onClick={() => show(shortcut.who.map(({ cname }) => cname))}
              >
                {shortcut.name}
              </Button>
            ),
        )}
      </Cluster>
    </Stack>
  );
});

interface AddIdolProps {
  characters: readonly CompareCharacter[];
  cnames: readonly string[];
  onAdd: (cname: string) => void;
}

function AddIdol({ characters, cnames, onAdd }: AddIdolProps) {
  const id = useId();
  const [status, setStatus] = useState("");
  return (
    <Stack className={styles.part}>
      <Text as="label" weight={800} htmlFor={id}>
        Add an idol
      </Text>
      <IdolField
        id={id}
        label="Add an idol"
        people={characters.filter(({ cname }) => !cnames.includes(cname))}
        onChoose={({ cname, name }) => {
          if (cnames.length >= MOST_COMPARED) return setStatus(FULL_MESSAGE);
          onAdd(cname);
          return setStatus(`${name} was added.`);
        }}
      />
      <output className={styles.status}>{status}</output>
    </Stack>
  );
}

interface VisitorFormProps {
  you: number | undefined;
  onHeight: (you: number | undefined) => void;
}

function VisitorForm({ you, onHeight }: VisitorFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState("");
  const submit = () => {
    const height = readHeight(field.current?.value ?? "");
    if (height !== undefined) onHeight(height);
    setStatus(
      height === undefined
        ? `From ${VISITOR_HEIGHT.least} to ${VISITOR_HEIGHT.most} cm, please.`
        : "",
    );
  };
  return (
    <Stack
      as="form"
      className={styles.part}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Text as="label" weight={800} htmlFor={id}>
        And you? Your height in cm
      </Text>
      <div className={styles.line}>
        <Field
          // Resets the field when the address changes.
          key={you}
          ref={field}
          id={id}
          type="number"
          inputMode="numeric"
          min={VISITOR_HEIGHT.least}
          max={VISITOR_HEIGHT.most}
          placeholder="165"
          defaultValue={you}
        />
        <Button shadow={1} tone="sun" type="submit" className={styles.submit}>
          Add me
        </Button>
        {you === undefined ? null : (
          <Button size="small" className={styles.act} onClick={() => onHeight(undefined)}>
            Remove me
          </Button>
        )}
      </div>
      <output className={styles.status}>{status}</output>
    </Stack>
  );
}
