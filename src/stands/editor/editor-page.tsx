import { type ReactElement, useEffect, useMemo, useState } from "react";
import type { StandKit } from "#lib/stand/kit/kit";
import { newStand } from "#lib/stand/document/starter";
import { HandedPicture } from "#src/data/stores/handed-picture";
import { useStores } from "#src/data/stores/store-context";
import { Stack, Text } from "#src/ui/primitives/elements";
import { Fallback } from "#src/ui/primitives/fallback/fallback";
import { StandScene } from "../scene/stand-scene";
import * as styles from "./editor-page.module.css";
import type { UnitName } from "../stand";
import { visitOf } from "../session/visit";

/** Page of the editor: a new stand as built, replaced by the editor once loaded. */
export function EditorPage({ kit, units }: { kit: StandKit; units: readonly UnitName[] }) {
  const stores = useStores();
  const [maker, setMaker] = useState<ReactElement>();
  const [hasFailed, setHasFailed] = useState(false);
  const first = useMemo(() => newStand(kit, 1, "other", 1), [kit]);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const visit = visitOf(window, signal);
    const load = async () => {
      const { EditorView, Editor, StandsStore, openWithPicture } = await import(
        /* webpackChunkName: "stand-maker" */ "./editor-view"
      );
      const showError = (words: string) => void stores.notify({ tone: "error", en: words });
      const stands = stores.of(StandsStore);
      const editor = new Editor(kit, units, showError);
      // The layer selected on a new stand, if no draft is opened.
      editor.session.choose(stands.layerValue - 1);
      await editor.begin(visit);
      if (signal.aborted) return editor.end();
      const handedPicture = stores.of(HandedPicture).take();
      const pictureError = handedPicture && (await openWithPicture(editor, handedPicture));
      if (pictureError) showError(pictureError);
      stands.setEditor(editor);
      setMaker(<EditorView />);
    };
    load().catch(() => signal.aborted || setHasFailed(true));
    return () => leaving.abort();
  }, [kit, units, stores]);

  if (maker) return maker;
  return (
    <div className={styles.page}>
      <div className={styles.stage}>
        <StandScene className={styles.scene} stand={first} kit={kit} label="A flower stand" />
      </div>
      <Stack gap={3} className={styles.words}>
        <h1>Make a flower stand</h1>
        <p>
          The kind that fans send to a concert: an easel full of flowers, an idol’s poster, ribbons,
          stickers and your own words. It is kept on your device. You can share it by link, or send
          it to the exhibition.
        </p>
        <Text as="output" weight={800} data-only="scripts">
          {hasFailed
            ? "The tools could not be loaded. Reload the page when you are online."
            : "Loading the editor…"}
        </Text>
        <Text as={Fallback} weight={700}>
          The maker needs JavaScript, which is switched off in this browser. The exhibition and the
          rules can be read without it.
        </Text>
      </Stack>
    </div>
  );
}
