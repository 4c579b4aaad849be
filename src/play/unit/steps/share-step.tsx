import { observer } from "mobx-react-lite";
import { navigate } from "gatsby";
import { useMemo, useState } from "react";
import type { CharacterId } from "#content/types";
import { makerPath, sharedUnitPath } from "#lib/content/model/pages/paths";
import type { OwnShape } from "#lib/artwork/own-unit/shapes";
import type { UnitAssets } from "#lib/pictures/own-unit/unit-assets";
import type { RestoredUnit } from "#lib/play/unit/restore-unit";
import { encodeUnit } from "#lib/play/unit/unit-link";
import { unitAltText } from "#lib/play/unit/unit-words";
import { siteHere } from "#src/data/browser/base-path";
import { shareNatively } from "#src/data/browser/share-natively";
import { saveFile } from "#src/data/browser/save-file";
import { canShareFiles, fileNameOf, sharePicture } from "#src/data/browser/share-picture";
import { HandedPicture } from "#src/data/stores/handed-picture";
import { useStores } from "#src/data/stores/store-context";
import { useSettled } from "#src/ui/hooks/use-settled";
import { useSingle } from "#src/ui/hooks/use-single";
import { Button, Cluster, Stack, Text, Title } from "#src/ui/primitives/elements";
import { CopyButton } from "#src/ui/primitives/copy-button/copy-button";
import { FileButton } from "#src/ui/primitives/file-button/file-button";
import { drawOrMessage } from "../../picture/draw-or-message";
import { openUnitPicture } from "../open-unit";
import { nameOfPalette, type Palette } from "../palette";
import { SIZES, unitPng } from "../unit-png";
import type { UnitSession } from "../unit-session";
import * as styles from "./share-step.module.css";

const SHAPES = [
  ["poster", "Poster"],
  ["wallpaper", "Phone wallpaper"],
  ["square", "Square"],
] as const;

interface ShareStepProps {
  readonly session: UnitSession;
  readonly assets: UnitAssets;
  readonly nameOf: (id: CharacterId) => string;
  readonly palettes: readonly Palette[];
  readonly onRestored: (found: RestoredUnit) => void;
}

/** Saving, sharing and copying the unit, and opening one from a picture. */
export const ShareStep = observer(function ShareStep(props: ShareStepProps) {
  const { session, assets, nameOf, palettes, onRestored } = props;
  const { unit } = session;
  const stores = useStores();
  const [words, setWords] = useState("");
  const [canShare] = useState(() => canShareFiles() || typeof navigator.share === "function");
  const runSingle = useSingle();
  const packed = useSettled(useMemo(() => encodeUnit(unit), [unit]));
  const address = packed ? `${siteHere()}${sharedUnitPath(packed)}` : "";

  /** Click handler: draws a picture, runs `act` on it, and shows the message that it returns. */
  const withPicture =
    (shape: OwnShape, act: (picture: Blob, name: string) => Promise<string> | string) => () =>
      runSingle(async () => {
        setWords("Drawing the picture …");
        const drawn = await drawOrMessage(() => unitPng(unit, assets, shape));
        const name = fileNameOf("unit", unit.name, shape);
        setWords(typeof drawn === "string" ? drawn : await act(drawn, name));
      });
  const save = (picture: Blob, name: string) => {
    saveFile(picture, name);
    return `Saved as ${name}. The picture carries the unit: this page opens it again.`;
  };
  const sharePoster = withPicture("poster", async (picture, name) => {
    const outcome = await sharePicture(picture, name);
    if (outcome === "expired") return "The picture is ready. Press “Share” once more.";
    return outcome === "shared" ? "The poster is shared." : "";
  });
  const shareLink = async () => {
    const isDone = await shareNatively({ title: unit.name || "My unit", url: address });
    setWords(isDone ? "" : "This browser did not share it. Copy the link instead.");
  };
  const takeToStand = withPicture("poster", async (picture, name) => {
    stores.of(HandedPicture).put(new File([picture], name, { type: picture.type }));
    await navigate(makerPath);
    return "";
  });
  return (
    <Stack gap={5}>
      <section aria-labelledby="save-unit">
        <Title size={3} id="save-unit">
          Save it
        </Title>
        <Cluster className={styles.ways}>
          {SHAPES.map(([shape, name]) => (
            <Button key={shape} shadow={1} onClick={withPicture(shape, save)}>
              {name}{" "}
              <small>
                {SIZES[shape].width} × {SIZES[shape].height}
              </small>
            </Button>
          ))}
        </Cluster>
      </section>
      <section aria-labelledby="send-unit">
        <Title size={3} id="send-unit">
          Send it
        </Title>
        <Cluster className={styles.ways}>
          {canShare && (
            <Button shadow={1} tone="sun" onClick={canShareFiles() ? sharePoster : shareLink}>
              Share
            </Button>
          )}
          <CopyButton shadow={1} text={address} done="The link is copied: it holds the whole unit.">
            Copy the link
          </CopyButton>
          <CopyButton
            shadow={1}
            text={unitAltText(unit, nameOf, nameOfPalette(palettes, unit.colors))}
            done="The alt text is copied: paste it where you post the poster."
          >
            Copy alt text
          </CopyButton>
          <Button shadow={1} onClick={takeToStand}>
            Put it on a flower stand
          </Button>
        </Cluster>
      </section>
      <section aria-labelledby="open-unit">
        <Title size={3} id="open-unit">
          Open another
        </Title>
        <Cluster className={styles.ways}>
          <FileButton
            shadow={1}
            label="Picture of a saved unit"
            onFile={async (file) => onRestored(await openUnitPicture(file, session.options))}
          >
            Open a saved picture
          </FileButton>
        </Cluster>
      </section>
      <Text as="output" weight={700}>
        {words}
      </Text>
    </Stack>
  );
});
