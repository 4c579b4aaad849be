import { standIdOf } from "../../server/live/exhibition/stand-id";
import type { Step } from "./plan";

export interface Expectation {
  /** Ids of opening stands, and of those published and not withdrawn. */
  readonly stands: ReadonlySet<string>;
  readonly withdrawn: ReadonlySet<string>;
  /** Distinct devices that cheered, by stand. */
  readonly cheers: ReadonlyMap<string, number>;
  readonly reports: number;
  readonly view: number;
  readonly achievement: number;
}

/** Computes the expectation from all requests sent and the ids of the opening stands. */
export function expectationOf(
  steps: readonly Step[],
  opening: readonly string[] = [],
): Expectation {
  const [stands, withdrawn] = [new Set(opening), new Set<string>()];
  const cheers = new Map<string, Set<string>>();
  const [reports, views, unlocked] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { body } of steps) {
    switch (body?.action) {
      case "publish":
        stands.add(standIdOf(body.token));
        break;
      case "withdraw":
        withdrawn.add(body.id);
        break;
      case "cheer":
        cheers.set(body.id, (cheers.get(body.id) ?? new Set()).add(body.device));
        break;
      case "report":
        reports.add(`${body.id} ${body.device}`);
        break;
      case "view":
        views.add(body.device);
        break;
      case "achievement":
        unlocked.add(`${body.key} ${body.device}`);
    }
  }
  return {
    stands: new Set([...stands].filter((id) => !withdrawn.has(id))),
    withdrawn,
    cheers: new Map([...cheers].map(([id, devices]) => [id, devices.size])),
    reports: reports.size,
    view: views.size,
    achievement: unlocked.size,
  };
}
