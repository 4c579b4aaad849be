import { siteHere } from "#src/data/browser/base-path";
import { graphql, useStaticQuery } from "gatsby";
import { useId, useMemo } from "react";
import type { FlowerStand } from "#content/types";
import type { StandKit } from "#lib/stand/kit/kit";
import { useSettled } from "#src/ui/hooks/use-settled";
import { Dialog } from "#src/ui/primitives/dialog/dialog";
import { Button, Row } from "#src/ui/primitives/elements";
import type { LoadOwnPicture } from "../export/draw-layer";
import type { ExportSize } from "../export/export-sizes";
import { type SavedPicture, savedPicture } from "../export/saved-picture";
import { StandScene } from "../scene/stand-scene";
import { LinkSection } from "./link-section";
import { PublishSection } from "./publish-section";
import { SaveSection } from "./save-section";
import { shareLink } from "./share-link";
import * as sections from "./sections.module.css";
import * as styles from "./share-dialog.module.css";

interface ShareDialogProps {
  readonly stand: FlowerStand;
  readonly kit: StandKit;
  /** Name of the stand; default of the file name and of the form. */
  readonly title: string;
  /** Loads pictures of the visitor; must be stable. */
  readonly loadOwn: LoadOwnPicture;
  readonly ownPicture: (key: string) => string | undefined;
  readonly onClose: () => void;
}

/** Sharing options of a stand: picture, link, exhibition. With a picture of the visitor it can only be saved. */
export default function ShareDialog(props: ShareDialogProps) {
  const { stand, kit, title, loadOwn, ownPicture, onClose } = props;
  const { site, units } = useStaticQuery<Queries.ShareDialogQuery>(graphql`
    query ShareDialog {
      site: siteDefaults {
        address
        share { facebook twitter line }
      }
      units: allUnit(sort: [{ name: ASC }, { jsonId: ASC }]) {
        nodes { id: jsonId name }
      }
    }
  `);
  const id = useId();
  const origin = site?.address || siteHere();
  const link = useSettled(useMemo(() => shareLink(stand, origin), [stand, origin]));
  const renderPicture = useMemo(() => picturesOf(stand, kit, loadOwn), [stand, kit, loadOwn]);
  return (
    <Dialog isFull className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <Row as="header" gap={3} className={styles.head}>
        <h2 id={id}>Share &amp; save</h2>
        <Button shadow={1} className={sections.plain} onClick={onClose}>
          Close
        </Button>
      </Row>
      <div className={styles.body}>
        <div className={styles.preview}>
          <StandScene stand={stand} kit={kit} label={`Preview: ${title}`} ownPicture={ownPicture} />
        </div>
        <div className={styles.links}>
          <SaveSection
            title={title}
            renderPicture={renderPicture}
            link={typeof link === "object" ? link.address : ""}
          />
          {typeof link === "object" ? (
            <>
              <LinkSection link={link} share={site?.share ?? NO_SHARE} />
              <PublishSection
                document={link.document}
                title={title}
                palette={stand.palette}
                units={units.nodes}
              />
            </>
          ) : (
            link && <NoLink why={link} />
          )}
        </div>
      </div>
    </Dialog>
  );
}

const NO_SHARE = { facebook: "", twitter: "", line: "" };

function picturesOf(stand: FlowerStand, kit: StandKit, loadOwn: LoadOwnPicture) {
  const made = new Map<ExportSize["key"], Promise<SavedPicture>>();
  return (size: ExportSize["key"]): Promise<SavedPicture> => {
    const picture = made.get(size) ?? savedPicture(stand, kit, { size, loadOwn });
    made.set(size, picture);
    picture.catch(() => made.delete(size));
    return picture;
  };
}

/** Explains why a stand has no link, and offers alternatives. */
function NoLink({ why }: { why: "own" | "no-link" }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${sections.section} ${sections.stays}`}>
      <h3 id={id}>{why === "own" ? "Your picture stays with you" : "Too much for a link"}</h3>
      {why === "own" ? (
        <>
          <p>
            This stand holds a picture of your own. It never leaves your device, so the stand has no
            link and cannot hang in the exhibition. Saving works: the file is yours.
          </p>
          <p>Swap your picture for a poster to get the link, the code and the exhibition back.</p>
        </>
      ) : (
        <p>
          This stand does not fit into a link. Shorten its messages or take some layers away. Saving
          works.
        </p>
      )}
    </section>
  );
}
