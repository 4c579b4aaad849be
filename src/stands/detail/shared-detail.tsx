import { exhibitionPath, makeYoursPath, sharedStandPath } from "#lib/content/model/pages/paths";
import type { StandKit } from "#lib/stand/kit/kit";
import { useTabTitle } from "#src/app/routing/use-tab-title";
import { useDrawing } from "../scene/use-drawing";
import { BigScene, CopyLink, DetailFrame, NoStand } from "./detail-frame";
import { ButtonLink, Cluster, Tag } from "#src/ui/primitives/elements";
import * as styles from "./detail.module.css";
import faults from "./faults.json";

const TITLE = "Flowers for you";

/** A stand contained in a link, labelled as unreviewed. */
export default function SharedDetail({ document, kit }: { document: string; kit: StandKit }) {
  const drawing = useDrawing({ document }, kit);
  useTabTitle(drawing?.ok ? TITLE : undefined);
  if (drawing?.ok === false) return <NoStand why={faults.shared[drawing.fault]} />;
  return (
    <DetailFrame picture={<BigScene drawing={drawing} kit={kit} title="A flower stand" />}>
      <Tag className={styles.sign}>By link</Tag>
      <h1 className={styles.title}>{TITLE}</h1>
      <p>This stand came by link. It is not in the exhibition, and no maintainer has checked it.</p>
      <Cluster align="center" gap={3} className={styles.actions}>
        <ButtonLink shadow={2} tone="sun" className={styles.main} to={makeYoursPath(document)}>
          Make it yours
        </ButtonLink>
        <CopyLink path={sharedStandPath(document)} />
        <ButtonLink to={exhibitionPath}>To the exhibition</ButtonLink>
      </Cluster>
    </DetailFrame>
  );
}
