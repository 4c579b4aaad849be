import { Pool } from "./pool";

describe("Pool", () => {
  it("runs at most its size at once, in order, and goes on after a failure", async () => {
    const pool = new Pool(2);
    const log: string[] = [];
    const open: ((failure?: Error) => void)[] = [];
    const tasks = [0, 1, 2].map((at) =>
      pool.run(() => {
        log.push(`start ${at}`);
        return new Promise<number>((resolve, reject) => {
          open[at] = (failure) => (failure ? reject(failure) : resolve(at));
        });
      }),
    );
    await Promise.resolve();
    expect(log).toEqual(["start 0", "start 1"]);
    open[1]?.(new Error("no"));
    await expect(tasks[1]).rejects.toThrow("no");
    expect(log).toEqual(["start 0", "start 1", "start 2"]);
    open[0]?.();
    open[2]?.();
    expect(await tasks[0]).toBe(0);
    expect(await tasks[2]).toBe(2);
  });

  it("takes more tasks after it was empty, and many at a time", async () => {
    const pool = new Pool(3);
    let running = 0;
    let most = 0;
    const task = async (at: number) => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running -= 1;
      return at;
    };
    for (const count of [5, 0, 1_000]) {
      const order = Array.from({ length: count }, (_, at) => at);
      expect(await Promise.all(order.map((at) => pool.run(() => task(at))))).toEqual(order);
    }
    expect(most).toBe(3);
  });
});
