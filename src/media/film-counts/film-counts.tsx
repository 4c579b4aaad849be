import { graphql } from "gatsby";
import { observer } from "mobx-react-lite";
import { formatCount } from "#lib/format/count";
import { formatMoment } from "#lib/format/moment";
import { useFollowed } from "#src/data/answers/use-answer";
import { useStores } from "#src/data/stores/store-context";
import { useMounted } from "#src/ui/hooks/use-mounted";
import { StaleNotice } from "#src/ui/primitives/stale-notice/stale-notice";
import { Panel, Stack, Text, VisuallyHidden } from "#src/ui/primitives/elements";
import * as styles from "./film-counts.late.module.css";
import { Rays } from "#src/ui/primitives/rays/rays";

export const FilmCounts = observer(function FilmCounts(props: {
  builtIn: Queries.FilmCountsFragment;
}) {
  const { builtIn } = props;
  const { playMovie } = useStores();
  useFollowed(playMovie.counts);
  // Hydration must match the built page, though the counts may have changed.
  const isMounted = useMounted();
  const isKnown = isMounted && playMovie.updateTime !== "";
  const views = isKnown ? playMovie.watchTimes : formatCount(builtIn.view);
  const found = isKnown ? playMovie.achievementQuantity : builtIn.achievement;
  const time = isKnown ? playMovie.updateTime : builtIn.updateTime;
  // Zeros are not shown.
  const counters = [
    { label: "Times seen to the very end", figure: views },
    { label: "Achievements unlocked by all of you", figure: formatCount(found) },
  ].filter(({ figure }) => figure !== "0");
  const hasCounts = counters.length > 0;
  return (
    <Rays as="section" tone="sun" className={styles.office} aria-labelledby="film-counts">
      <div className={styles.mark}>
        <StaleNotice answers={[playMovie.counts]} part="Counts" />
      </div>
      <Stack className={styles.booth}>
        <h2 id="film-counts" className={styles.heading}>
          How often it was seen
        </h2>
        {hasCounts ? (
          <>
            <dl className={styles.counters}>
              {counters.map(({ label, figure }) => (
                <div key={label}>
                  <dt className={styles.label}>{label}</dt>
                  <dd>
                    <Odometer figure={figure} />
                  </dd>
                </div>
              ))}
            </dl>
            <p className={styles.stamp}>
              Counted{" "}
              <Text as="time" weight={800} dateTime={time}>
                {formatMoment(time)}
              </Text>
            </p>
          </>
        ) : null}
        <p className={styles.words}>
          {hasCounts
            ? "Each device counts once."
            : "No one has seen it to the end yet. Watch it, and you are the first."}
        </p>
      </Stack>
    </Rays>
  );
});

export const filmCountsFragment = graphql`
  fragment FilmCounts on CountInfo { view achievement updateTime }
`;

const WHEELS = 6;

/** A figure such as `12,345` on the wheels of a counter; screen readers get it without leading zeros. */
function Odometer({ figure }: { figure: string }) {
  const digits = figure.replaceAll(/\D/g, "").padStart(WHEELS, "0");
  const leadingZeros = digits.length - digits.replace(/^0+/, "").length;
  return (
    <span>
      <VisuallyHidden>{figure}</VisuallyHidden>
      <Panel as="span" shadow={2} className={styles.wheels} aria-hidden="true">
        {[...digits].map((digit, index) => (
          // The index is the identity of a wheel.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className={styles.wheel} data-idle={index < leadingZeros || undefined}>
            {digit}
          </span>
        ))}
      </Panel>
    </span>
  );
}
