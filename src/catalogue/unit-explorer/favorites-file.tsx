import { observer } from "mobx-react-lite";
import { useState } from "react";
import { saveFile } from "#src/data/browser/save-file";
import { type FavoritesPersistence, MAX_IMPORT } from "#src/data/storage/favorites-persistence";
import { useStores } from "#src/data/stores/store-context";
import { FileButton } from "#src/ui/primitives/file-button/file-button";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as styles from "./favorites-file.module.css";

const FILE_NAME = "encore-favourites.json";

/** The favourites as a file: to keep them, or to take them to another device. */
export const FavoritesFile = observer(function FavoritesFile() {
  const { persistence } = useStores();
  const [message, setMessage] = useState("");

  const save = () => {
    const blob = new Blob([persistence.exportText()], { type: "application/json" });
    saveFile(blob, FILE_NAME);
    setMessage(`Saved as ${FILE_NAME}.`);
  };

  return (
    <div className={styles.file}>
      {!persistence.isRemembering && (
        <p className={styles.warning}>
          This browser does not store your favourites: they are gone when you leave. Save them as a
          file to keep them.
        </p>
      )}
      <div className={styles.buttons}>
        <button type="button" id="save-favorites" className={shapes.pill} onClick={save}>
          Save as a file
        </button>
        <FileButton
          id="load-favorites"
          className={shapes.pill}
          accept=".json,application/json"
          label="File with favourites"
          onFile={async (file) => setMessage(await addFrom(file, persistence))}
        >
          Load from a file
        </FileButton>
      </div>
      <output className={styles.message}>{message}</output>
    </div>
  );
});

/** Adds the favourites of a file; gives what to say about it. Never rejects. */
async function addFrom(
  file: File,
  persistence: Pick<FavoritesPersistence, "importText">,
): Promise<string> {
  if (file.size > MAX_IMPORT) {
    return `${file.name} is too large to be a file of favourites. Nothing was changed.`;
  }
  const text = await file.text().catch(() => null);
  if (text === null) return `${file.name} could not be read. Nothing was changed.`;
  const result = persistence.importText(text);
  if (!result.ok) return `${file.name} could not be used: ${result.reason}`;
  if (result.added === 0) return `Everybody in ${file.name} was a favourite already.`;
  return result.added === 1
    ? `One favourite added from ${file.name}.`
    : `${result.added} favourites added from ${file.name}.`;
}
