import type { GatsbyInternals } from "./gatsby-internals";

/**
 * Renders pages in the process of the build. For builds with one process for queries (GATSBY_CPU_COUNT=1):
 * Gatsby still starts a second one then, which loads all plugins and makes a schema that nothing asks it
 * for, before it renders a page.
 */
export function renderHere({
  workers,
  rendering,
}: Pick<GatsbyInternals, "workers" | "rendering">): void {
  // Gatsby asks for all pages at once and leaves it to a pool to take them in turn.
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
