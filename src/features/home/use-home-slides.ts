import { autorun } from "mobx";
import { useEffect } from "react";
import { HOME_SECTIONS, slideIndexOfHash } from "../../lib/home-sections";
import { useStores } from "../../stores/store-context";

/**
 * Keeps the slide index and the home page in step: the address (`/#news`) and the menu set the index,
 * the index moves the page to its section, and scrolling sets the index to the section in view.
 * `location` is the page's own; its key changes with every visit.
 */
export function useHomeSlides({ hash, key }: { hash: string; key?: string }): void {
  const { general } = useStores();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same entry chosen twice counts twice
  useEffect(() => {
    if (hash) general.setSlideIndex(slideIndexOfHash(hash));
  }, [general, hash, key]);

  useEffect(() => {
    const sections = HOME_SECTIONS.map((name) => document.getElementById(name));
    let inView = 0;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (!entry) return;
        inView = sections.indexOf(entry.target as HTMLElement);
        general.setSlideIndex(inView);
      },
      { rootMargin: "-50% 0px" },
    );
    for (const section of sections) if (section) observer.observe(section);
    const stop = autorun(() => {
      const wanted = general.slideIndex;
      if (wanted !== inView) sections[wanted]?.scrollIntoView();
    });
    return () => {
      stop();
      observer.disconnect();
    };
  }, [general]);
}
