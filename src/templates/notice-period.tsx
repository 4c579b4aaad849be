import { graphql, type HeadProps } from "gatsby";
import { formatHalfYear } from "#lib/format/half-year";
import { informationPath } from "#lib/content/pages/paths";
import { PageHead } from "#src/app/head/page-head";

export { NoticePeriodPage as default } from "#src/news/notice-period-page";

export function Head({ location, pageContext }: HeadProps<object, { period: string }>) {
  const name = formatHalfYear(pageContext.period);
  return (
    <PageHead
      title={`Notices, ${name}`}
      description={`Every event, album and debut of Ensemble Stars!! Music from ${name}, with dates in Japan and Taiwan.`}
      path={location.pathname}
      trail={[["Notice board", informationPath], [name]]}
    />
  );
}

export const query = graphql`
  query NoticePeriodTemplate($ids: [String!]!) {
    notices: noticesOf(keys: $ids) {
      nodes { ...InformationNotice }
    }
  }
`;
