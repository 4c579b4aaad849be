import type { ReactNode } from "react";
import { slugOf } from "#lib/content/check/addresses/slug";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import * as styles from "./block-section.module.css";

interface BlockSectionProps {
  kind: string;
  block: {
    title: string;
    titleJa?: string | null;
    intro?: string | null;
    look?: string | null;
  };
  children: ReactNode;
}

/** Section of a block; its id is the slug of its title, `#three-doors`. */
export function BlockSection({ kind, block, children }: BlockSectionProps) {
  const { title, titleJa, intro, look } = block;
  return (
    <section
      id={slugOf(title)}
      className={styles.block}
      data-kind={kind}
      data-look={look ?? undefined}
    >
      <div className={styles.inner}>
        <header className={styles.heading}>
          <h2 className={styles.title}>{title}</h2>
          <Japanese className={styles.original} text={titleJa} />
          {intro ? <p className={styles.intro}>{intro}</p> : null}
        </header>
        {children}
      </div>
    </section>
  );
}
