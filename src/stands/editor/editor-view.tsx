import { observer } from "mobx-react-lite";
import { Suspense, useEffect } from "react";
import { useStores } from "#src/data/stores/store-context";
import { lazyWithFallback } from "#src/ui/lazy/lazy-with-fallback";
import { VisuallyHidden } from "#src/ui/primitives/elements";
import { classNames } from "#src/ui/primitives/element";
import { StandsStore } from "../store/stands-store";
import { useEditor, useStands } from "../store/use-stands";
import { NotLoaded } from "../my-stands/take-down";
import { Editor } from "../session/editor";
import { DraftsDialog } from "./dialogs/drafts-dialog";
import { MethodDialog } from "./dialogs/method-dialog";
import { LayerBar } from "./layer-bar";
import * as scene from "../scene/stand-scene.module.css";
import * as styles from "./editor-view.module.css";
import faults from "../session/faults.json";
import { AdjustPanel } from "./panels/adjust-panel";
import { LayersPanel } from "./panels/layers-panel";
import { TOOLS } from "./panels/tools";
import { Stage } from "./stage/stage";
import { handleHistoryKey } from "./stage/layer-keys";
import { ToolTabs } from "./tool-tabs";
import { TopBar } from "./top-bar";
import { visitOf } from "../session/visit";

// Exported for `EditorPage`, which loads all of it with one import.
export { openWithPicture } from "./open-with-picture";
export { Editor, StandsStore };

const ShareDialog = lazyWithFallback(
  () => import(/* webpackChunkName: "stand-share" */ "../sharing/share-dialog"),
  NotLoaded,
);

export const EditorView = observer(function EditorView() {
  const { general } = useStores();
  const { methodDialog, setMethodDialog } = useStands();
  const editor = useEditor();
  const { session, tools, drafts, pictureUrls, kit } = editor;
  useEffect(() => editor.start(), [editor]);
  // Closed on leaving, so that it is not open on return.
  useEffect(() => () => setMethodDialog(false), [setMethodDialog]);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const openChangedAddress = () => void editor.openAddress(visitOf(window, signal));
    window.addEventListener("hashchange", openChangedAddress, { signal });
    return () => leaving.abort();
  }, [editor]);

  const isWide = !general.isMobile;
  const tool = isWide && tools.tool === "layers" ? "stand" : tools.tool;
  const Panel = TOOLS.find(({ key }) => key === tool)?.Panel;
  const isAdjusting = !isWide && tools.shown === "sliders" && session.layer !== undefined;
  const isFolded = !isWide && tools.shown === "nothing";
  const closeDialog = () => tools.show(undefined);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts of what buttons do too
    <div
      className={classNames(scene.colors, styles.maker)}
      data-unit={session.stand.palette}
      data-folded={isFolded ? "" : undefined}
      onKeyDown={(event) => {
        if (handleHistoryKey(session, event.nativeEvent)) event.preventDefault();
      }}
    >
      <TopBar />
      <output className={styles.fault}>{drafts.fault && faults.device[drafts.fault]}</output>
      <Stage />
      <LayerBar isWide={isWide} />
      <ToolTabs isWide={isWide} chosen={tool} isShown={!isAdjusting && !isFolded} />
      {isAdjusting ? (
        <div id="maker-adjust" className={styles.panel}>
          <AdjustPanel />
        </div>
      ) : (
        <div
          key={tool}
          id="maker-panel"
          className={styles.panel}
          role="tabpanel"
          aria-labelledby={`maker-tab-${tool}`}
          tabIndex={0}
        >
          {Panel && <Panel />}
        </div>
      )}
      {isWide && (
        <div className={styles.side}>
          <AdjustPanel />
          <LayersPanel />
        </div>
      )}
      <VisuallyHidden as="p" aria-live="polite">
        {session.announcement}
      </VisuallyHidden>
      {methodDialog && <MethodDialog onClose={() => setMethodDialog(false)} />}
      {tools.dialog === "drafts" && <DraftsDialog onClose={closeDialog} />}
      {tools.dialog === "share" && (
        <Suspense>
          <ShareDialog
            stand={session.stand}
            kit={kit}
            title={session.name}
            loadOwn={drafts.loadPicture}
            ownPicture={pictureUrls.forStand(session.stand)}
            onClose={closeDialog}
          />
        </Suspense>
      )}
    </div>
  );
});
