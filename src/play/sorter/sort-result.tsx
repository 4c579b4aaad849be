import { Link } from "gatsby";
import { useMemo } from "react";
import { counted } from "#lib/format/counted";
import { characterPath } from "#lib/content/model/pages/paths";
import type { SortDocument } from "#lib/play/sorter/document";
import { averages, placed } from "#lib/play/sorter/progress";
import type { Tied } from "#lib/play/sorter/ranking";
import { Picture } from "#src/ui/primitives/picture/picture";
import { ShareSort } from "./share-sort";
import * as styles from "./sort-result.late.module.css";
import type { RankedIdol, SorterIdol } from "./sorter-idol";
import { TierList } from "./tier-list";
import { useSortKeys } from "./use-sort-keys";
import { Row, Stack } from "#src/ui/primitives/layout/layout";
import { Tag } from "#src/ui/primitives/panel/panel";
import { Text, Title } from "#src/ui/primitives/text/text";
import { Button } from "#src/ui/primitives/button/button";
import { Rays } from "#src/ui/primitives/rays/rays";

interface SortResultProps {
  document: SortDocument;
  places: readonly Tied<number>[];
  casts: readonly (readonly number[])[];
  personOf: (id: number) => SorterIdol | undefined;
  onChange: (document: SortDocument) => void;
  onNew: () => void;
}

/** Result of a sorting: podium, ranking, averages, tiers, sharing. */
export function SortResult(props: SortResultProps) {
  const { document, places, casts, personOf, onChange, onNew } = props;
  const { isTop, choices, people } = document;
  const takeBack = () => onChange({ ...document, choices: choices.slice(0, -1), tiers: "" });
  useSortKeys({ choose: () => undefined, takeBack });
  const ranking = useMemo(
    () =>
      placed(places).flatMap(({ id, place }): RankedIdol[] => {
        const person = personOf(id);
        return person ? [{ person, place }] : [];
      }),
    [places, personOf],
  );
  return (
    <article>
      <Rays as="header" tone="pink" className={styles.head}>
        <Tag className={styles.badge}>
          {people.length} idols · {counted(choices.length, "choice")}
        </Tag>
        <Title as="h1" outline="raised" className={styles.title} tabIndex={-1}>
          {isTop ? "The top ten" : "The ranking"}
        </Title>
        <ol className={styles.podium} aria-label="Podium">
          {ranking.slice(0, 3).map(({ person, place }, at) => (
            <li
              key={person.id}
              className={styles.step}
              data-step={at + 1}
              data-unit={person.unitRecord.id}
            >
              <div className={styles.poster}>
                <Picture
                  image={person.posterPicture.imageData}
                  alt=""
                  sizes="(min-width: 900px) 280px, 30vw"
                />
              </div>
              <Row className={styles.block}>
                <b className={styles.place}>{place}</b>
                <Link className={styles.name} to={characterPath(person.cname)}>
                  {person.name}
                </Link>
              </Row>
            </li>
          ))}
        </ol>
      </Rays>
      <ShareSort document={document} ranking={ranking} casts={casts}>
        <Button shadow={1} onClick={onNew}>
          Another sorting
        </Button>
        <Button shadow={1} onClick={takeBack}>
          Take back <kbd aria-hidden="true">Z</kbd>
        </Button>
      </ShareSort>
      <section className={styles.section} aria-labelledby="ranking">
        <h2 id="ranking">From first to last</h2>
        <Stack as="ol" className={styles.list}>
          {ranking.map(({ person: { id, cname, name, unitRecord, facePicture }, place }) => (
            <Row
              as="li"
              gap={3}
              key={id}
              className={styles.row}
              data-unit={unitRecord.id}
              value={place}
            >
              <b className={styles.listPlace}>{place}</b>
              <span className={styles.face}>
                <Picture image={facePicture.small} alt="" sizes="52px" />
              </span>
              <span className={styles.words}>
                <Text as={Link} weight={800} to={characterPath(cname)}>
                  {name}
                </Text>
                <Text as="span" size={3}>
                  {unitRecord.name}
                </Text>
              </span>
            </Row>
          ))}
        </Stack>
      </section>
      {!isTop && <UnitAverages ranking={ranking} />}
      {ranking.length > 2 && (
        <TierList
          ranking={ranking}
          tiers={document.tiers}
          onChange={(tiers) => onChange({ ...document, tiers })}
        />
      )}
    </article>
  );
}

/** Average rank of each unit's members, with a bar that is longer for a better one. */
function UnitAverages({ ranking }: { ranking: readonly RankedIdol[] }) {
  const unitOf = new Map(ranking.map(({ person }) => [person.id, person.unitRecord]));
  const names = new Map([...unitOf.values()].map(({ id, name }) => [id, name]));
  const rows = averages(
    ranking.map(({ person, place }) => ({ id: person.id, place })),
    (id) => unitOf.get(id)?.id,
  );
  if (rows.length < 2) return null;
  return (
    <section className={styles.averages} aria-labelledby="units">
      <h2 id="units">Units, on average</h2>
      <Stack as="ol" className={styles.averagesList}>
        {rows.map(({ group, average, count }) => (
          <li key={group} data-unit={group}>
            <b>{names.get(group)}</b>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width={100 - ((average - 1) / ranking.length) * 100} height="10" />
            </svg>
            <span>
              place {average.toFixed(1)} <small>of {count}</small>
            </span>
          </li>
        ))}
      </Stack>
    </section>
  );
}
