import { observer } from "mobx-react-lite";
import { type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { type Draft, LONGEST_NAME } from "../../drafts/draft";
import { StandScene } from "../../scene/stand-scene";
import { Button, IconButton } from "../controls";
import { useEditor } from "../editor-context";
import * as inputs from "#src/ui/primitives/inputs.module.css";
import * as controls from "../controls.module.css";
import * as styles from "./drafts-dialog.module.css";

interface DraftCardProps {
  readonly draft: Draft;
  readonly onOpen: () => void;
  readonly onRename: (name: string) => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

const when = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** A stand of this device, small, with what can be done with it. */
export const DraftCard = observer(function DraftCard(props: DraftCardProps) {
  const { draft, onOpen, onRename, onDuplicate, onDelete } = props;
  const { kit, addresses, session } = useEditor();
  const isOpen = draft.id === session.id;
  const [isNaming, setIsNaming] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasNaming = useRef(false);
  const id = useId();
  useEffect(() => {
    if (isNaming) field.current?.select();
    else if (wasNaming.current) pencil.current?.focus();
    wasNaming.current = isNaming;
  }, [isNaming]);

  const rename = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsNaming(false);
    onRename(field.current?.value ?? draft.name);
  };

  return (
    <li className={styles.card} data-draft={draft.id} data-open={isOpen ? "" : undefined}>
      <button
        type="button"
        className={styles.preview}
        aria-label={`Open ${draft.name}`}
        onClick={onOpen}
      >
        <StandScene stand={draft.stand} kit={kit} ownPicture={addresses.forStand(draft.stand)} />
      </button>
      <div className={styles.about}>
        {isNaming ? (
          <form className={styles.naming} onSubmit={rename}>
            <label className={controls.label} htmlFor={id}>
              Name of the stand
            </label>
            <input
              ref={field}
              id={id}
              type="text"
              className={inputs.field}
              defaultValue={draft.name}
              maxLength={LONGEST_NAME}
              autoComplete="off"
            />
            <Button type="submit" icon="check">
              Keep
            </Button>
          </form>
        ) : (
          <>
            <h3 className={styles.name}>{draft.name}</h3>
            <p className={styles.when}>
              {isOpen ? "On the bench, saved " : "Saved "}
              {when.format(draft.saved)}
            </p>
            <div className={styles.acts}>
              <IconButton
                ref={pencil}
                icon="pencil"
                label={`Rename ${draft.name}`}
                onClick={() => setIsNaming(true)}
              />
              <IconButton icon="copy" label={`Duplicate ${draft.name}`} onClick={onDuplicate} />
              <IconButton icon="bin" label={`Delete ${draft.name}`} onClick={onDelete} />
            </div>
          </>
        )}
      </div>
    </li>
  );
});
