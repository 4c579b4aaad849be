import { autorun } from "mobx";
import { useEffect } from "react";
import { HOME_SECTIONS, slideIndexOfHash } from "../../lib/home-sections";
import { useStores } from "../../stores/store-context";

/** The page counts as at rest after this time without scrolling, in ms. */
const REST = 150;

/**
 * Keeps the slide index and the home page in step: the address (`/#news`) and the menu set the index,
 * the index moves the page to its section, and scrolling sets the index to the section in view once
 * the page rests. `location` is the page's own, another object after every navigation.
 */
export function useHomeSlides(location: { hash: string }): void {
  const { general } = useStores();

  useEffect(() => {
    const named = slideIndexOfHash(location.hash);
    if (named !== undefined) general.setSlideIndex(named);
  }, [general, location]);

  useEffect(() => {
    const sections = HOME_SECTIONS.map((name) => document.getElementById(name));
    let inView = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entry) inView = sections.indexOf(entry.target as HTMLElement);
      },
      { rootMargin: "-50% 0px" },
    );
    for (const section of sections) if (section) observer.observe(section);
    const noteScroll = () => {
      clearTimeout(rest);
      // Under an open menu the page may still be coming to rest: that is no choice of a section.
      rest = setTimeout(() => {
        if (!general.isMenuOpen) general.setSlideIndex(inView);
      }, REST);
    };
    window.addEventListener("scroll", noteScroll, { passive: true });
    const stop = autorun(() => {
      const wanted = general.slideIndex;
      if (wanted !== inView) sections[wanted]?.scrollIntoView();
    });
    return () => {
      stop();
      clearTimeout(rest);
      window.removeEventListener("scroll", noteScroll);
      observer.disconnect();
    };
  }, [general]);
}
