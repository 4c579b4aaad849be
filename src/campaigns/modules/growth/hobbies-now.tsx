import { Link } from "gatsby";
import { characterPath } from "#lib/content/model/pages/paths";
import { formatList } from "#lib/format/list";
import * as styles from "./hobbies-now.late.module.css";
import { Text, Title } from "#src/ui/primitives/elements";

const SHOWN = 12;

export function Hobbies({ characters }: { characters: readonly Queries.GrowthDetailFragment[] }) {
  const { changed, unchanged } = compareHobbies(characters);
  const more = changed.slice(SHOWN);
  return (
    <section>
      <Title as="h3" size={4}>
        Hobbies then and now
      </Title>
      <p className={styles.intro}>
        {`${changed.length} profiles list an entirely different hobby a year later.`}
      </p>
      <ul className={styles.changes}>
        {changed.slice(0, SHOWN).map((change) => (
          <li key={change.source.id} className={styles.change} data-character={change.source.id}>
            <HobbyLines {...change} />
          </li>
        ))}
      </ul>
      <details className={styles.others}>
        <summary>
          {`And ${more.length} more, and the ${unchanged.length} who stayed with theirs or added to it`}
        </summary>
        <ul className={styles.list}>
          {more.map((change) => (
            <li key={change.source.id}>
              <HobbyLines {...change} />
            </li>
          ))}
        </ul>
        <p>{`Theirs still, or with something added: ${formatList(unchanged.map(({ source }) => source.name))}.`}</p>
      </details>
    </section>
  );
}

function HobbyLines({ source, old, now }: HobbyChange) {
  return (
    <>
      <Text weight={700}>
        <Link to={characterPath(source.cname)}>{source.name}</Link>
      </Text>
      <p className={styles.old}>
        <s>{old}</s>
      </p>
      <p className={styles.now}>{now}</p>
    </>
  );
}

interface HobbyChange {
  source: Queries.GrowthDetailFragment;
  old: string;
  now: string;
}

const IGNORED_WORDS = new Set([
  "and",
  "at",
  "by",
  "in",
  "of",
  "on",
  "other",
  "the",
  "things",
  "to",
  "up",
]);

/** Changed hobbies (no common word), and unchanged ones; shortest first. */
export function compareHobbies(records: readonly HobbyChange["source"][]) {
  const changed: HobbyChange[] = [];
  const unchanged: HobbyChange[] = [];
  for (const source of records) {
    const { interest: now, year1 } = source.profile;
    if (!year1) continue;
    const old = year1.interest;
    const words = wordsOf(now);
    const isKept = [...wordsOf(old)].some((word) => words.has(word));
    (isKept ? unchanged : changed).push({ source, old, now });
  }
  const byLength = (a: HobbyChange, b: HobbyChange) => a.old.length - b.old.length;
  return { changed: changed.sort(byLength), unchanged: unchanged.sort(byLength) };
}

function wordsOf(hobby: string): Set<string> {
  const words = hobby.toLowerCase().match(/[\p{L}]+/gu) ?? [];
  return new Set(words.filter((word) => !IGNORED_WORDS.has(word)));
}
