import { VisuallyHidden } from "#src/ui/primitives/visually-hidden/visually-hidden";
import * as styles from "./odometer.module.css";

/** Wheels that a counter has at least. */
const WHEELS = 6;

/** A figure such as `12,345` on the wheels of a counter; what is read out has no leading zeros. */
export function Odometer({ figure }: { figure: string }) {
  const digits = figure.replaceAll(/\D/g, "").padStart(WHEELS, "0");
  const idle = digits.length - digits.replace(/^0+/, "").length;
  return (
    <span>
      <VisuallyHidden>{figure}</VisuallyHidden>
      <span className={styles.wheels} aria-hidden="true">
        {[...digits].map((digit, place) => (
          // A wheel is its place.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={place} className={styles.wheel} data-idle={place < idle || undefined}>
            {digit}
          </span>
        ))}
      </span>
    </span>
  );
}
