import { Link } from "gatsby";
import { formatList } from "#lib/format/list";
import * as styles from "./in-common.late.module.css";
import {
  KINDS,
  type Member,
  type CastRecords,
  type SharedThing,
  sharedThings,
} from "./shared-things";
import { Panel, Text } from "#src/ui/primitives/elements";

const SHOWN = 6;

export function InCommon({ chosen, data }: { chosen: readonly Member[]; data: CastRecords }) {
  const things = sharedThings(chosen, data);
  if (things.length === 0) {
    return (
      <Text size={6} weight={700}>
        Nothing that this guide knows of.
      </Text>
    );
  }
  const kinds = Object.entries(KINDS).map(([kind, name]) => ({
    kind,
    name,
    list: things.filter((thing) => thing.kind === kind),
  }));
  const entry = (thing: SharedThing) => (
    <Thing key={thing.path} thing={thing} isOfAll={thing.who.length === chosen.length} />
  );
  return (
    <div className={styles.kinds}>
      {kinds
        .filter(({ list }) => list.length > 0)
        .map(({ kind, name, list }) => (
          <Panel
            as="section"
            shadow={1}
            key={kind}
            className={styles.kind}
            aria-labelledby={`common-${kind}`}
          >
            <h3 id={`common-${kind}`} className={styles.title}>
              {name} <span className={styles.count}>{list.length}</span>
            </h3>
            <ul>{list.slice(0, SHOWN).map(entry)}</ul>
            {list.length > SHOWN ? (
              <details className={styles.more}>
                <summary>{list.length - SHOWN} more</summary>
                <ul>{list.slice(SHOWN).map(entry)}</ul>
              </details>
            ) : null}
          </Panel>
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
        <span className={styles.person}>{formatList(who.map(({ name }) => name))}</span>
      )}
    </li>
  );
}
