import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { SHAPES } from "#lib/stand/layers/shapes";
import { FileButton } from "#src/ui/primitives/file-button/file-button";
import { Cluster, Panel, Text } from "#src/ui/primitives/elements";
import { preparePicture } from "./own-picture";
import { Button, Icon, TapChoice } from "../controls/controls";
import * as controls from "../controls/controls.module.css";
import { useEditor } from "../../store/use-stands";
import faults from "../../session/faults.json";
import { pictureTarget, targetOf } from "../../session/part-actions";
import * as panel from "../controls/panel.module.css";
import { Choice } from "./part-choice";
import * as styles from "./picture-panel.module.css";
import { PosterGrid } from "./poster-grid";

const CUTS = { card: "Card", arch: "Arch", round: "Round", heart: "Heart" } as const;
const STAND_CHANGED = "The stand changed while the picture was read. Choose it again.";

/** Picture of the stand: a character's poster, or a picture of the visitor. */
export const PicturePanel = observer(function PicturePanel() {
  const { session, drafts } = useEditor();
  const grid = useRef<HTMLDivElement>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [message, setMessage] = useState("");
  const target = targetOf(session, "shape");
  const found = session.stand.layers[target];
  const layer = found && "shape" in found ? found : undefined;

  const load = async (file: File) => {
    const spot = pictureTarget(session, isAdding);
    setMessage("One moment…");
    const prepared = await preparePicture(file);
    if (typeof prepared === "string") {
      setMessage(faults.picture[prepared]);
      return;
    }
    const key = await drafts.addPicture(prepared);
    setMessage(spot.isValid() ? "" : STAND_CHANGED);
    if (!spot.isValid()) return;
    spot.put({ kind: "own", own: key });
    setIsAdding(false);
  };

  return (
    <>
      <OwnNotice
        onSwap={(index) => {
          session.choose(index);
          setIsAdding(false);
          grid.current?.querySelector<HTMLElement>("input")?.focus();
        }}
      />
      {layer && (
        <TapChoice
          titles={["Swap the picture", "Add one"]}
          isSecond={isAdding}
          onChange={setIsAdding}
        />
      )}
      <Cluster align="center" className={styles.own}>
        <FileButton className={controls.button} label="File with your own picture" onFile={load}>
          <Icon name="plus" />
          Your own picture
        </FileButton>
        <p className={panel.note}>It stays on this device.</p>
      </Cluster>
      <Text as="output" size={4} weight={700} className={styles.message}>
        {message}
      </Text>
      {layer && (
        <Choice
          title="Cut to"
          className={panel.shapes}
          options={(Object.keys(CUTS) as (keyof typeof CUTS)[]).map((key) => ({
            key,
            title: CUTS[key],
            drawing: (
              <svg className={panel.shape} viewBox="-220 -220 440 440" aria-hidden>
                <path d={SHAPES[key]} />
              </svg>
            ),
          }))}
          chosen={layer.shape}
          onChoose={(shape) => {
            session.setProperty(target, { shape });
            session.choose(target);
          }}
        />
      )}
      <div ref={grid} className={panel.set}>
        <PosterGrid
          chosen={layer?.kind === "poster" && !isAdding ? layer.character : undefined}
          onChoose={(character) => {
            pictureTarget(session, isAdding).put({ kind: "poster", character });
            setIsAdding(false);
          }}
        />
      </div>
    </>
  );
});

/**
 * Notice that a stand with a picture of the visitor stays on this device.
 * @param onSwap called with the index of the picture to replace
 */
const OwnNotice = observer(function OwnNotice({ onSwap }: { onSwap: (index: number) => void }) {
  const { session, pictureUrls } = useEditor();
  const { layers } = session.stand;
  const missing = layers.findIndex((one) => one.kind === "own" && pictureUrls.isMissing(one.own));
  const index = missing < 0 ? layers.findIndex(({ kind }) => kind === "own") : missing;
  if (index < 0) return null;
  return (
    <Panel className={styles.notice}>
      {missing < 0 ? (
        <p>
          <strong>Your own picture stays on this device.</strong> You can save this stand as a
          picture, but it cannot go into a link or the exhibition.
        </p>
      ) : (
        <p>
          <strong>A picture is missing.</strong> It was chosen on another device and stayed there.
          Choose it again here, or swap it for a poster.
        </p>
      )}
      <Button onClick={() => onSwap(index)}>Swap for a poster</Button>
    </Panel>
  );
});
