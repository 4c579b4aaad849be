import type { ComponentProps } from "react";
import * as inputs from "../inputs.module.css";

/** A list of choices: in lines on wide windows, on narrow ones in one line that is swiped. */
export function Choices(props: Omit<ComponentProps<"ul">, "className">) {
  return <ul className={inputs.choices} {...props} />;
}
