import { dataIndexPath, dataPath, dataSchemaPath, dataTypesPath } from "#lib/site/addresses";
import * as credits from "./end-credits.module.css";
import * as styles from "./take-home.module.css";

const REELS = [
  { path: dataIndexPath, title: "The index", about: "What there is, and the terms of use" },
  { path: dataPath("units", "knights"), title: "A record", about: "Knights, as an example" },
  { path: dataSchemaPath("unit"), title: "Its schema", about: "What each field means" },
  { path: dataTypesPath, title: "The types", about: "All of it for TypeScript" },
] as const;

/** The records of this site as data that other fans may build on. */
export function TakeHome() {
  return (
    <section className={credits.part} aria-labelledby="take-home">
      <h2 id="take-home" className={credits.partTitle}>
        Take the script home
      </h2>
      <p className={credits.about}>
        Are you making something for the fandom yourself? Units, idols, clubs, albums and notices
        are here as JSON, for any page to fetch. Fields are added, never removed. In return, link to
        the page that your data comes from.
      </p>
      <ul className={styles.reels}>
        {REELS.map(({ path, title, about }) => (
          <li key={path}>
            <a className={styles.reel} href={path}>
              <strong className={styles.name}>{title}</strong>
              <span>{about}</span>
              <code className={styles.path}>{path}</code>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
