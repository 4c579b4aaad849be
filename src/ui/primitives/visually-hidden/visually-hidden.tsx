import type { ReactNode } from "react";
import * as shapes from "#src/ui/primitives/shapes.module.css";

/** Words for screen readers, where the picture says them to everybody else. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={shapes.hidden}>{children}</span>;
}
