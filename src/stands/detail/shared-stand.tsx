import { Link } from "gatsby";
import type { StandKit } from "#lib/stand/document/kit";
import { exhibitionPath, makeYoursPath, sharedStandPath } from "#lib/content/pages/paths";
import { useDrawing } from "../scene/use-drawing";
import { BigScene } from "./big-scene";
import { CopyLink } from "./copy-link";
import * as styles from "./detail.module.css";
import { LINK_FAULTS, NOT_LOADED } from "./faults";
import { NoStand } from "./no-stand";
import { useTabTitle } from "#src/app/routing/use-tab-title";

const TITLE = "Flowers for you";

interface SharedStandProps {
  readonly document: string;
  readonly kit: StandKit;
}

/** A stand out of a link. Nobody has looked at it but whoever made the link, and it says so. */
export default function SharedStand({ document, kit }: SharedStandProps) {
  const drawing = useDrawing({ document }, kit);
  useTabTitle(drawing.state === "read" ? TITLE : undefined);
  if (drawing.state === "faulty") return <NoStand why={LINK_FAULTS[drawing.fault]} />;
  if (drawing.state === "not-loaded") return <NoStand why={NOT_LOADED} />;
  const stand = drawing.state === "read" ? drawing.stand : undefined;
  return (
    <div className={styles.page}>
      <div className={styles.stage}>
        <BigScene stand={stand} kit={kit} title="A flower stand" />
        <div className={styles.plate}>
          <p className={styles.sign}>By link</p>
          <h1 className={styles.title}>{TITLE}</h1>
          <p>
            This stand came by link. It is not in the exhibition, and no maintainer has checked it.
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
