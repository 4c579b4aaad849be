import { type ReactNode, useRef } from "react";
import * as styles from "./home-slides.module.css";
import { SlideDots } from "./slide-dots";
import { useSlides } from "./use-slides";

interface HomeSlidesProps {
  location: Pick<Location, "hash" | "pathname">;
  /** One `Slide` for each of HOME_SECTIONS, in that order. */
  children: ReactNode;
}

/** Sections of the home page in one scroller. Complete in CSS; scripts add steps by wheel and keys. */
export function HomeSlides({ location, children }: HomeSlidesProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const go = useSlides(scroller, location);
  return (
    <div className={`swiper ${styles.stage}`}>
      <div ref={scroller} className={`swiper-wrapper ${styles.scroller}`}>
        {children}
      </div>
      <SlideDots onChoose={go} />
    </div>
  );
}
