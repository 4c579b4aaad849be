import { Link } from "gatsby";
import { observer } from "mobx-react-lite";
import type { RacingEntry, UnitId } from "#content/types";
import { standings, tallyStands } from "#lib/api/standings";
import { exhibitionPath, unitPath } from "#lib/content/model/pages/paths";
import { formatCount } from "#lib/format/count";
import { formatMoment } from "#lib/format/moment";
import { useFollowed } from "#src/data/answers/use-answer";
import { useStores } from "#src/data/stores/store-context";
import { useMounted } from "#src/ui/hooks/use-mounted";
import { StaleNotice } from "#src/ui/primitives/stale-notice/stale-notice";
import { Columns } from "#src/ui/primitives/columns/columns";
import { Panel, Stack, VisuallyHidden } from "#src/ui/primitives/elements";
import * as styles from "./standings.late.module.css";

interface StandingsProps {
  units: readonly { readonly id: string; readonly name: string }[];
  /** Public flower stands as built. */
  stands: readonly { readonly unit: string; readonly cheers: number }[];
  updateTime: string;
}

/** Ranking of the units by cheers; before the first cheer only a link to the stands. */
export const Standings = observer(function Standings(props: StandingsProps) {
  const { units, stands, updateTime } = props;
  const { playMovie } = useStores();
  useFollowed(playMovie.standings);
  const live = playMovie.standings.value;
  // Hydration must match the built page, though the standings may be known already.
  const isKnown = useMounted() && live.updateTime !== "";
  const ids = units.map(({ id }) => id as UnitId);
  const tally = tallyStands(stands as { unit: UnitId; cheers: number }[]);
  const ranking = isKnown ? live : { updateTime, list: standings(ids, tally) };
  const most = Math.max(0, ...ranking.list.map(({ cheers }) => cheers));
  const entriesAt = (rank: number) => ranking.list.filter((entry) => entry.rank === rank).length;
  const nameOf = (unit: string) => units.find(({ id }) => id === unit)?.name;
  return (
    <section className={styles.race} aria-labelledby="standings">
      <div className={styles.mark}>
        <StaleNotice answers={[playMovie.standings]} part="Standings" />
      </div>
      <Stack gap={6} className={styles.inner}>
        <header className={styles.head}>
          <h2 id="standings" className={styles.heading}>
            The race of the units
          </h2>
          <p className={styles.words}>
            {most === 0 ? (
              <>
                There are no cheers yet, so all {ranking.list.length} units are first. You can{" "}
                <Link to={exhibitionPath}>cheer for a flower stand</Link>.
              </>
            ) : (
              "Cheers for a unit’s flower stands carry it down its lane."
            )}
          </p>
        </header>
        {most === 0 ? null : (
          <>
            <Panel as="table" className={styles.board}>
              <VisuallyHidden as="caption">Units by cheers for their flower stands</VisuallyHidden>
              <Columns of={["Place", "Unit", "Cheers", "Stands"]} />
              <tbody>
                {ranking.list.map((entry) => (
                  <Lane
                    key={entry.unit}
                    entry={entry}
                    name={nameOf(entry.unit)}
                    most={most}
                    isShared={entriesAt(entry.rank) > 1}
                  />
                ))}
              </tbody>
            </Panel>
            <p className={styles.time}>
              Counted <time dateTime={ranking.updateTime}>{formatMoment(ranking.updateTime)}</time>
            </p>
          </>
        )}
      </Stack>
    </section>
  );
});

interface LaneProps {
  entry: RacingEntry;
  /** Undefined for a unit that the page does not know, which has no link. */
  name: string | undefined;
  most: number;
  /** True if other units have the same rank. */
  isShared: boolean;
}

function Lane({ entry: { rank, unit, cheers, stands }, name, most, isShared }: LaneProps) {
  const position = `${most === 0 ? 0 : Math.round((1000 * cheers) / most) / 10}%`;
  return (
    <tr className={styles.lane} data-unit={unit}>
      <td className={styles.place}>
        {isShared ? <span aria-hidden="true">=</span> : null}
        {rank}
        {isShared ? <VisuallyHidden> (shared)</VisuallyHidden> : null}
      </td>
      <th className={styles.unit} scope="row">
        <div className={styles.run}>
          {name === undefined ? unit : <Link to={unitPath(unit)}>{name}</Link>}
          <svg className={styles.track} stroke="var(--ink)" strokeWidth="2.5" aria-hidden="true">
            <rect fill="var(--color1)" y="5" width={position} height="10" />
            <svg x={position} overflow="visible">
              <path fill="var(--sun)" strokeLinejoin="round" d="M-2 2h15a8 8 0 0 1 0 16H-2z" />
              <path fill="var(--ink)" d="M-9 6h7v8h-7z" />
            </svg>
          </svg>
        </div>
      </th>
      <td className={styles.figure}>{formatCount(cheers)}</td>
      <td className={styles.figure}>{formatCount(stands)}</td>
    </tr>
  );
}
