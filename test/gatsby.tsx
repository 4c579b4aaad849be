import type { ComponentProps } from "react";

/** Replaces the module `gatsby` under Jest: links are anchors, queries are their text. */
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

export function graphql(parts: TemplateStringsArray): string {
  return parts.join("");
}

/** Changes the address; Jest renders no page. */
export function navigate(to: string): Promise<void> {
  window.history.pushState(null, "", to);
  return Promise.resolve();
}
