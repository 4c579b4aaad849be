import { graphql, Link } from "gatsby";
import { Picture } from "#src/ui/primitives/picture/picture";
import { Panel, VisuallyHidden } from "#src/ui/primitives/elements";
import { characterPath } from "#lib/content/model/pages/paths";
import type { GrowthEntry } from "./growth";
import * as styles from "./growth-detail.late.module.css";

export function GrowthDetail({ entry }: { entry: GrowthEntry }) {
  const { source, height1, height2, gained } = entry;
  const { profile } = source;
  return (
    <Panel shadow={2} data-only="scripts" className={styles.detail} data-character={source.id}>
      <div className={styles.face}>
        <Picture image={source.posterPicture.face} alt="" sizes="132px" />
      </div>
      <div>
        <p className={styles.name}>
          <Link to={characterPath(source.cname)}>{source.name}</Link>
        </p>
        <p>{`${source.unitRecord.name}, ${profile.year1?.age} then and ${profile.age} now`}</p>
      </div>
      <p className={styles.years}>
        {`${height1} `}
        <span aria-hidden="true">→</span>
        <VisuallyHidden>to</VisuallyHidden>
        {` ${height2} cm`}
      </p>
      <p className={styles.gain}>{gained > 0 ? `+${gained} cm` : "as before"}</p>
    </Panel>
  );
}

export const growthDetailFragment = graphql`
  fragment GrowthDetail on Character {
    id: jsonId cname name color
    unitRecord { id: jsonId name }
    profile {
      height age interest
      year1 { height age interest }
    }
    posterPicture { face: imageData(upTo: 160) }
  }
`;
