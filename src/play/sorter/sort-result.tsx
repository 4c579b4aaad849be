import { Link } from "gatsby";
import { useMemo } from "react";
import { counted } from "#lib/format/counted";
import type { SortDocument } from "#lib/play/sorter/document";
import { averages, withPlaces } from "#lib/play/sorter/progress";
import type { Tied } from "#lib/play/sorter/ranking";
import { Picture } from "#src/ui/primitives/picture/picture";
import { ShareSort } from "./share-sort";
import * as styles from "./sort-result.late.module.css";
import type { Contender, Ranked, SorterConfig } from "./sorter-config";
import { TierList } from "./tier-list";
import { useSortKeys } from "./use-sort-keys";
import { Button, Row, Stack, Tag, Text, Title } from "#src/ui/primitives/elements";
import { Rays } from "#src/ui/primitives/rays/rays";

interface SortResultProps {
  config: SorterConfig;
  document: SortDocument;
  places: readonly Tied<number>[];
  casts: readonly (readonly number[])[];
  contenderOf: (id: number) => Contender | undefined;
  onChange: (document: SortDocument) => void;
  onNew: () => void;
}

export function SortResult(props: SortResultProps) {
  const { config, document, places, casts, contenderOf, onChange, onNew } = props;
  const { isTop, choices, people } = document;
  const undo = () => onChange({ ...document, choices: choices.slice(0, -1), tiers: "" });
  useSortKeys({ choose: () => undefined, undo });
  const ranking = useMemo(
    () =>
      withPlaces(places).flatMap(({ id, place }): Ranked[] => {
        const contender = contenderOf(id);
        return contender ? [{ contender, place }] : [];
      }),
    [places, contenderOf],
  );
  return (
    <article>
      <Rays as="header" tone="pink" className={styles.head}>
        <Tag className={styles.badge}>
          {counted(people.length, config.noun)} · {counted(choices.length, "choice")}
        </Tag>
        <Title as="h1" outline="raised" className={styles.title} tabIndex={-1}>
          {isTop ? "The top ten" : "The ranking"}
        </Title>
        <ol className={styles.podium} aria-label="Podium">
          {ranking.slice(0, 3).map(({ contender, place }, at) => (
            <li
              key={contender.id}
              className={styles.step}
              data-step={at + 1}
              data-unit={contender.group.id}
            >
              <div className={styles.poster}>
                <OnPodium contender={contender} />
              </div>
              <Row className={styles.block}>
                <b className={styles.place}>{place}</b>
                <Link className={styles.name} to={contender.path} lang={contender.lang}>
                  {contender.name}
                </Link>
              </Row>
            </li>
          ))}
        </ol>
      </Rays>
      <ShareSort config={config} document={document} ranking={ranking} casts={casts}>
        <Button shadow={1} onClick={onNew}>
          Another sorting
        </Button>
        <Button shadow={1} onClick={undo}>
          Take back <kbd aria-hidden="true">Z</kbd>
        </Button>
      </ShareSort>
      <section className={styles.section} aria-labelledby="ranking">
        <h2 id="ranking">From first to last</h2>
        <Stack as="ol" className={styles.list}>
          {ranking.map(({ contender: { id, name, lang, path, group, face }, place }) => (
            <Row as="li" gap={3} key={id} className={styles.row} data-unit={group.id} value={place}>
              <b className={styles.listPlace}>{place}</b>
              {face && (
                <span className={styles.face}>
                  <Picture image={face} alt="" sizes="52px" />
                </span>
              )}
              <span className={styles.words}>
                <Text as={Link} weight={800} to={path} lang={lang}>
                  {name}
                </Text>
                <Text as="span" size={3}>
                  {group.name}
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

function OnPodium({ contender: { offDuty, poster } }: { contender: Contender }) {
  const image = offDuty ?? poster;
  return image && <Picture image={image} alt="" sizes="(min-width: 900px) 280px, 30vw" />;
}

/** Average rank of each unit, with a bar that is longer for a better one. */
function UnitAverages({ ranking }: { ranking: readonly Ranked[] }) {
  const unitOf = new Map(ranking.map(({ contender }) => [contender.id, contender.group]));
  const names = new Map([...unitOf.values()].map(({ id, name }) => [id, name]));
  const rows = averages(
    ranking.map(({ contender, place }) => ({ id: contender.id, place })),
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
