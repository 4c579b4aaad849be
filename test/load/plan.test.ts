import { standIdOf } from "../../server/live/exhibition/stand-id";
import { publication, secret } from "../../server/live/testing/requests";
import { expectationOf } from "./expectation";
import { planOf, type Step } from "./plan";

const STANDS = ["stand-one", "stand-two"];

describe("the plan of a client", () => {
  it("has the requested number of requests, and is reproducible", () => {
    const plan = planOf(3, 625, STANDS);
    expect(plan.reduce((sum, { times }) => sum + times, 0)).toBe(625);
    expect(planOf(3, 625, STANDS)).toEqual(plan);
    expect(planOf(4, 625, STANDS)).not.toEqual(plan);
  });

  it("withdraws nothing before it was published, and expects nothing of it back", () => {
    const published = new Set<string>();
    const withdrawn = new Set<string>();
    const faults: Step[] = [];
    for (const step of planOf(1, 2000, STANDS)) {
      const { body, status } = step;
      if (body?.action === "publish") {
        const id = standIdOf(body.token);
        if (status !== (withdrawn.has(id) ? 400 : 200)) faults.push(step);
        published.add(id);
      }
      if (body?.action === "withdraw") {
        if (!published.has(body.id)) faults.push(step);
        withdrawn.add(body.id);
      }
    }
    expect(faults).toEqual([]);
    expect(withdrawn.size).toBeGreaterThan(20);
  });
});

it("counts every device once, and nothing that was withdrawn, in the size of the store", () => {
  const step = (body: Step["body"]): Step => {
    return { kind: "", path: "", status: 200, times: 1, ...(body && { body }) };
  };
  const gone = publication("gone");
  const cheer = { action: "cheer", id: "stand-one", device: secret("a") } as const;
  const expected = expectationOf(
    [
      publication("kept"),
      gone,
      { action: "withdraw", id: standIdOf(gone.token), token: gone.token } as const,
      cheer,
      cheer,
      { ...cheer, device: secret("b") },
      { action: "view", device: secret("a") } as const,
    ].map(step),
  );
  expect(expected).toEqual({
    stands: new Set([standIdOf(secret("kept"))]),
    withdrawn: new Set([standIdOf(gone.token)]),
    cheers: new Map([["stand-one", 2]]),
    reports: 0,
    view: 1,
    achievement: 0,
  });
});
