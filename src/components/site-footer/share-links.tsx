import { useSyncExternalStore } from "react";
import { SiteLink } from "../site-link/site-link";
import * as styles from "./share-links.module.css";

interface ShareLinksProps {
  /** Share addresses of content/site.json, to which the page's own is added. */
  share: { twitter: string; facebook: string };
  /** Where this site is served; empty until it is known. */
  address: string;
  path: string;
}

/**
 * Links that share the page on Facebook and Twitter (SPEC section 2, "Footer"). Where the site's
 * address is not written down, the page's is taken from the browser.
 */
export function ShareLinks({ share, address, path }: ShareLinksProps) {
  const origin = useSyncExternalStore(
    neverChanges,
    () => address || window.location.origin,
    () => address,
  );
  const page = encodeURIComponent(`${origin}${path}`);
  return (
    <nav aria-label="Share this page">
      <ul className={styles.share}>
        <li>
          <SiteLink className={styles.link} target={share.facebook && `${share.facebook}${page}`}>
            Share on Facebook
          </SiteLink>
        </li>
        <li>
          <SiteLink className={styles.link} target={share.twitter && `${share.twitter}${page}`}>
            Share on Twitter
          </SiteLink>
        </li>
      </ul>
    </nav>
  );
}

/** Subscribes to nothing: a page keeps its origin. */
const neverChanges = () => () => {};
