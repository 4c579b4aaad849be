import type { ReactNode } from "react";
import { classNames } from "../element";
import { Tag } from "../panel/panel";
import { Title } from "../text/text";
import * as styles from "./hero.module.css";

interface HeroProps {
  /** A few words above the title. */
  readonly label?: ReactNode;
  readonly title: ReactNode;
  /** A sentence below it. */
  readonly lead?: ReactNode;
  readonly labelClass?: string | undefined;
  readonly titleClass?: string | undefined;
}

/** The words at the head of a page. They stand in an element of the page, beside its picture. */
export function Hero({ label, title, lead, labelClass, titleClass }: HeroProps) {
  return (
    <>
      {label && <Tag className={classNames(labelClass, styles.badge)}>{label}</Tag>}
      <Title as="h1" outline="raised" className={classNames(titleClass, styles.title)}>
        {title}
      </Title>
      {lead && <p className={styles.lead}>{lead}</p>}
    </>
  );
}
