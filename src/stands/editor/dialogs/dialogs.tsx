import { observer } from "mobx-react-lite";
import { Suspense, useEffect } from "react";
import { useStores } from "#src/data/stores/store-context";
import { lazyWithFallback } from "#src/ui/lazy/lazy-with-fallback";
import { NotLoaded } from "../../my-stands/take-down";
import { useEditor } from "../editor-context";
import { DraftsDialog } from "./drafts-dialog";
import { MethodDialog } from "./method-dialog";

/** The dialog that saves and shares a stand, fetched when it is asked for. */
const ShareDialog = lazyWithFallback(
  () => import(/* webpackChunkName: "stand-share" */ "../../sharing/share-dialog"),
  NotLoaded,
);

/** The dialog that is open, if one is. */
export const Dialogs = observer(function Dialogs() {
  const { flowerstand } = useStores();
  const { tools, session, drafts, addresses, kit } = useEditor();
  const close = () => tools.show(undefined);
  // A how-to that was open when the maker was left does not meet who comes back.
  useEffect(() => () => flowerstand.setMethodDialog(false), [flowerstand]);
  return (
    <>
      {flowerstand.methodDialog && (
        <MethodDialog onClose={() => flowerstand.setMethodDialog(false)} />
      )}
      {tools.dialog === "drafts" && <DraftsDialog onClose={close} />}
      {tools.dialog === "share" && (
        <Suspense>
          <ShareDialog
            stand={session.stand}
            kit={kit}
            title={session.name}
            own={drafts.picture}
            ownPicture={addresses.forStand(session.stand)}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
});
