import type { ReactNode } from "react";
import { SiteFooter } from "./footer/site-footer";
import { SiteHeader } from "./header/site-header";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { SearchButton } from "#src/search/search-button";
import { OfflineFeature } from "../offline/offline-feature";
import * as styles from "./layout.module.css";
import type { LayoutName } from "#lib/content/model/pages/page-row";
import { observer } from "mobx-react-lite";
import { useStores } from "#src/data/stores/store-context";
import { ButtonLink } from "#src/ui/primitives/elements";
import * as late from "./layout.late.module.css";

interface LayoutParts {
  /**
   * `corner` has only the search, at its usual place. `workshop` has no languages: the guides in other languages have
   * no flower stands.
   */
  header: "site" | "workshop" | "corner";
  footer: boolean;
}

/** Header and footer of each layout (SPEC section 2, "Layouts"). */
const PARTS: Readonly<Record<LayoutName, LayoutParts>> = {
  default: { header: "site", footer: true },
  blank: { header: "corner", footer: false },
  flowerstand: { header: "workshop", footer: false },
  "footer-only": { header: "corner", footer: true },
  // The last section of the home page contains the footer.
  home: { header: "site", footer: false },
  playMovie: { header: "site", footer: true },
};

interface LayoutProps {
  name: LayoutName;
  path: string;
  children: ReactNode;
}

/** Frame of a page. Parts shared by two layouts stay mounted during navigation. */
export function Layout({ name, path, children }: LayoutProps) {
  const { header, footer } = PARTS[name];
  return (
    <>
      <ButtonLink key="skip" as="a" className={styles.skip} href="#content">
        Skip to content
      </ButtonLink>
      {header === "corner" ? (
        <search data-only="screen" key="corner" className={styles.corner}>
          <SearchButton />
        </search>
      ) : (
        <SiteHeader key="header" path={path} hasLanguages={header === "site"} />
      )}
      <main key="content" id="content" tabIndex={-1}>
        {children}
      </main>
      <LateSheets key="late" />
      {footer ? <SiteFooter key="footer" path={path} /> : null}
      <GoTop key="top" />
      <LoadBar key="load" />
      <OfflineFeature key="offline" />
    </>
  );
}

/** Link to the top, if the store (SPEC section 3, goTopVisible) or, before it, the inline script shows it. */
const GoTop = observer(function GoTop() {
  const { goTopVisible } = useStores().general;
  return (
    <a className={late.link} href="#top" hidden={!goTopVisible} aria-label="Back to the top">
      <span className={late.arrow} aria-hidden="true" />
    </a>
  );
});

const LoadBar = observer(function LoadBar() {
  const { isVisible, percent, phase } = useStores().pageLoad;
  if (!isVisible) return null;
  return (
    <progress
      className={late.bar}
      max={100}
      value={percent}
      data-phase={phase}
      aria-label={phase === "failed" ? "The page could not be loaded" : "Loading the page"}
    />
  );
});
