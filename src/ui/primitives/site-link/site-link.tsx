import { Link } from "gatsby";
import type { ComponentProps, ReactNode } from "react";
import { atBase } from "#src/data/browser/base-path";
import { VisuallyHidden } from "../elements";

interface SiteLinkProps
  extends Pick<ComponentProps<"a">, "className" | "lang" | "aria-current" | "onClick"> {
  /** Path on this site, fragment of this page, https address, or empty if unknown. */
  target: string;
  /** Opens in a new tab, as external addresses always do. */
  newTab?: boolean;
  children: ReactNode;
}

/** A link of the content; external ones open a new tab. Renders nothing if the address is unknown. */
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
    // Gatsby would replace the history entry if only the query differs.
    <Link className={className} to={target} replace={false} {...rest}>
      {children}
    </Link>
  );
}
