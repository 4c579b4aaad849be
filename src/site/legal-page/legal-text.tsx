import * as styles from "./legal-text.module.css";

/** The text. `html` comes from our own Markdown and was sanitised when the site was built. */
export function LegalText({ html }: { html: string }) {
  return <article className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
