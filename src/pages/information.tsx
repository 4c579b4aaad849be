import { atBase } from "#src/data/browser/base-path";
import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { headOf } from "#src/app/head/head-of";
import { FEEDS } from "#lib/site/feeds/feed-paths";
import { noticeEvent } from "#lib/site/structured-data/notice-event";
import { Information } from "#src/news/information";

export default function InformationPage({ data }: PageProps<Queries.InformationPageQuery>) {
  const units = useMemo(() => data.offices.nodes.flatMap((office) => office.units), [data]);
  return (
    <Information
      notices={data.notices.nodes}
      units={units}
      characters={data.characters.nodes}
      hasFeeds={hasFeeds(data)}
    />
  );
}

/** Number of events in JSON-LD; the feed has all. */
const EVENTS = 6;
const { atom, json } = FEEDS.notices;

/** Feeds need absolute addresses, and so the site's own. */
const hasFeeds = ({ site }: Queries.InformationPageQuery): boolean => Boolean(site?.address);

export const Head = headOf((data: Queries.InformationPageQuery) => {
  const { notices } = data;
  const events = notices.nodes.flatMap(({ end, ...notice }) => (end ? [{ ...notice, end }] : []));
  return {
    title: "Notice board",
    description:
      "Every event, album and debut of Ensemble Stars!! Music that this guide knows of, with dates in Japan and Taiwan, newest first.",
    things: (address) => events.slice(0, EVENTS).map((event) => noticeEvent(address, event)),
    children: hasFeeds(data) && [
      <link
        key="atom"
        rel="alternate"
        type="application/atom+xml"
        href={atBase(atom)}
        title="Notices"
      />,
      <link
        key="json"
        rel="alternate"
        type="application/feed+json"
        href={atBase(json)}
        title="Notices"
      />,
    ],
  };
});

export const query = graphql`
  query InformationPage {
    site: siteDefaults { address }
    notices: allActivityNotice(sort: [{ start: DESC }, { jsonId: ASC }]) {
      nodes { id: jsonId title start end ...InformationNotice }
    }
    offices: allOffice(sort: { order: ASC }) {
      nodes {
        units { id: jsonId name }
      }
    }
    characters: allCharacter(sort: { jsonId: ASC }) {
      nodes { ...InformationCharacter }
    }
  }
`;
