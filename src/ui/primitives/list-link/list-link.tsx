import { navigate } from "gatsby";
import type { ReactNode } from "react";
import { onPlainClick } from "#src/app/routing/plain-click";
import { atBase } from "#src/data/browser/base-path";

interface ListLinkProps {
  /** Path on this site. */
  to: string;
  lang?: string | undefined;
  children: ReactNode;
}

/** A link for lists of hundreds: it watches no scrolling and prefetches nothing, as Gatsby's `Link` does. */
export function ListLink({ to, lang, children }: ListLinkProps) {
  return (
    <a href={atBase(to)} lang={lang} onClick={onPlainClick(() => void navigate(to))}>
      {children}
    </a>
  );
}
