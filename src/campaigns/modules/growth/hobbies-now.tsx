import { Link } from "gatsby";
import { characterPath } from "#lib/content/pages/paths";
import { type HobbyChange, hobbiesOf } from "./hobbies";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as styles from "./hobbies-now.module.css";

/** How many of those who have something new are shown at once. */
const SHOWN = 12;

/** Hobbies then and now: the old one crossed out where nothing of it is left. */
export function Hobbies({ characters }: { characters: readonly Queries.GrowthDetailFragment[] }) {
  const { changed, kept } = hobbiesOf(characters);
  const more = changed.slice(SHOWN);
  return (
    <section>
      <h3 className={letters.title4}>Hobbies then and now</h3>
      <p className={styles.intro}>
        Centimetres are not all that happens to a person. {changed.length} profiles name a hobby of
        which no word was left a year later.
      </p>
      <ul className={styles.changes}>
        {changed.slice(0, SHOWN).map((change) => (
          <li
            key={change.source.jsonId}
            className={styles.change}
            data-character={change.source.jsonId}
          >
            <HobbyLines {...change} />
          </li>
        ))}
      </ul>
      <details className={styles.others}>
        <summary>
          And {more.length} more, and the {kept.length} who stayed with theirs or added to it
        </summary>
        <ul className={styles.list}>
          {[...more, ...kept].map((change) => (
            <li key={change.source.jsonId}>
              <HobbyLines {...change} isKept={kept.includes(change)} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function HobbyLines({ source, old, now, isKept = false }: HobbyChange & { isKept?: boolean }) {
  return (
    <>
      <p className={letters.bold}>
        <Link to={characterPath(source.cname)}>{source.name}</Link>
      </p>
      <p className={styles.old}>{isKept ? old : <s>{old}</s>}</p>
      <p className={styles.now}>{old === now ? "The same, thank you" : now}</p>
    </>
  );
}
