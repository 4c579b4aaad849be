import { atBase } from "#src/data/browser/base-path";
import { Link } from "gatsby";
import type { Match } from "#lib/search/match";
import type { OpenIndex } from "#lib/search/open-index";
import { namesFor, whyFound } from "#lib/search/shown-as";
import { capital } from "#lib/text/capital";
import * as styles from "./result-row.module.css";
import { Cluster, Panel, Stack, Text } from "#src/ui/primitives/elements";

interface ResultRowProps {
  id: string;
  match: Match;
  index: OpenIndex;
  typed: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** A search result: picture, name in the typed script, and the matching field. */
export function ResultRow(props: ResultRowProps) {
  const { id, match, index, typed, isActive, onPoint, onChoose } = props;
  const { kind, record } = match.found;
  const [name, other] = namesFor(record, typed);
  const singer = index.singerOf(match.found);
  const pictured = singer ?? match.found;
  const unit = index.unitOf(pictured);
  const picture = index.faceOf(record);
  const reason = whyFound(match, typed);
  const note = record.note ?? record.day ?? singer?.record.title;
  return (
    <Stack
      as={Link}
      gap={4}
      id={id}
      // A link, so that it can be opened in another tab.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.row}
      to={record.path}
      replace={false}
      data-kind={pictured.kind}
      data-unit={
        pictured.kind === "unit" ? lastPart(pictured.record.path) : unit && lastPart(unit.path)
      }
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <Panel as="span" className={styles.frame}>
        {picture ? (
          <img
            className={styles.picture}
            src={atBase(picture)}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            decoding="async"
          />
        ) : (
          <span aria-hidden="true">{[...record.title][0]}</span>
        )}
      </Panel>
      <Cluster as="span" className={styles.words}>
        <Text as="span" size={6} weight={800} lang={name.lang}>
          {name.text}
        </Text>
        {other && (
          <span className={styles.other} lang={other.lang}>
            {other.text}
          </span>
        )}
        <Cluster as="span" className={styles.note}>
          {reason !== `unit: ${unit?.title}` && <b>{(!singer && unit?.title) || capital(kind)}</b>}
          {note && <span>{note}</span>}
          {reason && <em>{reason}</em>}
        </Cluster>
      </Cluster>
    </Stack>
  );
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
