import { observer } from "mobx-react-lite";
import { type ChangeEvent, useRef, useState } from "react";
import { SHAPES } from "#lib/stand/scene/shapes";
import * as hidden from "#src/ui/primitives/visually-hidden/visually-hidden.module.css";
import { PICTURE_TYPES, preparePicture } from "../../drafts/own-picture";
import { Button, TapChoice } from "../controls";
import { useEditor } from "../editor-context";
import { cutTo, type PictureSource, targetOf } from "../session/part-actions";
import { type PictureSpot, pictureSpot } from "../session/picture-spot";
import { OwnNotice } from "./own-notice";
import * as panel from "./panel.module.css";
import { Choice } from "./part-choice";
import * as styles from "./picture-panel.module.css";
import { PosterGrid } from "./poster-grid";

const FAULTS = {
  "too-large": "This picture is too large. Choose one of at most 40 MB and 120 million pixels.",
  "no-picture": "This file cannot be read as a picture. Try a JPEG, PNG or WebP.",
};
/** What a picture is cut to. */
const CUTS = (
  [
    ["card", "Card"],
    ["arch", "Arch"],
    ["round", "Round"],
    ["heart", "Heart"],
  ] as const
).map(([key, title]) => ({
  key,
  title,
  drawing: (
    <svg className={panel.shape} viewBox="-220 -220 440 440" aria-hidden>
      <path d={SHAPES[key]} />
    </svg>
  ),
}));
const MOVED_ON = "The stand changed while the picture was read. Choose it again.";

/** The picture in the middle: somebody's poster, or a picture of the visitor's own. */
export const PicturePanel = observer(function PicturePanel() {
  const { session, drafts } = useEditor();
  const input = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [message, setMessage] = useState("");
  const target = targetOf(session, "picture");
  const found = session.stand.layers[target];
  const layer = found && (found.kind === "poster" || found.kind === "own") ? found : undefined;

  const take = (source: PictureSource, spot: PictureSpot) => {
    spot.put(source);
    setIsAdding(false);
  };

  const load = async ({ target: chooser }: ChangeEvent<HTMLInputElement>) => {
    const file = chooser.files?.[0];
    if (!file) return;
    const spot = pictureSpot(session, isAdding);
    setMessage("One moment…");
    const prepared = await preparePicture(file);
    // So that the same file can be chosen again.
    chooser.value = "";
    if (!prepared.ok) {
      setMessage(FAULTS[prepared.fault]);
      return;
    }
    const own = await drafts.keepPicture(prepared.picture);
    setMessage(spot.isThere() ? "" : MOVED_ON);
    if (spot.isThere()) take({ own }, spot);
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
      <div className={styles.own}>
        <Button icon="plus" onClick={() => input.current?.click()}>
          Your own picture
        </Button>
        <input
          ref={input}
          className={hidden.hidden}
          type="file"
          accept={PICTURE_TYPES}
          aria-label="File with your own picture"
          tabIndex={-1}
          onChange={load}
        />
        <p className={panel.note}>It stays on this device.</p>
      </div>
      <output className={styles.message}>{message}</output>
      {layer && (
        <Choice
          title="Cut to"
          className={panel.shapes}
          options={CUTS}
          chosen={layer.shape}
          onChoose={(shape) => {
            cutTo(session, target, shape);
            session.choose(target);
          }}
        />
      )}
      <div ref={grid} className={panel.set}>
        <PosterGrid
          chosen={layer?.kind === "poster" && !isAdding ? layer.character : undefined}
          onChoose={(character) => take({ character }, pictureSpot(session, isAdding))}
        />
      </div>
    </>
  );
});
