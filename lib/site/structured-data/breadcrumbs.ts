import type { BreadcrumbList } from "schema-dts";

/** A page on the way to another: its name, and its path where it is not the page itself. */
export type Step = readonly [name: string, path?: string];

/** The way from the front page to a page, the page itself at its end. */
export function breadcrumbs(address: string, steps: readonly Step[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([name, path], place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      // Left out at the page itself.
      ...(path !== undefined && { item: address + path }),
    })),
  };
}
