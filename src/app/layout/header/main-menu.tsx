import { reaction } from "mobx";
import { useEffect, useRef } from "react";
import { activeTarget } from "../../routing/active-entry";
import { useStores } from "#src/data/stores/store-context";
import { LanguageSwitcher } from "./language-switcher";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import { Button, VisuallyHidden } from "#src/ui/primitives/elements";
import * as styles from "./main-menu.module.css";
import * as panels from "./menu-panels.late.module.css";
import { CloseButton, IconButton } from "#src/ui/primitives/button/icon-button";

type Site = NonNullable<Queries.SiteHeaderQuery["site"]>;
type MenuEntry = Site["menu"][number];

interface MainMenuProps {
  entries: readonly MenuEntry[];
  languages: Site["languages"];
  path: string;
}

/** Highest id of the entries in the bar (SPEC section 2); the others are ordinary routes. */
const LAST_IN_BAR = 20;

/**
 * The main menu (SPEC section 2): on wide windows a bar, whose last buttons open panels with more pages and with
 * languages; on narrow ones a drawer from the right. Drawer and panels are popovers, which open, and close on Esc or an
 * outside press, without scripts. The inline script closes them when Tab leaves them (boot/inline/leave-popovers.ts),
 * this component when an entry is chosen, or when the slide index, the page or the kind of window changes.
 */
export function MainMenu({ entries, languages, path }: MainMenuProps) {
  const { general } = useStores();
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => {
    const menu = drawer.current;
    // Not closed on mount: it may have been opened before hydration.
    return () => close(menu);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [path]);
  useEffect(() => {
    const closeMenu = () => close(drawer.current);
    const stopSlides = reaction(() => general.slideIndex, closeMenu);
    const stopWindow = reaction(
      () => general.isMobile,
      (isMobile) => isMobile || closeMenu(),
    );
    return () => {
      stopSlides();
      stopWindow();
    };
  }, [general]);
  const active = activeTarget(
    entries.map(({ target }) => target),
    path,
  );
  const items = (shown: readonly MenuEntry[]) =>
    shown.map(({ id, title, about, target }) => (
      <li key={id}>
        <SiteLink
          target={target}
          aria-current={target === active ? "page" : undefined}
          onClick={() => close(drawer.current)}
        >
          {about && id > LAST_IN_BAR ? `${title} ` : title}
          {about && id > LAST_IN_BAR ? <small>{about}</small> : null}
          {about && id <= LAST_IN_BAR ? <VisuallyHidden>{` ${about}`}</VisuallyHidden> : null}
        </SiteLink>
      </li>
    ));
  const more = entries.filter(({ id }) => id > LAST_IN_BAR);
  return (
    <>
      <IconButton className={styles.opener} popoverTarget="main-menu" aria-label="Open the menu">
        <span className={styles.bars} aria-hidden="true" />
      </IconButton>
      <nav
        ref={drawer}
        id="main-menu"
        className={`${styles.menu} ${panels.drawer}`}
        popover="auto"
        aria-label="Main"
        onToggle={({ newState }) => general.setMenuOpen(newState === "open")}
      >
        <CloseButton
          className={panels.closer}
          popoverTarget="main-menu"
          popoverTargetAction="hide"
          aria-label="Close the menu"
        />
        <ul>
          {items(entries.filter(({ id }) => id <= LAST_IN_BAR))}
          {more.length > 0 && (
            <li>
              <Button
                size="small"
                tone="dark"
                className={styles.panelOpener}
                popoverTarget="more-pages"
              >
                More
              </Button>
              <ul id="more-pages" className={panels.more} popover="auto">
                {items(more)}
              </ul>
            </li>
          )}
          <LanguageSwitcher languages={languages} />
        </ul>
      </nav>
    </>
  );
}

function close(menu: HTMLElement | null): void {
  for (const part of menu?.querySelectorAll<HTMLElement>(":popover-open") ?? []) part.hidePopover();
  if (menu?.matches(":popover-open")) menu.hidePopover();
}
