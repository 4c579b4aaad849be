import { observer } from "mobx-react-lite";
import { useId, useRef, useState } from "react";
import { ChoiceLink } from "#src/ui/primitives/choice-link/choice-link";
import { writeAddress } from "#src/app/routing/use-search-state";
import { useStores } from "#src/data/stores/store-context";
import {
  compareAddress,
  type CompareView,
  FULL,
  LETTERS,
  VISITOR,
  readHeight,
} from "./compare-address";
import { byHeight, type CompareCharacter } from "./comparison";
import { IdolField } from "#src/ui/records/idol-field/idol-field";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as inputs from "#src/ui/primitives/inputs.module.css";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as styles from "./picker.module.css";

interface PickerProps {
  characters: readonly CompareCharacter[];
  chosen: readonly CompareCharacter[];
  view: CompareView;
}

/** Who stands at the wall, and in which year. Without scripts it is not shown. */
export const Picker = observer(function Picker({ characters, chosen, view }: PickerProps) {
  const years = useId();
  const { favorites } = useStores().units;
  const mine = characters.filter(({ id }) => favorites.includes(id));
  const alone = chosen.length === 1 ? chosen[0] : undefined;
  const mates = characters.filter(
    (one) => one !== alone && one.unitRecord.id === alone?.unitRecord.id,
  );
  const show = (cnames: readonly string[]) => writeAddress(compareAddress(cnames, view));
  const acts = [
    chosen.length > 1 && { name: "Line up by height", who: byHeight(chosen) },
    alone &&
      alone.unitRecord.id !== "other" &&
      mates.length > 0 && { name: `With all of ${alone.unitRecord.name}`, who: [alone, ...mates] },
    mine.length > 0 && { name: "My favourites", who: mine },
    view.cnames.length > 0 && { name: "Start over", who: [] },
  ];
  return (
    <div data-only="scripts screen" className={styles.picker}>
      <AddIdol
        characters={characters}
        cnames={view.cnames}
        onAdd={(cname) => show([...view.cnames, cname])}
      />
      <VisitorForm
        you={view.you}
        onStand={(you) => writeAddress(compareAddress(view.cnames, { ...view, you }))}
      />
      <div className={`${shapes.stack} ${shapes.upper}`}>
        <span className={letters.heavy} id={years}>
          Which year?
        </span>
        <nav className={shapes.line} aria-labelledby={years}>
          {([1, 2] as const).map((year) => (
            <ChoiceLink
              key={year}
              className={inputs.choice}
              address={compareAddress(view.cnames, { ...view, year })}
              isChosen={view.year === year}
            >
              Year {year}
            </ChoiceLink>
          ))}
        </nav>
      </div>
      <div className={shapes.line}>
        {acts.map(
          (act) =>
            act && (
              <button
                key={act.name}
                type="button"
                className={styles.act}
                onClick={() => show(act.who.map(({ cname }) => cname))}
              >
                {act.name}
              </button>
            ),
        )}
      </div>
    </div>
  );
});

interface AddIdolProps {
  characters: readonly CompareCharacter[];
  cnames: readonly string[];
  onAdd: (cname: string) => void;
}

/** A field for one more idol. */
function AddIdol({ characters, cnames, onAdd }: AddIdolProps) {
  const id = useId();
  const [said, setSaid] = useState("");
  return (
    <div className={`${shapes.stack} ${shapes.upper}`}>
      <label className={letters.heavy} htmlFor={id}>
        Add an idol
      </label>
      <IdolField
        id={id}
        label="Add an idol"
        people={characters.filter(({ cname }) => !cnames.includes(cname))}
        onChoose={({ cname, name }) => {
          if (cnames.length >= LETTERS.length) return setSaid(FULL);
          onAdd(cname);
          return setSaid(`${name} was added.`);
        }}
      />
      <output className={styles.said}>{said}</output>
    </div>
  );
}

interface VisitorFormProps {
  you: number | undefined;
  onStand: (you: number | undefined) => void;
}

/** Lets the visitor stand at the wall too. */
function VisitorForm({ you, onStand }: VisitorFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");
  const stand = () => {
    const height = readHeight(field.current?.value ?? "");
    if (height !== undefined) onStand(height);
    setSaid(height === undefined ? `From ${VISITOR.least} to ${VISITOR.most} cm, please.` : "");
  };
  return (
    <form
      className={`${shapes.stack} ${shapes.upper}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        stand();
      }}
    >
      <label className={letters.heavy} htmlFor={id}>
        And you? Your height in cm
      </label>
      <div className={styles.line}>
        <input
          // What the address says is in the field, whoever changed it.
          key={you}
          ref={field}
          id={id}
          className={inputs.field}
          type="number"
          inputMode="numeric"
          min={VISITOR.least}
          max={VISITOR.most}
          placeholder="165"
          defaultValue={you}
        />
        <button type="submit" className={styles.submit}>
          Add me
        </button>
        {you === undefined ? null : (
          <button type="button" className={styles.act} onClick={() => onStand(undefined)}>
            Remove me
          </button>
        )}
      </div>
      <output className={styles.said}>{said}</output>
    </form>
  );
}
