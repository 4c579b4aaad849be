import { observer } from "mobx-react-lite";
import { useId, useState } from "react";
import { CanvasBlockedError } from "#src/data/browser/blocked-canvas";
import { saveFile } from "#src/data/browser/save-file";
import { useSingle } from "#src/ui/hooks/use-single";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import { ExportError } from "../export/export-error";
import { EXPORT_SIZES, type ExportSize } from "../export/export-sizes";
import type { SavedPicture } from "../export/saved-picture";
import { useStands } from "../store/use-stands";
import { Button, Cluster, Stack, Text } from "#src/ui/primitives/elements";
import * as styles from "./sections.module.css";
import {
  canCopyPictures,
  canShareFiles,
  copyPicture,
  fileNameOf,
  sharePicture,
} from "#src/data/browser/share-picture";

type Size = ExportSize["key"];

/** Size of copied and shared pictures: sharp on any screen, and fast. */
const SHARED_SIZE = "medium";

export const SaveSection = observer(function SaveSection({
  title,
  renderPicture,
  link,
}: {
  title: string;
  renderPicture: (size: Size) => Promise<SavedPicture>;
  link: string;
}) {
  const id = useId();
  const stands = useStands();
  const [busy, setBusy] = useState<string>();
  const [message, setMessage] = useState("");
  const [canCopy] = useState(canCopyPictures);
  const [canShare] = useState(canShareFiles);
  const runSingle = useSingle();

  /** Click handler: runs one picture action at a time, and shows its result. */
  const act = (name: string, work: () => Promise<string>) => () =>
    runSingle(async () => {
      setBusy(name);
      setMessage("Drawing the picture …");
      setMessage(await work().catch(pictureError));
      setBusy(undefined);
    });
  const save = (size: Size) => async () => {
    const { picture: file, smaller } = await renderPicture(size);
    stands.keepImage(file, link);
    const name = fileNameOf("flower-stand", title, smaller?.key ?? size);
    saveFile(stands.img, name);
    return savedMessage(`Saved as ${name}`, smaller);
  };
  const copy = async () => {
    const drawn = renderPicture(SHARED_SIZE);
    const isCopied = await copyPicture(drawn.then(({ picture: file }) => file));
    if (!isCopied) return "The browser did not let the picture be copied. Save it instead.";
    return savedMessage("The picture is copied", (await drawn).smaller);
  };
  const share = async () => {
    const { picture: file, smaller } = await renderPicture(SHARED_SIZE);
    const outcome = await sharePicture(
      file,
      fileNameOf("flower-stand", title, smaller?.key ?? SHARED_SIZE),
    );
    if (outcome === "expired") return "The picture is ready. Press “Share picture” once more.";
    return outcome === "shared" ? savedMessage("The picture is shared", smaller) : "";
  };
  const button = { type: "button", "aria-disabled": busy !== undefined } as const;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id}>Save a picture</h3>
      <Stack as="ul" className={styles.sizes}>
        {EXPORT_SIZES.map(({ key, title: name, use, ...size }) => (
          <li key={key}>
            <Button
              shadow={1}
              {...button}
              className={styles.size}
              data-busy={busy === key || undefined}
              onClick={act(key, save(key))}
            >
              <span className={styles.sizeName}>{name}</span>
              <Text as="span" size={3} weight={600}>
                {use}
                <br />
                {pixelsOf(size)}
              </Text>
            </Button>
          </li>
        ))}
      </Stack>
      {(canCopy || canShare) && (
        <Cluster className={styles.row}>
          {canCopy && (
            <Button shadow={1} {...button} className={styles.plain} onClick={act("copy", copy)}>
              Copy picture
            </Button>
          )}
          {canShare && (
            <Button shadow={1} {...button} className={styles.plain} onClick={act("share", share)}>
              Share picture
            </Button>
          )}
        </Cluster>
      )}
      <Text weight={700} className={styles.status} aria-live="polite">
        {message}
      </Text>
      <LastPicture address={stands.img} link={stands.currentSrcUrl} />
      <Text size={4} soft className={styles.hint}>
        A saved picture carries the stand: open the file in the maker, and the work goes on.
      </Text>
    </section>
  );
});

/** Opens the last saved picture, for browsers that hide downloads, and the stand at that time. */
function LastPicture({ address, link }: { address: string; link: string }) {
  if (address === "") return null;
  return (
    <Text size={4} soft className={styles.hint}>
      Saved last: <SiteLink target={address}>open the picture</SiteLink>
      {link !== "" && (
        <>
          {" "}
          or <SiteLink target={link}>the stand that it shows</SiteLink>
        </>
      )}
      .
    </Text>
  );
}

const pixelsOf = ({ width, height }: Pick<ExportSize, "width" | "height">) =>
  `${width} × ${height}`;

function pictureError(error: unknown): string {
  if (error instanceof CanvasBlockedError) return error.message;
  if (!(error instanceof ExportError)) return "The picture could not be made. Please try again.";
  return error.fault === "fetch"
    ? "A part of the stand could not be fetched. Check the network and try again."
    : "This device has no room for a picture of this stand. Close other pages and try again.";
}

/** Announces a picture; names its size only if it is smaller than requested. */
const savedMessage = (done: string, smaller: ExportSize | undefined): string =>
  smaller
    ? `${done}, at ${pixelsOf(smaller)}: this device could not make the larger size.`
    : `${done}.`;
