import { reaction } from "mobx";
import { useEffect, useRef } from "react";
import { isActiveEntry } from "../../routing/active-entry";
import { useStores } from "#src/data/stores/store-context";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import { VisuallyHidden } from "#src/ui/primitives/visually-hidden/visually-hidden";
import * as styles from "./main-menu.module.css";

interface MainMenuProps {
  entries: readonly { id: number; title: string; about: string | null; target: string }[];
  path: string;
}

/**
 * The site's menu: a bar on wide windows, a drawer from the right on narrow ones (SPEC section 2). The
 * drawer is a popover, so it opens, and closes on Esc or a press beside it, without scripts; with them
 * it also closes when an entry is chosen, or left by the focus, or when the slide index, the page or the
 * kind of window changes.
 */
export function MainMenu({ entries, path }: MainMenuProps) {
  const { general } = useStores();
  const drawer = useRef<HTMLElement>(null);
  const shownPath = useRef(path);
  useEffect(() => {
    // The drawer may have been opened before scripts came: only a change closes it.
    if (shownPath.current !== path) closeIfOpen(drawer.current);
    shownPath.current = path;
  }, [path]);
  useEffect(() => {
    const menu = drawer.current;
    const leave = ({ relatedTarget }: FocusEvent) => {
      const isInside = relatedTarget instanceof Node && menu?.contains(relatedTarget);
      if (relatedTarget && !isInside) closeIfOpen(menu);
    };
    menu?.addEventListener("focusout", leave);
    return () => menu?.removeEventListener("focusout", leave);
  }, []);
  useEffect(() => {
    const stops = [
      reaction(
        () => general.slideIndex,
        () => closeIfOpen(drawer.current),
      ),
      reaction(
        () => general.isMobile,
        (isMobile) => {
          if (!isMobile) closeIfOpen(drawer.current);
        },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [general]);
  return (
    <>
      <button
        className={styles.opener}
        type="button"
        popoverTarget="main-menu"
        aria-label="Open the menu"
      >
        <span className={styles.bars} aria-hidden="true" />
      </button>
      <nav
        ref={drawer}
        id="main-menu"
        className={styles.menu}
        popover="auto"
        aria-label="Main"
        onToggle={({ newState }) => general.setMenuOpen(newState === "open")}
      >
        <button
          className={styles.closer}
          type="button"
          popoverTarget="main-menu"
          popoverTargetAction="hide"
          aria-label="Close the menu"
        >
          <span aria-hidden="true">×</span>
        </button>
        <ul className={styles.entries}>
          {entries.map(({ id, title, about, target }) => (
            <li key={id}>
              <SiteLink
                className={styles.entry}
                target={target}
                aria-current={isActiveEntry(target, path) ? "page" : undefined}
                onClick={() => closeIfOpen(drawer.current)}
              >
                {title}
                {about ? <VisuallyHidden> {about}</VisuallyHidden> : null}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function closeIfOpen(popover: HTMLElement | null): void {
  if (popover?.matches(":popover-open")) popover.hidePopover();
}
