import { siteHere } from "#src/data/browser/base-path";
import { useMounted } from "../../hooks/use-mounted";
import * as styles from "./share-links.late.module.css";
import { ButtonLink, Cluster } from "#src/ui/primitives/elements";
import { SiteLink } from "../site-link/site-link";

interface ShareLinksProps {
  share: { twitter: string; facebook: string };
  address: string;
  path: string;
}

/**
 * Share links (SPEC section 2). Without a configured site address the browser's is used: by React, and on reading pages
 * before it by the inline script (src/app/boot/inline/complete-shares.ts).
 */
export function ShareLinks({ share, address, path }: ShareLinksProps) {
  const isMounted = useMounted();
  const origin = address || (isMounted ? siteHere() : "");
  const page = origin && encodeURIComponent(`${origin}${path}`);
  const services = [
    ["Share on Facebook", share.facebook],
    ["Share on Twitter (X)", share.twitter],
  ].filter(([, base]) => base !== "");
  if (services.length === 0) return null;
  return (
    <nav
      className={address ? undefined : styles.awaited}
      data-only={address ? undefined : "scripts"}
      aria-label="Share this page"
    >
      <Cluster as="ul">
        {services.map(([words, base]) => (
          <li key={words}>
            <ButtonLink
              as={SiteLink}
              size="small"
              tone="dark"
              className={styles.link}
              target={`${base}${page}`}
            >
              {words}
            </ButtonLink>
          </li>
        ))}
      </Cluster>
    </nav>
  );
}
