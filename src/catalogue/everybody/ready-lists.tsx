import { Link } from "gatsby";
import { clubsPath, officePath } from "#lib/content/pages/paths";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as styles from "./ready-lists.module.css";

/** Where scripts do not run: the pages that sort out everybody by agency and club. */
export function ReadyLists({ offices }: { offices: readonly Queries.EverybodyOfficeFragment[] }) {
  return (
    <nav className={styles.lists} aria-label="Ready-made lists">
      {offices.map(({ id, name }) => (
        <Link key={id} className={shapes.pill} to={officePath(id)}>
          {name}
        </Link>
      ))}
      <Link className={shapes.pill} to={clubsPath}>
        Clubs
      </Link>
    </nav>
  );
}
