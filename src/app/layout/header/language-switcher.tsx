import { knownLanguages } from "../../routing/known-languages";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import * as styles from "./main-menu.module.css";
import * as panels from "./menu-panels.late.module.css";
import { Button } from "#src/ui/primitives/elements";

interface LanguageSwitcherProps {
  languages: readonly {
    lang: string;
    title: string;
    guide: string | null;
    address: string;
    here: boolean;
  }[];
}

/**
 * Language switcher (SPEC section 2): this site, and guides in other languages. Renders nothing if no other address is
 * known.
 */
export function LanguageSwitcher({ languages }: LanguageSwitcherProps) {
  const editions = knownLanguages(languages);
  const here = editions.find((language) => language.here);
  if (!here) return null;
  return (
    <li>
      <Button size="small" className={styles.languages} popoverTarget="languages" lang={here.lang}>
        {here.title}
      </Button>
      <ul id="languages" className={panels.languages} popover="auto">
        {editions.map(({ lang, title, guide, address }) => (
          <li key={lang}>
            {lang === here.lang ? (
              <span aria-current="true">
                {`${title} `}
                <small>this site</small>
              </span>
            ) : (
              <SiteLink target={address} lang={lang}>
                {`${title} `}
                <small lang="en">{guide}</small>
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}
