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
