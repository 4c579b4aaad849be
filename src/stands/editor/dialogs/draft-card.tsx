import { observer } from "mobx-react-lite";
import { type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { type Draft, LONGEST_NAME } from "../../drafts/draft";
import { StandScene } from "../../scene/stand-scene";
import { Button, IconButton } from "../controls/controls";
import { useEditor } from "../../store/use-stands";
import { limitedTo } from "#src/ui/primitives/limited-text";
import { Field } from "#src/ui/primitives/field/field";
import { Stack, Text } from "#src/ui/primitives/elements";
import * as controls from "../controls/controls.module.css";
import * as styles from "./drafts-dialog.module.css";

interface DraftCardProps {
  readonly draft: Draft;
  readonly onOpened: () => void;
  readonly onChanged: () => void;
  readonly onDelete: () => void;
}

const timeFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

export const DraftCard = observer(function DraftCard(props: DraftCardProps) {
  const { draft, onOpened, onChanged, onDelete } = props;
  const editor = useEditor();
  const { kit, pictureUrls, session, drafts } = editor;
  const isOpen = draft.id === session.id;
  /** Undefined at first: mounting must not focus the pencil. */
  const [isRenaming, setIsNaming] = useState<boolean>();
  const field = useRef<HTMLInputElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (isRenaming) field.current?.select();
    else if (isRenaming === false) pencil.current?.focus();
  }, [isRenaming]);

  const open = async () => {
    if (await editor.openDraft(draft)) onOpened();
  };
  const rename = async (event: SyntheticEvent) => {
    event.preventDefault();
    setIsNaming(false);
    await editor.renameDraft(draft, field.current?.value ?? draft.name);
    onChanged();
  };

  return (
    <Stack
      as="li"
      gap={3}
      className={styles.card}
      data-draft={draft.id}
      data-open={isOpen ? "" : undefined}
    >
      <button
        type="button"
        className={styles.preview}
        aria-label={`Open ${draft.name}`}
        onClick={open}
      >
        <StandScene stand={draft.stand} kit={kit} ownPicture={pictureUrls.forStand(draft.stand)} />
      </button>
      <Stack gap={1} className={styles.about}>
        {isRenaming ? (
          <Stack as="form" className={styles.naming} onSubmit={rename}>
            <Text as="label" size={3} weight={800} className={controls.label} htmlFor={id}>
              Name of the stand
            </Text>
            <Field
              ref={field}
              id={id}
              type="text"
              defaultValue={draft.name}
              {...limitedTo(LONGEST_NAME)}
              autoComplete="off"
            />
            <Button type="submit" icon="check">
              Save
            </Button>
          </Stack>
        ) : (
          <>
            <h3 className={styles.name}>{draft.name}</h3>
            <Text size={2} className={styles.saved}>
              {isOpen ? "In the editor, saved " : "Saved "}
              {timeFormat.format(draft.saved)}
            </Text>
            <div className={styles.acts}>
              <IconButton
                ref={pencil}
                icon="pencil"
                label={`Rename ${draft.name}`}
                onClick={() => setIsNaming(true)}
              />
              <IconButton
                icon="copy"
                label={`Duplicate ${draft.name}`}
                onClick={() => drafts.duplicate(draft.id).then(onChanged)}
              />
              <IconButton icon="bin" label={`Delete ${draft.name}`} onClick={onDelete} />
            </div>
          </>
        )}
      </Stack>
    </Stack>
  );
});
