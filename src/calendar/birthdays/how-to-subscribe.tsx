import * as letters from "#src/ui/primitives/letters.module.css";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as styles from "./calendars.module.css";

const WAYS = [
  {
    name: "Apple Calendar",
    steps: [
      "Press “Subscribe”: iPhone, iPad and Mac ask whether to add it.",
      "On a Mac choose iCloud as the place, and it is on all your devices.",
    ],
  },
  {
    name: "Google Calendar",
    steps: [
      "Copy the address. On a computer, beside “Other calendars”, press + and “From URL”.",
      "Paste it and press “Add calendar”. Google looks for news about once a day, so be patient.",
    ],
  },
  {
    name: "Outlook",
    steps: [
      "Copy the address. In the calendar press “Add calendar”, then “Subscribe from web”.",
      "Paste it, name it, press “Import”.",
    ],
  },
] as const;

/** How to subscribe in the three calendars that most people have. */
export function HowToSubscribe() {
  return (
    <div className={shapes.stack3}>
      {WAYS.map(({ name, steps }) => (
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
