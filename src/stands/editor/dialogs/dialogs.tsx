import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useStores } from "#src/data/stores/store-context";
import { useEditor } from "../editor-context";
import { DraftsDialog } from "./drafts-dialog";
import { MethodDialog } from "./method-dialog";
import { ShareDoor } from "./share-door";

/** The dialog that is open, if one is. */
export const Dialogs = observer(function Dialogs() {
  const { flowerstand } = useStores();
  const { tools } = useEditor();
  const close = () => tools.show(undefined);
  // A how-to that was open when the maker was left does not meet who comes back.
  useEffect(() => () => flowerstand.setMethodDialog(false), [flowerstand]);
  return (
    <>
      {flowerstand.methodDialog && (
        <MethodDialog onClose={() => flowerstand.setMethodDialog(false)} />
      )}
      {tools.dialog === "drafts" && <DraftsDialog onClose={close} />}
      {tools.dialog === "share" && <ShareDoor onClose={close} />}
    </>
  );
});
