import { observer } from "mobx-react-lite";
import { Suspense } from "react";
import { useStores } from "#src/data/stores/store-context";
import { lazyWithFallback } from "#src/ui/lazy/lazy-with-fallback";
import { NotLoaded } from "../../my-stands/use-withdrawal";
import { useEditor } from "../editor-context";

/** The dialog that saves and shares a stand, fetched when it is asked for. */
const ShareDialog = lazyWithFallback(
  () => import(/* webpackChunkName: "stand-share" */ "../../sharing/share-dialog"),
  NotLoaded,
);

/** Saves and shares the stand. */
export const ShareDoor = observer(function ShareDoor({
  onClose,
}: {
  readonly onClose: () => void;
}) {
  const { flowerstand } = useStores();
  const { session, drafts, addresses, kit } = useEditor();
  return (
    <Suspense>
      <ShareDialog
        stand={session.stand}
        kit={kit}
        title={session.name}
        own={drafts.picture}
        ownPicture={addresses.forStand(session.stand)}
        onClose={onClose}
        onImage={flowerstand.setImage}
      />
    </Suspense>
  );
});
