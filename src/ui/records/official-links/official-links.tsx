import { SiteLink } from "../../primitives/site-link/site-link";
import * as styles from "./official-links.late.module.css";
import { Cluster } from "#src/ui/primitives/elements";

interface OfficialLinksProps {
  links: { readonly facebook: string; readonly twitter: string };
  label: string;
}

const PAGES = [
  ["twitter", "Twitter (X)"],
  ["facebook", "Facebook"],
] as const;

export function OfficialLinks({ links, label }: OfficialLinksProps) {
  const known = PAGES.filter(([name]) => links[name] !== "");
  if (known.length === 0) return null;
  return (
    <Cluster as="nav" align="center" className={styles.official} aria-label={label}>
      <p>The game itself is on</p>
      <Cluster as="ul" align="center" className={styles.list}>
        {known.map(([name, title]) => (
          <li key={name}>
            <SiteLink className={styles.link} target={links[name]}>
              {title}
            </SiteLink>
          </li>
        ))}
      </Cluster>
    </Cluster>
  );
}
