import { Link } from "gatsby";
import type { ReactNode } from "react";
import * as styles from "./opening-soon.module.css";

interface OpeningSoonProps {
  title: string;
  lead: string;
  /** What will be here, in the order that a visitor will meet it. */
  plan: readonly { title: string; about: string }[];
  /** Where to go meanwhile. */
  links: readonly { title: string; path: string }[];
  /** The drawing behind the rope. */
  children: ReactNode;
}

/** A part of the site that is still being built: a stage behind a rope, and what will stand on it. */
export function OpeningSoon({ title, lead, plan, links, children }: OpeningSoonProps) {
  return (
    <div className={styles.page}>
      <header className={styles.stage}>
        <div className={styles.words}>
          <p className={styles.sign}>Opening soon</p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.set}>{children}</div>
        <svg
          className={styles.rope}
          viewBox="0 0 1200 120"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d="M0 20Q150 130 300 20Q450 130 600 20Q750 130 900 20Q1050 130 1200 20" />
        </svg>
      </header>
      <section className={styles.plan}>
        <h2 className={styles.heading}>What will stand here</h2>
        <ol className={styles.steps}>
          {plan.map((step) => (
            <li key={step.title} className={styles.step}>
              <h3 className={styles.name}>{step.title}</h3>
              <p>{step.about}</p>
            </li>
          ))}
        </ol>
      </section>
      <nav className={styles.meanwhile} aria-label="Meanwhile">
        <p className={styles.until}>Until the rope comes down:</p>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.path}>
              <Link className={styles.link} to={link.path}>
                {link.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
