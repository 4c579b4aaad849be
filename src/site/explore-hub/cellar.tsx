import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import { legalPath } from "#lib/content/pages/paths";
import * as details from "#src/ui/primitives/details.module.css";
import * as art from "./art/art.module.css";
import hub from "./hub.svg";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as styles from "./cellar.module.css";

interface CellarProps {
  legal: readonly { readonly slug: string; readonly title: string }[];
}

const ENGINE = [
  { title: "End credits", path: "/sdk" },
  { title: "App stores", path: "/appstore" },
  { title: "The front door", path: "/" },
];

/** What keeps the house running: the engine room and the house rules. */
export function Cellar({ legal }: CellarProps) {
  const link = ({ title, path }: { title: string; path: string }) => (
    <li key={path}>
      <SiteLink className={details.link} target={path}>
        {title}
      </SiteLink>
    </li>
  );
  return (
    <section className={styles.cellar} aria-labelledby="cellar">
      <Drawing className={art.art} from={`${hub}#cogs`} viewBox="0 0 300 200" />
      <div className={styles.part}>
        <h2 id="cellar" className={letters.title4}>
          Engine room
        </h2>
        <ul className={styles.list}>{ENGINE.map(link)}</ul>
      </div>
      <div className={styles.part}>
        <h2 className={letters.title4}>House rules</h2>
        <ul className={styles.list}>
          {legal.map(({ slug, title }) => link({ title, path: legalPath(slug) }))}
        </ul>
      </div>
    </section>
  );
}
