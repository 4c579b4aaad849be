import type { ReactNode } from "react";
import { classNames } from "../element";
import { Tag, Title } from "../elements";
import * as styles from "./hero.module.css";

interface HeroProps {
  readonly label?: ReactNode;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly labelClass?: string | undefined;
  readonly titleClass?: string | undefined;
}

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
