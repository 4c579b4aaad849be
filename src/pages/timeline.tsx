import { graphql } from "gatsby";
import { headOf } from "#src/app/head/head-of";

export { Timeline as default } from "#src/calendar/timeline/timeline";

export const Head = headOf({
  title: "Timeline",
  description:
    "Events, releases, debuts and campaigns of Ensemble Stars!! Music on one rail, by unit and by idol, from the first unit song to the latest tour.",
});

export const query = graphql`
  query TimelinePage {
    notices: allActivityNotice(sort: [{ start: DESC }, { jsonId: ASC }]) {
      nodes { ...TimelineNotice }
    }
    units: allUnit(sort: { jsonId: ASC }) {
      nodes { ...TimelineUnit }
    }
    albums: allAlbum(sort: { jsonId: ASC }) {
      nodes { ...TimelineAlbum }
    }
    campaigns: allCampaign(sort: { slug: ASC }) {
      nodes { ...TimelineCampaign }
    }
    offices: allOffice(sort: { order: ASC }) {
      nodes {
        units { id: jsonId name }
      }
    }
    idols: allCharacter(sort: { jsonId: ASC }) {
      nodes { ...TimelineIdol }
    }
  }
`;
