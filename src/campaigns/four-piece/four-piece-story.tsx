import { formatDate } from "#lib/format/birthday";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as styles from "./four-piece-story.module.css";

/** What the audition is, and what it comes to in numbers. */
export function FourPieceStory({
  unit,
  idols,
}: {
  unit: Queries.FourPieceUnitFragment;
  idols: readonly Queries.FourPieceEntrantFragment[];
}) {
  const contestants = idols.filter(({ role }) => role === "contestant").length;
  const newcomers = idols.filter(({ audition }) => audition).length;
  const beside = idols.length - contestants + idols.filter(({ twin }) => twin).length;
  const tally = [
    { count: 4, what: "tours, each a piece of one picture" },
    { count: contestants, what: "contestants, four to a tour, each for himself" },
    { count: newcomers, what: "of them newcomers whom nobody had seen before" },
    { count: beside, what: "idols at the side, two to a tour" },
    { count: 1, what: "producer, whom you will have heard by now" },
  ];
  return (
    <section className={styles.section} aria-labelledby="audition">
      <div className={styles.inner}>
        <div>
          <h2 id="audition" className={letters.title6}>
            An audition in the shape of a jigsaw
          </h2>
          <p className={styles.ja} lang="ja">
            {unit.names.ja}
          </p>
          <p className={styles.text}>
            The third part of the main story is a contest. Thunderbolt stages it, Nice Arneb Thunder
            produces it, and it is told in four tour events with the subtitles First, Second, Third
            and Fourth piece. Idols whom everybody knows enter it without their units, under their
            own names, next to boys who have neither a unit nor, as yet, a surname on the bill.
          </p>
          <p className={styles.text}>
            It opened with the newcomers, shown for the first time on {formatDate(unit.began ?? "")}
            , and it closed with a ceremony on {formatDate(unit.ended ?? "")}. In between lie a rose
            balcony, a stove, a very large crowd and an arena.
          </p>
        </div>
        <ul className={styles.tally}>
          {tally.map(({ count, what }) => (
            <li key={what} className={styles.row}>
              <strong className={styles.count}>{count}</strong>
              <span>{what}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
