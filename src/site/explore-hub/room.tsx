import type { ReactNode } from "react";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as styles from "./room.module.css";

interface RoomProps {
  /** Its place in the house, and the colour of its walls. */
  id: string;
  title: string;
  about: string;
  path: string;
  /** What stands in it. */
  children: ReactNode;
  /** Links of its own, which stand above the door. */
  inside?: ReactNode;
}

/** A room of the house: what stands in it, and the plate on its door, which is the link. */
export function Room({ id, title, about, path, children, inside }: RoomProps) {
  return (
    <li className={styles.room} data-room={id}>
      <div className={styles.set} aria-hidden="true">
        {children}
      </div>
      {inside}
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
