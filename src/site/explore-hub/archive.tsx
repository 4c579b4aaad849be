import { Link } from "gatsby";
import { formatDate } from "#lib/format/birthday";
import { campaignPath } from "#lib/content/pages/paths";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as details from "#src/ui/primitives/details.module.css";
import * as styles from "./archive.module.css";
import shelves from "./shelves.json";

/** The poster archive: every campaign, shelf by shelf. */
export function Archive({ campaigns }: { campaigns: readonly Queries.HubCampaignFragment[] }) {
  return (
    <section className={styles.archive} aria-labelledby="archive">
      <h2 id="archive" className={letters.title6}>
        The poster archive
      </h2>
      <div className={`${shapes.stack6} ${details.top4}`}>
        {shelves.map(({ id, title }) => {
          const posters = campaigns.filter(({ shelf }) => shelf === id);
          if (posters.length === 0) return null;
          return (
            <div key={id} data-shelf={id}>
              <h3 className={styles.label}>{title}</h3>
              <ul className={styles.posters}>
                {posters.map(({ slug, name, description, from }) => (
                  <li key={slug} className={styles.poster}>
                    {from ? (
                      <time className={`${details.text3} ${letters.heavy}`} dateTime={from}>
                        {formatDate(from)}
                      </time>
                    ) : null}
                    <Link className={styles.link} to={campaignPath(slug)}>
                      {name}
                    </Link>
                    <p className={styles.about}>{description}</p>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  );
}
