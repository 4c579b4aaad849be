import type { ComponentProps } from "react";
import { element } from "../element";
import * as styles from "./choices.module.css";

/** One of several views of a list: the label of a control. The present one is dark. */
export const Choice = element("label", (rest) => [styles.choice, rest]);

/** A list of choices: in lines on wide windows, on narrow ones in one line that is swiped. */
export function Choices(props: Omit<ComponentProps<"ul">, "className">) {
  return <ul className={styles.choices} {...props} />;
}
