import type { ReactNode } from "react";
import type { HOME_SECTIONS } from "#src/app/routing/home-sections";
import * as styles from "./home-slides.module.css";

interface SlideProps {
  name: (typeof HOME_SECTIONS)[number];
  labelledBy: string;
  className?: string;
  children: ReactNode;
}

export function Slide({ name, labelledBy, className = "", children }: SlideProps) {
  return (
    <section
      id={name}
      className={`swiper-slide ${styles.slide} ${className}`}
      aria-labelledby={labelledBy}
    >
      {children}
    </section>
  );
}
