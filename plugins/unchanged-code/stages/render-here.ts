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
  const { renderHTMLProd, renderSlices } = rendering;
  workers.create = () => ({
    all: { loadConfigAndPlugins: () => {}, buildSchema: () => {} },
    single: { renderHTMLProd, renderSlices },
    end: () => [],
  });
}
