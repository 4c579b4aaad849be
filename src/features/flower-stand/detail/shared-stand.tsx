import { Link } from "gatsby";
import type { StandKit } from "../../../../plugins/flower-stand/document/kit";
import type { StandFault } from "../../../../plugins/flower-stand/document/restore";
import { exhibitionPath, makeYoursPath, sharedStandPath } from "../../../lib/paths";
import { useDrawing } from "../exhibition/use-drawing";
import { BigScene } from "./big-scene";
import { CopyLink } from "./copy-link";
import * as styles from "./detail.module.css";
import { NoStand } from "./no-stand";

/** Why a document shows nothing, in words. */
export const FAULTS: Readonly<Record<StandFault, string>> = {
  unreadable: "This link cannot be read. Perhaps only a part of it arrived.",
  "too-new": "This stand was made with a later version of this site. Load the page anew.",
  "too-large": "This link holds more than any stand does.",
  "no-stand": "This link holds something, but no flower stand.",
};

interface SharedStandProps {
  readonly document: string;
  readonly kit: StandKit;
}

/** A stand out of a link. Nobody has looked at it but whoever made the link, and it says so. */
export function SharedStand({ document, kit }: SharedStandProps) {
  const drawing = useDrawing({ document }, kit);
  if (drawing.state === "faulty") return <NoStand why={FAULTS[drawing.fault]} />;
  const stand = drawing.state === "read" ? drawing.stand : undefined;
  return (
    <div className={styles.page}>
      <div className={styles.stage}>
        <BigScene stand={stand} kit={kit} title="A flower stand" />
        <div className={styles.plate}>
          <p className={styles.sign}>By link</p>
          <h1 className={styles.title}>Flowers for you</h1>
          <p>
            This stand came with its link. It does not hang in the exhibition, and no maintainer has
            looked at it.
          </p>
          <div className={styles.actions}>
            <Link className={styles.main} to={makeYoursPath(document)}>
              Make it yours
            </Link>
            <CopyLink path={sharedStandPath(document)} />
            <Link className={styles.action} to={exhibitionPath}>
              To the exhibition
            </Link>
          </div>
        </div>
      </div>
    </div>
  );
}
