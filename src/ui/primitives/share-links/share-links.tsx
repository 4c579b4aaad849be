import { siteHere } from "#src/data/browser/base-path";
import { useMounted } from "../../hooks/use-mounted";
import { SiteLink } from "../site-link/site-link";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as styles from "./share-links.late.module.css";

interface ShareLinksProps {
  share: { twitter: string; facebook: string };
  address: string;
  path: string;
}

/**
 * Share links (SPEC section 2). Where the site's address is not written down, the browser's is taken: by React, and on
 * reading pages before it by the inline script (src/app/boot/inline/complete-shares.ts).
 */
export function ShareLinks({ share, address, path }: ShareLinksProps) {
  const isMounted = useMounted();
  const origin = address || (isMounted ? siteHere() : "");
  const page = origin && encodeURIComponent(`${origin}${path}`);
  const ways = [
    ["Share on Facebook", share.facebook],
    ["Share on Twitter (X)", share.twitter],
  ].filter(([, way]) => way !== "");
  if (ways.length === 0) return null;
  return (
    <nav className={address ? undefined : styles.awaited} aria-label="Share this page">
      <ul className={shapes.cluster}>
        {ways.map(([words, way]) => (
          <li key={words}>
            <SiteLink className={styles.link} target={`${way}${page}`}>
              {words}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
