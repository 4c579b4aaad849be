import { Link } from "gatsby";
import type { ComponentProps, ReactNode } from "react";
import { atBase } from "#src/data/browser/base-path";
import { VisuallyHidden } from "../visually-hidden/visually-hidden";

interface SiteLinkProps
  extends Pick<ComponentProps<"a">, "className" | "lang" | "aria-current" | "onClick"> {
  /** Path on this site, section of this page, address that begins with https://, or nothing if unknown. */
  target: string;
  /** Opens in a new tab; addresses outside always do. */
  newTab?: boolean;
  children: ReactNode;
}

/** A link of the content, to the outside world in a new tab; nothing as long as its address is not known. */
export function SiteLink({ target, newTab = false, className, children, ...rest }: SiteLinkProps) {
  if (target === "") return null;
  if (target.startsWith("#")) {
    return (
      <a className={className} href={target} {...rest}>
        {children}
      </a>
    );
  }
  if (newTab || !target.startsWith("/")) {
    return (
      <a
        className={className}
        href={target.startsWith("/") ? atBase(target) : target}
        target="_blank"
        rel="noopener noreferrer"
        {...rest}
      >
        {children}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
    );
  }
  return (
    // Gatsby would replace the step in the history where only the query differs.
    <Link className={className} to={target} replace={false} {...rest}>
      {children}
    </Link>
  );
}
