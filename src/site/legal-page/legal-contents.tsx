import { graphql } from "gatsby";
import * as styles from "./legal-contents.module.css";

interface Contents {
  page: Queries.LegalContentsFragment;
}

/** The table of contents beside the text, on wide screens. */
export function LegalContentsColumn({ page }: Contents) {
  return (
    <nav className={styles.column} aria-labelledby="on-this-page">
      <h2 className={styles.heading} id="on-this-page">
        On this page
      </h2>
      <Sections page={page} />
    </nav>
  );
}

/** The table of contents before the text, to be unfolded, on narrow screens. */
export function LegalContentsBox({ page }: Contents) {
  return (
    <details className={styles.box}>
      <summary className={styles.summary}>On this page</summary>
      <Sections page={page} />
    </details>
  );
}

function Sections({ page }: Contents) {
  return (
    <ol className={styles.list}>
      {page.toc.map(({ id, title }) => (
        <li key={id}>
          <a className={styles.link} href={`#${id}`}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

export const legalContentsFragment = graphql`
  fragment LegalContents on LegalPage {
    toc {
      id
      title
    }
  }
`;
