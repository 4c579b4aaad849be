import type { ComponentProps } from "react";

/** Stands in for the module `gatsby` under Jest: a link is an anchor, a query is its text. */
export function Link({
  to,
  replace,
  children,
  ...rest
}: ComponentProps<"a"> & { to: string; replace?: boolean }) {
  return (
    <a href={to} data-replace={replace} {...rest}>
      {children}
    </a>
  );
}

/** The text of a query, which nothing runs under Jest. */
export function graphql(parts: TemplateStringsArray): string {
  return parts.join("");
}

/** Goes to a path on the site, of which Jest shows nothing. */
export function navigate(to: string): Promise<void> {
  window.history.pushState(null, "", to);
  return Promise.resolve();
}
