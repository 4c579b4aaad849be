import { useId, useState } from "react";
import { ExportError } from "../export/export-error";
import { EXPORT_SIZES, type ExportSize } from "../export/export-sizes";
import { canCopyPictures, copyPicture } from "./copy-picture";
import { fileNameOf } from "./file-name";
import { canShareFiles, pictureFile, sharePicture } from "./share-picture";
import * as styles from "./sections.module.css";
import type { SavedPicture } from "../export/saved-picture";

/** Size of what is copied or handed on: sharp on any screen, and quick to make. */
const PASSED_ON = "medium";

const USES: Readonly<Record<ExportSize["key"], string>> = {
  small: "for chats",
  medium: "for screens",
  large: "for print",
};

interface SaveSectionProps {
  readonly title: string;
  readonly picture: (size: ExportSize["key"]) => Promise<SavedPicture>;
  /** Told of the address of each picture that is made. */
  readonly onImage: (img: string) => void;
}

/** Saves the stand as a picture, copies it, or hands it to another app. */
export function SaveSection({ title, picture, onImage }: SaveSectionProps) {
  const id = useId();
  const [busy, setBusy] = useState<string>();
  const [words, setWords] = useState("");
  const [canCopy] = useState(canCopyPictures);
  const [canShare] = useState(canShareFiles);

  /** Does one thing with a picture at a time, and says what became of it. */
  const act = async (name: string, work: () => Promise<string>) => {
    if (busy !== undefined) return;
    setBusy(name);
    setWords("Drawing the picture …");
    try {
      setWords(await work());
    } catch (error) {
      setWords(whyNoPicture(error));
    } finally {
      setBusy(undefined);
    }
  };
  const save = async (size: ExportSize["key"]) => {
    const made = await picture(size);
    const fileName = fileNameOf(title, made.smaller?.key ?? size);
    const address = asLastImage(made.picture);
    download(address, fileName);
    onImage(address);
    return madeWords(`Saved as ${fileName}`, made.smaller);
  };
  const copy = async () => {
    const made = picture(PASSED_ON);
    const isCopied = await copyPicture(made.then(({ picture: file }) => file));
    if (!isCopied) return "The browser did not let the picture be copied. Save it instead.";
    return madeWords("The picture is copied", (await made).smaller);
  };
  const share = async () => {
    const made = await picture(PASSED_ON);
    const outcome = await sharePicture(
      pictureFile(made.picture, fileNameOf(title, made.smaller?.key ?? PASSED_ON)),
    );
    if (outcome === "late") return "The picture is ready. Press “Share picture” once more.";
    return outcome === "shared" ? madeWords("The picture is shared", made.smaller) : "";
  };
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id}>Save a picture</h3>
      <ul className={styles.sizes}>
        {EXPORT_SIZES.map((size) => (
          <li key={size.key}>
            <button
              className={styles.size}
              type="button"
              aria-disabled={busy !== undefined}
              data-busy={busy === size.key || undefined}
              onClick={() => act(size.key, () => save(size.key))}
            >
              <span className={styles.sizeName}>{size.title}</span>
              <span className={styles.sizeUse}>
                {USES[size.key]}
                <br />
                {pixelsOf(size)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {(canCopy || canShare) && (
        <div className={styles.row}>
          {canCopy && (
            <button
              className={styles.plain}
              type="button"
              aria-disabled={busy !== undefined}
              onClick={() => act("copy", copy)}
            >
              Copy picture
            </button>
          )}
          {canShare && (
            <button
              className={styles.plain}
              type="button"
              aria-disabled={busy !== undefined}
              onClick={() => act("share", share)}
            >
              Share picture
            </button>
          )}
        </div>
      )}
      <p className={styles.status} aria-live="polite">
        {words}
      </p>
      <p className={styles.hint}>
        A saved picture carries the stand: open the file in the maker, and the work goes on.
      </p>
    </section>
  );
}

function download(address: string, name: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
}

let last = "";

/** The address of a picture that was saved; the one before is let go, so that one is held at most. */
function asLastImage(picture: Blob): string {
  if (last !== "") URL.revokeObjectURL(last);
  last = URL.createObjectURL(picture);
  return last;
}

/** A size in words: `1800 × 2400`. */
const pixelsOf = ({ width, height }: ExportSize): string => `${width} × ${height}`;

/** Why there is no picture, for the visitor. */
function whyNoPicture(error: unknown): string {
  if (!(error instanceof ExportError)) return "The picture could not be made. Please try again.";
  return error.fault === "fetch"
    ? "A part of the stand could not be fetched. Check the network and try again."
    : "This device has no room for a picture of this stand. Close other pages and try again.";
}

/** What is said after a picture was made: of its size, only if it is not the one asked for. */
const madeWords = (done: string, smaller: ExportSize | undefined): string =>
  smaller
    ? `${done}, at ${pixelsOf(smaller)}: this device could not make the larger size.`
    : `${done}.`;
