import { graphql } from "gatsby";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import * as styles from "./links-block.late.module.css";

export function LinksBlock({ block }: { block: Queries.LinksBlockFragment }) {
  return (
    <ul className={styles.links}>
      {block.links.map(({ title, about, target }) => (
        <li key={title} className={styles.link}>
          <SiteLink className={styles.target} target={target}>
            {title}
          </SiteLink>
          {about ? <p className={styles.about}>{about}</p> : null}
        </li>
      ))}
    </ul>
  );
}

export const linksBlockFragment = graphql`
  fragment LinksBlock on LinksBlock {
    title
    links { title about target }
  }
`;
