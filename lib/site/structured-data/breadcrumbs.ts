import type { BreadcrumbList } from "schema-dts";

/** A step of a breadcrumb trail: name, and path unless it is the page itself. */
export type Step = readonly [name: string, path?: string];

export function breadcrumbs(address: string, steps: readonly Step[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([name, path], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      // Omitted for the page itself.
      ...(path !== undefined && { item: address + path }),
    })),
  };
}
