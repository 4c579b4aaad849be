import type { ReactNode } from "react";
import type { EXPLORE_ROOMS } from "#lib/content/model/pages/hub";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import { Cluster, Panel, Title } from "#src/ui/primitives/elements";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import hub from "./hub.svg";
import * as styles from "./room.module.css";

interface RoomProps {
  room: (typeof EXPLORE_ROOMS)[number];
  children: ReactNode;
  links: ReactNode;
}

export function Room({ room, children, links }: RoomProps) {
  const { id, title, about, path, drawing, doors } = room;
  return (
    <li className={styles.room} data-room={id}>
      <div className={styles.set} aria-hidden="true">
        {children}
        {drawing && <Drawing outline={5} strokeLinecap="round" from={`${hub}#${drawing}`} />}
      </div>
      {links}
      <div className={styles.plate}>
        <Title size={3}>
          <SiteLink className={styles.link} target={path}>
            {title}
          </SiteLink>
        </Title>
        <p className={styles.about}>{about}</p>
        {doors.length > 0 && (
          <Cluster as="ul" className={styles.doors}>
            {doors.map((door) => (
              <li key={door.path}>
                <Panel as={SiteLink} className={styles.door} target={door.path}>
                  {door.title}
                </Panel>
              </li>
            ))}
          </Cluster>
        )}
      </div>
    </li>
  );
}
