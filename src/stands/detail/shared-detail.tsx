import { Link } from "gatsby";
import { exhibitionPath, makeYoursPath, sharedStandPath } from "#lib/content/model/pages/paths";
import type { StandKit } from "#lib/stand/kit/kit";
import { useTabTitle } from "#src/app/routing/use-tab-title";
import { useDrawing } from "../scene/use-drawing";
import { BigScene, CopyLink, DetailFrame, NoStand } from "./detail-frame";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as styles from "./detail.module.css";
import faults from "./faults.json";

const TITLE = "Flowers for you";

/** A stand out of a link. Nobody has looked at it but whoever made the link, and it says so. */
export default function SharedDetail({ document, kit }: { document: string; kit: StandKit }) {
  const drawing = useDrawing({ document }, kit);
  useTabTitle(drawing?.ok ? TITLE : undefined);
  if (drawing?.ok === false) return <NoStand why={faults.shared[drawing.fault]} />;
  return (
    <DetailFrame picture={<BigScene drawing={drawing} kit={kit} title="A flower stand" />}>
      <p className={styles.sign}>By link</p>
      <h1 className={styles.title}>{TITLE}</h1>
      <p>This stand came by link. It is not in the exhibition, and no maintainer has checked it.</p>
      <div className={styles.actions}>
        <Link className={styles.main} to={makeYoursPath(document)}>
          Make it yours
        </Link>
        <CopyLink path={sharedStandPath(document)} />
        <Link className={shapes.button} to={exhibitionPath}>
          To the exhibition
        </Link>
      </div>
    </DetailFrame>
  );
}
