import { useEffect, useState } from "react";
import { Button } from "#src/ui/primitives/button/button";
import { saveFile } from "#src/data/browser/save-file";
import * as copying from "#src/ui/primitives/copy-button/copy-button.module.css";
import { Stack } from "#src/ui/primitives/layout/layout";
import { drawnOrWhyNot } from "./drawn-or-why-not";
import * as styles from "./save-picture.module.css";

interface SavePictureProps {
  /** May reject; the failure is shown. */
  readonly draw: () => Promise<Blob>;
  readonly fileName: string;
  readonly alt: string;
  readonly done: string;
}

/** Draws a picture, downloads it, and shows it. */
export function SavePicture({ draw, fileName, alt, done }: SavePictureProps) {
  const [address, setAddress] = useState<string>();
  const [words, setWords] = useState("");
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);
  const save = async () => {
    setWords("Drawing the picture …");
    const drawn = await drawnOrWhyNot(draw);
    if (typeof drawn === "string") return setWords(drawn);
    setAddress(URL.createObjectURL(drawn));
    saveFile(drawn, fileName);
    setWords(done);
  };
  return (
    <Stack className={styles.box}>
      <Button shadow={1} onClick={save}>
        Save a picture
      </Button>
      <output className={copying.words}>{words}</output>
      {address && (
        <img className={styles.picture} src={address} alt={alt} width={1200} height={630} />
      )}
    </Stack>
  );
}
