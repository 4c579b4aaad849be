import type { ComponentProps } from "react";

/** Stands in for the module `gatsby` under Jest: a link is an anchor, a query is its text. */
export function Link({ to, ...rest }: ComponentProps<"a"> & { to: string }) {
  return <a href={to} {...rest} />;
}

export function graphql(parts: TemplateStringsArray): string {
  return parts.join("");
}
