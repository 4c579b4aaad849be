import type { GatsbyInternals } from "./gatsby-internals";

/**
 * Renders pages in the build's own process, for builds with GATSBY_CPU_COUNT=1. Otherwise Gatsby would start a worker,
 * which loads all plugins and makes an unused schema before it renders.
 */
export function renderHere({
  workers,
  rendering,
}: Pick<GatsbyInternals, "workers" | "rendering">): void {
  // Gatsby requests all pages at once, and a pool would queue them.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (render: (given: object) => Promise<unknown>) => (given: object) => {
    const turn = last.then(() => render(given));
    last = turn.catch(() => {});
    return turn;
  };
  const { renderHTMLProd, renderSlices } = rendering;
  workers.create = () => ({
    all: { loadConfigAndPlugins: () => {}, buildSchema: () => {} },
    single: { renderHTMLProd: inTurn(renderHTMLProd), renderSlices: inTurn(renderSlices) },
    end: () => [],
  });
}
