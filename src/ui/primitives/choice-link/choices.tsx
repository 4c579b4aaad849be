import type { ComponentProps } from "react";
import { element } from "../element";
import * as styles from "./choices.module.css";

/** Label of a control in a group of choices; dark if chosen. */
export const Choice = element("label", (rest) => [styles.choice, rest]);

/** A list of choices: wraps on wide windows, scrolls on narrow ones. */
export const Choices = (props: Omit<ComponentProps<"ul">, "className">) => (
  <ul className={styles.choices} {...props} />
);
