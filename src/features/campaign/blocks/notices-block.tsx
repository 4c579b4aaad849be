import { graphql, Link } from "gatsby";
import { BlockSection } from "./block-section";

/** Notices of the board, each leading to its entry. */
export function NoticesBlock({ block }: { block: Queries.NoticesBlockFragment }) {
  return (
    <BlockSection kind="notices" title={block.title} intro={block.intro}>
      <ul>
        {block.noticeRecords.map(({ jsonId, title }) => (
          <li key={jsonId}>
            <Link to={`/information#${jsonId}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

export const noticesBlockFragment = graphql`
  fragment NoticesBlock on NoticesBlock {
    title
    intro
    noticeRecords {
      jsonId
      title
    }
  }
`;
