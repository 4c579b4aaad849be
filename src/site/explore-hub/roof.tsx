import * as styles from "./roof.module.css";

/** The gable with the name of the house, a flag on either side, and the sun behind it. */
export function Roof() {
  return (
    <header className={styles.roof}>
      <svg
        className={styles.gable}
        viewBox="0 0 1200 300"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path fill="var(--primary-ink)" d="M0 300 600 20l600 280z" />
        <path fill="var(--sun)" d="M118 276 600 66l482 210z" />
      </svg>
      <svg className={styles.flag} viewBox="0 0 90 120" aria-hidden="true" focusable="false">
        <path fill="var(--white)" d="M14 8q20 14 36 2t34 4L66 36l18 20q-18 6-34-2t-36 4z" />
        <path fill="none" strokeWidth="7" d="M12 4V120" />
      </svg>
      <div className={styles.sign}>
        <h1 className={styles.title}>Explore</h1>
        <p className={styles.text}>The whole house, cut open. Every room is a door.</p>
      </div>
    </header>
  );
}
