import * as letters from "#src/ui/primitives/letters.module.css";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import ways from "./calendar-apps.json";
import * as styles from "./calendars.module.css";

/** How to subscribe in the three calendars that most people have. */
export function HowToSubscribe() {
  return (
    <div className={shapes.stack3}>
      {ways.map(({ name, steps }) => (
        <div key={name} className={styles.way}>
          <h3>{name}</h3>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      ))}
      <p className={letters.bold}>
        A subscription follows corrections; a downloaded file stays as it is.
      </p>
    </div>
  );
}
