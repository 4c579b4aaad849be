import { observer } from "mobx-react-lite";
import { type ComponentType, useEffect, useState } from "react";
import { useStores } from "#src/data/stores/store-context";
import type { Editor } from "../editor";
import { loadShareDialog } from "../load-share";

type ShareDialog = Awaited<ReturnType<typeof loadShareDialog>>["default"];

interface ShareDoorProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Opens the dialog that saves and shares the stand, once it is fetched. */
export const ShareDoor = observer(function ShareDoor({ editor, onClose }: ShareDoorProps) {
  const { flowerstand, notify } = useNotice();
  const [found, setFound] = useState<{ readonly Dialog: ShareDialog }>();
  const { session, drafts, kit } = editor;
  useEffect(() => {
    let isOver = false;
    loadShareDialog().then(
      ({ default: Dialog }) => !isOver && setFound({ Dialog }),
      () => {
        if (isOver) return;
        notify("Sharing could not be loaded. Your stand is safe: try again when you are online.");
        onClose();
      },
    );
    return () => {
      isOver = true;
    };
  }, [notify, onClose]);
  if (!found) return null;
  const Dialog: ComponentType<Parameters<ShareDialog>[0]> = found.Dialog;
  return (
    <Dialog
      stand={session.stand}
      kit={kit}
      title={session.name}
      own={drafts.picture}
      onClose={onClose}
      onImage={flowerstand.setImage}
    />
  );
});

function useNotice() {
  const stores = useStores();
  const [notify] = useState(
    () => (words: string) => void stores.notify({ tone: "error", en: words }),
  );
  return { flowerstand: stores.flowerstand, notify };
}
