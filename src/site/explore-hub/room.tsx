import type { ReactNode } from "react";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import * as art from "./art/art.module.css";
import hub from "./hub.svg";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as styles from "./room.module.css";
import * as side from "./side-doors.module.css";

interface RoomProps {
  room: {
    /** Its place in the house, and the colour of its walls. */
    id: string;
    title: string;
    about: string;
    path: string;
    /** What is drawn in it: an id in hub.svg. */
    drawing?: string;
    /** The pages below its own. */
    doors?: readonly { title: string; path: string }[];
  };
  /** Who stands in it. */
  children: ReactNode;
  /** Links that hang in it. */
  inside: ReactNode;
}

/** A room of the house: what stands in it, its side doors, and the plate on its door, which is the link. */
export function Room({ room, children, inside }: RoomProps) {
  const { id, title, about, path, drawing, doors } = room;
  return (
    <li className={styles.room} data-room={id}>
      <div className={styles.set} aria-hidden="true">
        {children}
        {drawing && <Drawing className={art.art} from={`${hub}#${drawing}`} />}
      </div>
      {inside}
      {doors && (
        <ul className={side.doors}>
          {doors.map((door) => (
            <li key={door.path}>
              <SiteLink className={side.door} target={door.path}>
                {door.title}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.plate}>
        <h2 className={letters.title3}>
          <SiteLink className={styles.link} target={path}>
            {title}
          </SiteLink>
        </h2>
        <p className={styles.about}>{about}</p>
      </div>
    </li>
  );
}
