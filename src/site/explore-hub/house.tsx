import { Link } from "gatsby";
import type { ReactNode } from "react";
import { Picture } from "#src/ui/primitives/picture/picture";
import { EXPLORE_ROOMS } from "#lib/content/model/pages/hub";
import { unitPath } from "#lib/content/model/pages/paths";
import * as styles from "./house.module.css";
import { Room } from "./room";
import { Cluster, Row, Stack } from "#src/ui/primitives/elements";

interface HouseProps {
  units: readonly Queries.HubUnitFragment[];
  /** Idols on the stage: four at the back, the others in front. */
  leaders: readonly Queries.HubLeaderFragment[];
  faces: readonly Queries.HubFaceFragment[];
}

const AT_THE_BACK = 4;

/** Floors above the cellar. */
export function House({ units, leaders, faces }: HouseProps) {
  const interiors: Record<string, ReactNode> = {
    stage: (
      <div className={styles.posters}>
        {leaders.map(({ id, posterPicture }, index) => (
          <span key={id} className={styles.poster}>
            <Picture
              image={posterPicture.imageData}
              alt=""
              // On phones smaller than shown: flat colours hide it, and it saves bytes.
              sizes={`(min-width: 900px) ${index < AT_THE_BACK ? 150 : 220}px, 13vw`}
            />
          </span>
        ))}
      </div>
    ),
    dressing: (
      <Row gap={3} className={styles.mirrors}>
        {faces.map(({ id, posterPicture }) => (
          <span key={id} className={styles.mirror} data-character={id}>
            <Picture image={posterPicture.imageData} alt="" sizes="120px" />
          </span>
        ))}
      </Row>
    ),
  };
  const bunting = (
    <Cluster as="ul" className={styles.bunting}>
      {units.map(({ id, name }) => (
        <li key={id} data-unit={id}>
          <Link className={styles.flag} to={unitPath(id)}>
            {name}
          </Link>
        </li>
      ))}
    </Cluster>
  );
  return (
    <Stack as="ul" className={styles.house}>
      {EXPLORE_ROOMS.map((room) => (
        <Room key={room.id} room={room} links={room.id === "flies" ? bunting : null}>
          {interiors[room.id]}
        </Room>
      ))}
    </Stack>
  );
}
