import { useCallback, useContext, useEffect, useRef, useState } from "react";
import { dayAngle } from "#lib/calendar/birthday-wheel";
import { daysUntil } from "#lib/calendar/days-until";
import type { BirthdayGroup } from "./birth-days";
import { FacesContext } from "./face";
import { followTurns } from "./follow-turns";

/**
 * Rotation of the wheel: the next birthday, until buttons or a finger select another. `days` must be sorted from
 * January; selecting none selects the next.
 */
export function useWheel(days: readonly BirthdayGroup[], now: Date | undefined) {
  const disc = useRef<HTMLDivElement>(null);
  const turn = useRef(0);
  const { wheel: picture, seats } = useContext(FacesContext);
  const [day, choose] = useState<string>();
  const next = now && days.toSorted((a, b) => daysUntil(a.day, now) - daysUntil(b.day, now))[0];
  const chosen = days.find((birthDay) => birthDay.day === day) ?? next;

  const turnTo = useCallback((to: string) => {
    turn.current = nearestTurn(turn.current, -dayAngle(to));
    disc.current?.style.setProperty("--turn", `${turn.current}deg`);
  }, []);
  useEffect(() => {
    if (chosen) turnTo(chosen.day);
  }, [chosen, turnTo]);

  useEffect(() => {
    const element = disc.current;
    if (!element || days.length === 0) return undefined;
    return followTurns(element, {
      seats: days.flatMap(({ day: bornOn, people }) =>
        people.flatMap(({ id }) => {
          const seat = seats.get(id);
          return seat ? [{ day: bornOn, ...seat }] : [];
        }),
      ),
      turn,
      onChoose: (to) => {
        turnTo(to);
        choose(to);
      },
      nearestDay: (angle) =>
        days
          .map((birthDay) => birthDay.day)
          .reduce((best, other) => (distance(other, angle) < distance(best, angle) ? other : best)),
    });
  }, [days, seats, turnTo]);

  const step = useCallback(
    (by: 1 | -1) => {
      const index = days.findIndex((birthDay) => birthDay === chosen);
      choose(days.at((index + by) % days.length)?.day);
    },
    [days, chosen],
  );
  return { disc, chosen, choose, step, picture };
}

/** Rotation equivalent to `target` that is nearest to `current`, in degrees. */
const nearestTurn = (current: number, target: number): number =>
  target + Math.round((current - target) / 360) * 360;

const distance = (day: string, angle: number) => Math.abs(nearestTurn(0, dayAngle(day) - angle));
