import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import { type OpenPages, openPath } from "./open-pages";
import * as styles from "./side-doors.module.css";

interface SideDoorsProps {
  doors: readonly { title: string; path: string }[];
  pages: OpenPages;
}

/** Doors of a room to the pages below its own, as far as the build has them. */
export function SideDoors({ doors, pages }: SideDoorsProps) {
  return (
    <ul className={styles.doors}>
      {doors
        .filter(({ path }) => openPath(path, pages) !== "")
        .map(({ title, path }) => (
          <li key={path}>
            <SiteLink className={styles.door} target={path}>
              {title}
            </SiteLink>
          </li>
        ))}
    </ul>
  );
}
