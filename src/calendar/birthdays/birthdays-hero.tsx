import { useMemo } from "react";
import { localDateOf } from "#lib/calendar/japan";
import { WHEEL } from "#lib/calendar/birthday-wheel";
import { daysUntil } from "#lib/calendar/days-until";
import { formatDate } from "#lib/format/date";
import { Confetti } from "#src/ui/primitives/confetti/confetti";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import { groupByDay, type Person } from "./birth-days";
import candle from "./candle.svg";
import { Hub } from "./hub";
import { type TodayDates, useToday } from "./use-today";
import { useWheel } from "./use-wheel";
import { Hero } from "#src/ui/primitives/hero/hero";
import * as styles from "./birthdays-hero.module.css";
import { Panel, Stack } from "#src/ui/primitives/elements";
import { Rays } from "#src/ui/primitives/rays/rays";

export function BirthdaysHero({ people }: { people: readonly Person[] }) {
  const days = useMemo(() => groupByDay(people), [people]);
  const today = useToday();
  const { disc, chosen, choose, step, picture } = useWheel(days, today?.here);
  const isParty = today && people.some(({ profile }) => isToday(profile.birthday, today));
  return (
    <Rays as="header" tone="sun" data-only="screen" className={styles.hero}>
      {isParty && <Confetti />}
      <Stack gap={5} className={styles.stage}>
        <div className={styles.words}>
          <Hero
            label={`${people.length} candles to blow out`}
            labelClass={styles.badge}
            title="Birthdays"
            titleClass={styles.title}
            lead="Everybody’s day on one wheel. Turn it, press a face, or walk from birthday to birthday."
          />
          <div className={styles.today}>{today && <Today people={people} today={today} />}</div>
        </div>
        <section id="wheel" className={styles.wheel} aria-label="The wheel of the year">
          <Drawing className={styles.candle} from={`${candle}#candle`} viewBox="0 0 60 110" />
          <div ref={disc} className={styles.disc}>
            <img
              className={styles.picture}
              src={picture}
              alt="A wheel with the twelve months, and on it the faces of all whose birthday is known."
              width={WHEEL.size}
              height={WHEEL.size}
              fetchPriority="high"
              draggable={false}
            />
          </div>
          <Hub
            shown={chosen}
            daysLeft={chosen && today ? daysUntil(chosen.day, today.here) : undefined}
            peopleCount={people.length}
            step={step}
            toNext={() => choose(undefined)}
          />
        </section>
      </Stack>
    </Rays>
  );
}

const isToday = (birthday: string, { here, japan }: TodayDates) =>
  daysUntil(birthday, here) === 0 || daysUntil(birthday, japan) === 0;

function Today({ people, today }: { people: readonly Person[]; today: TodayDates }) {
  const { here, japan, isSameDay } = today;
  const entry = (place: string, day: Date) => {
    const born = people.filter(({ profile }) => daysUntil(profile.birthday, day) === 0);
    const names = born.map(({ name }) => name).join(" and ");
    return (
      <div>
        <dt>{place}</dt>
        <dd>
          <time dateTime={localDateOf(day)}>{formatDate(localDateOf(day))}</time>
          <b>{names ? `Happy birthday, ${names}!` : "no birthday"}</b>
        </dd>
      </div>
    );
  };
  return (
    <Panel as="dl" shadow={1} className={styles.days}>
      {isSameDay ? (
        entry("Today, here and in Japan", here)
      ) : (
        <>
          {entry("Today here", here)}
          {entry("Today in Japan", japan)}
        </>
      )}
    </Panel>
  );
}
