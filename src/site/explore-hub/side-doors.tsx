import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import * as styles from "./side-doors.module.css";

interface SideDoorsProps {
  doors: readonly { title: string; path: string }[];
}

/** Doors of a room to the pages below its own. */
export function SideDoors({ doors }: SideDoorsProps) {
  return (
    <ul className={styles.doors}>
      {doors.map(({ title, path }) => (
        <li key={path}>
          <SiteLink className={styles.door} target={path}>
            {title}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
