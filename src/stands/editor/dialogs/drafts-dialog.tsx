import { observer } from "mobx-react-lite";
import { useCallback, useEffect, useRef, useState } from "react";
import { useStores } from "#src/data/stores/store-context";
import { ConfirmDialog } from "#src/ui/primitives/confirm-dialog/confirm-dialog";
import { FileButton } from "#src/ui/primitives/file-button/file-button";
import type { Draft } from "../../drafts/draft";
import { NOT_LOADED } from "../../my-stands/take-down";
import { useEditor } from "../../store/use-stands";
import { Button, Icon } from "../controls/controls";
import * as controls from "../controls/controls.module.css";
import { Dialog } from "../controls/dialog";
import { DraftCard } from "./draft-card";
import { Cluster, Stack, Text } from "#src/ui/primitives/elements";
import * as styles from "./drafts-dialog.module.css";

export const DraftsDialog = observer(function DraftsDialog({ onClose }: { onClose: () => void }) {
  const editor = useEditor();
  const stores = useStores();
  const { drafts, session, kit } = editor;
  const [list, setList] = useState<readonly Draft[]>();
  const [draftToDelete, setDraftToDelete] = useState<Draft>();
  const newButton = useRef<HTMLButtonElement>(null);
  const cardList = useRef<HTMLUListElement>(null);

  const reload = useCallback(async () => setList(await drafts.list()), [drafts]);
  useEffect(() => {
    void editor.saveNow().then(reload);
  }, [editor, reload]);

  const openSavedPicture = async (file: File) => {
    const found = await import(
      /* webpackChunkName: "stand-open-picture" */ "../../export/open-picture"
    ).catch(() => undefined);
    if (!found) return void stores.notify({ tone: "error", en: NOT_LOADED });
    if (await editor.openRestored(await found.openPicture(file, kit))) onClose();
  };

  const deleteDraft = async (draft: Draft) => {
    if (await editor.removeDraft(draft)) {
      session.announce(`${draft.name} deleted`);
      focusNeighbour(draft);
    }
    await reload();
  };

  /** The card disappears with the focused button; the next card gets the focus. */
  const focusNeighbour = ({ id }: Draft) => {
    const cards = [...(cardList.current?.querySelectorAll<HTMLElement>("[data-draft]") ?? [])];
    const at = cards.findIndex((card) => card.dataset["draft"] === id);
    const neighbour = cards[at + 1] ?? cards[at - 1];
    (neighbour?.querySelector("button") ?? newButton.current)?.focus();
  };

  return (
    <Dialog title="My stands" onClose={onClose}>
      <Cluster>
        <Button
          ref={newButton}
          icon="plus"
          className={controls.primary}
          onClick={async () => {
            await editor.openNew();
            onClose();
          }}
        >
          New stand
        </Button>
        <FileButton
          className={controls.button}
          label="Picture that was saved here"
          onFile={openSavedPicture}
        >
          <Icon name="open" />
          Open a saved picture
        </FileButton>
      </Cluster>
      {list?.length === 0 && (
        <Text size={4} className={styles.note}>
          No stand is saved yet. Yours is saved as soon as you change something.
        </Text>
      )}
      <Stack as="ul" gap={3} ref={cardList} className={styles.drafts}>
        {list?.map((draft) => (
          <DraftCard
            key={draft.id}
            draft={draft}
            onOpened={onClose}
            onChanged={reload}
            onDelete={() => setDraftToDelete(draft)}
          />
        ))}
      </Stack>
      <Text size={4} soft className={styles.note}>
        Your stands are kept on this device, and nowhere else. Clearing this site’s data deletes
        them: save the ones you love as pictures, which can be opened here again.
      </Text>
      {draftToDelete && (
        <ConfirmDialog
          question={`Delete ${draftToDelete.name}?`}
          onAnswer={(isConfirmed) => {
            setDraftToDelete(undefined);
            if (isConfirmed) void deleteDraft(draftToDelete);
          }}
        >
          It cannot be brought back.
        </ConfirmDialog>
      )}
    </Dialog>
  );
});
