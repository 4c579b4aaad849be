import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { useMemo } from "react";
import { PageHead } from "#src/app/head/page-head";
import { LiveInformation } from "#src/news/live-information";

export default function InformationPage({ data }: PageProps<Queries.InformationPageQuery>) {
  const units = useMemo(() => data.offices.nodes.flatMap((office) => office.units), [data]);
  return (
    <LiveInformation
      notices={data.notices.nodes}
      units={units}
      characters={data.characters.nodes}
    />
  );
}

export function Head({ location }: HeadProps) {
  return (
    <PageHead
      title="Notice board"
      description="Every event, album and debut of Ensemble Stars!! Music that this guide knows of, with dates in Japan and Taiwan, newest first."
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query InformationPage {
    notices: allActivityNotice(sort: [{ start: DESC }, { jsonId: ASC }]) {
      nodes {
        ...InformationNotice
      }
    }
    offices: allOffice(sort: { order: ASC }) {
      nodes {
        units {
          jsonId
          name
        }
      }
    }
    characters: allCharacter(sort: { jsonId: ASC }) {
      nodes {
        ...InformationCharacter
      }
    }
  }
`;
