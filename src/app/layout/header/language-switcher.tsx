import { knownEditions } from "../../routing/known-editions";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import * as styles from "./language-switcher.module.css";
import * as panels from "./menu-panels.module.css";

interface LanguageSwitcherProps {
  languages: readonly { lang: string; title: string; address: string; here: boolean }[];
}

/** The editions of the site (SPEC section 2); nothing as long as the address of no other one is known. */
export function LanguageSwitcher({ languages }: LanguageSwitcherProps) {
  const editions = knownEditions(languages);
  const here = editions.find((language) => language.here);
  if (editions.length === 0) return null;
  return (
    <div>
      <button className={styles.opener} type="button" popoverTarget="languages">
        <span lang={here?.lang}>{here?.title}</span>
        <span className={styles.arrow} aria-hidden="true" />
      </button>
      <nav id="languages" className={panels.languages} popover="auto" aria-label="Languages">
        <ul>
          {editions.map(({ lang, title, address }) => (
            <li key={lang}>
              {lang === here?.lang ? (
                <span className={panels.language} lang={lang} aria-current="true">
                  {title}
                </span>
              ) : (
                <SiteLink className={panels.language} target={address} lang={lang}>
                  {title}
                </SiteLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
