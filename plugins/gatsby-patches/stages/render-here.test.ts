import type { WorkerPool } from "./gatsby-internals";
import { renderHere } from "./render-here";

it("renders without another process, and makes nothing ready for one", async () => {
  const rendered: object[] = [];
  const render = async (given: object) => void rendered.push(given);
  const workers = {
    create: (): WorkerPool => {
      throw new Error("A process was started.");
    },
  };
  renderHere({ workers, rendering: { renderHTMLProd: render, renderSlices: render } });
  const pool = workers.create();
  pool.all.loadConfigAndPlugins();
  pool.all.buildSchema();
  await pool.single.renderHTMLProd({ paths: ["/"] });
  expect(rendered).toEqual([{ paths: ["/"] }]);
  expect(await Promise.all(pool.end())).toEqual([]);
});

it("renders one part after the other, also after one that failed", async () => {
  const events: string[] = [];
  const render = async (given: object) => {
    const { name, fails } = given as { name: string; fails?: boolean };
    events.push(`${name} begins`);
    await Promise.resolve();
    if (fails) throw new Error(`${name} fails`);
    events.push(`${name} ends`);
  };
  const workers = {} as { create: () => WorkerPool };
  renderHere({ workers, rendering: { renderHTMLProd: render, renderSlices: render } });
  const { single } = workers.create();
  const parts = [
    single.renderHTMLProd({ name: "one" }),
    single.renderHTMLProd({ name: "two", fails: true }),
    single.renderSlices({ name: "three" }),
  ];
  await expect(parts[1]).rejects.toThrow("two fails");
  await parts[2];
  expect(events).toEqual(["one begins", "one ends", "two begins", "three begins", "three ends"]);
});
