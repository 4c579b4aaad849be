import { graphql } from "gatsby";
import { formatHalfYear } from "#lib/format/half-year";
import { informationPath } from "#lib/content/model/pages/paths";
import { headOf } from "#src/app/head/head-of";

export { NoticePeriodPage as default } from "#src/news/notice-period-page";

export const Head = headOf((_, { period }: { period: string }) => {
  const name = formatHalfYear(period);
  return {
    title: `Notices, ${name}`,
    description: `Every event, album and debut of Ensemble Stars!! Music from ${name}, with dates in Japan and Taiwan.`,
    trail: [["Notice board", informationPath], [name]],
  };
});

export const query = graphql`
  query NoticePeriodTemplate($ids: [String!]!) {
    notices: noticesOf(keys: $ids) {
      nodes { ...InformationNotice }
    }
  }
`;
