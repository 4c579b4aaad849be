import { Link } from "gatsby";
import { formatList } from "#lib/format/list";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as details from "#src/ui/primitives/details.late.module.css";
import * as styles from "./in-common.late.module.css";
import {
  KINDS,
  type Member,
  type Occasions,
  type SharedThing,
  sharedThings,
} from "./shared-things";

interface InCommonProps {
  chosen: readonly Member[];
  data: Occasions;
}

const SHOWN = 6;

/** Where two or more of them meet: units, clubs, trips, events. */
export function InCommon({ chosen, data }: InCommonProps) {
  const things = sharedThings(chosen, data);
  if (things.length === 0) {
    return <p className={`${details.text6} ${letters.bold}`}>Nothing that this guide knows of.</p>;
  }
  const kinds = Object.entries(KINDS).map(([kind, name]) => ({
    kind,
    name,
    list: things.filter((one) => one.kind === kind),
  }));
  const entry = (thing: SharedThing) => (
    <Thing key={thing.path} thing={thing} isOfAll={thing.who.length === chosen.length} />
  );
  return (
    <div className={styles.kinds}>
      {kinds
        .filter(({ list }) => list.length > 0)
        .map(({ kind, name, list }) => (
          <section key={kind} className={styles.kind} aria-labelledby={`common-${kind}`}>
            <h3 id={`common-${kind}`} className={styles.title}>
              {name} <span className={styles.count}>{list.length}</span>
            </h3>
            <ul className={details.top2}>{list.slice(0, SHOWN).map(entry)}</ul>
            {list.length > SHOWN ? (
              <details className={styles.more}>
                <summary>{list.length - SHOWN} more</summary>
                <ul className={details.top2}>{list.slice(SHOWN).map(entry)}</ul>
              </details>
            ) : null}
          </section>
        ))}
    </div>
  );
}

function Thing({ thing, isOfAll }: { thing: SharedThing; isOfAll: boolean }) {
  const { title, note, path, who } = thing;
  return (
    <li className={styles.thing}>
      <Link to={path}>{title}</Link>
      {note ? <span className={styles.note}> {note}</span> : null}
      {isOfAll ? null : (
        <span className={styles.who}>{formatList(who.map(({ name }) => name))}</span>
      )}
    </li>
  );
}
