import { Link } from "gatsby";
import type { ComponentProps, ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden";
import * as styles from "./site-link.module.css";

interface SiteLinkProps
  extends Pick<ComponentProps<"a">, "className" | "lang" | "aria-current" | "onClick"> {
  /** Path on this site, section of this page, address that begins with https://, or nothing if unknown. */
  target: string;
  /** Opens in a new tab; addresses outside always do. */
  newTab?: boolean;
  children: ReactNode;
}

/**
 * A link of the content: to a page of this site or a section of this page, to the outside world in a new
 * tab, or, where its address is not known, words that say that it is not available yet.
 */
export function SiteLink({
  target,
  newTab = false,
  className = "",
  children,
  ...rest
}: SiteLinkProps) {
  if (target === "") {
    return (
      <span className={`${className} ${styles.unavailable}`} lang={rest.lang}>
        {children}
        <span className={styles.tag} lang="en">
          soon<VisuallyHidden>, not available yet</VisuallyHidden>
        </span>
      </span>
    );
  }
  if (target.startsWith("#")) {
    return (
      <a className={className} href={target} {...rest}>
        {children}
      </a>
    );
  }
  if (newTab || !target.startsWith("/")) {
    return (
      <a className={className} href={target} target="_blank" rel="noopener noreferrer" {...rest}>
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
