import { useEffect, useState } from "react";
import { Button, Stack } from "#src/ui/primitives/elements";
import { saveFile } from "#src/data/browser/save-file";
import * as copying from "#src/ui/primitives/copy-button/copy-button.module.css";
import { drawOrMessage } from "./draw-or-message";
import * as styles from "./save-picture.module.css";

interface SavePictureProps {
  /** May reject; the failure is shown. */
  readonly draw: () => Promise<Blob>;
  readonly fileName: string;
  readonly alt: string;
  readonly done: string;
}

export function SavePicture({ draw, fileName, alt, done }: SavePictureProps) {
  const [address, setAddress] = useState<string>();
  const [message, setMessage] = useState("");
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);
  const save = async () => {
    setMessage("Drawing the picture …");
    const drawn = await drawOrMessage(draw);
    if (typeof drawn === "string") return setMessage(drawn);
    setAddress(URL.createObjectURL(drawn));
    saveFile(drawn, fileName);
    setMessage(done);
  };
  return (
    <Stack className={styles.box}>
      <Button shadow={1} onClick={save}>
        Save a picture
      </Button>
      <output className={copying.words}>{message}</output>
      {address && (
        <img className={styles.picture} src={address} alt={alt} width={1200} height={630} />
      )}
    </Stack>
  );
}
