import { graphql } from "gatsby";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { Archive } from "./archive";
import { Cellar } from "./cellar";
import * as styles from "./explore-hub.module.css";
import { House } from "./house";
import { Platform } from "./platform";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import * as top from "./roof.module.css";
import roof from "./roof.svg";

/** All of the site as a theatre that is cut open from the roof to the vault: each room leads to a page. */
export function ExploreHub({ data }: { data: Queries.ExplorePageQuery }) {
  const units = data.offices.nodes.flatMap((office) => office.units);
  return (
    <div className={styles.sky}>
      <Roof />
      <div className={styles.building}>
        <House units={units} faces={data.faces.nodes} />
        <LateSheets />
        <Platform trips={data.trips.nodes} />
        <Archive campaigns={data.campaigns.nodes} />
        <Cellar legal={data.legal.nodes} />
      </div>
    </div>
  );
}

export const exploreHubFragments = graphql`
  fragment HubUnit on Unit {
    jsonId name
    leaderCharacter {
      jsonId name
      posterPicture { imageData(upTo: 320) }
    }
  }

  fragment HubFace on Character {
    jsonId
    posterPicture { imageData(upTo: 160) }
  }

  fragment HubTrip on Trip {
    jsonId number title unit
    unitRecord { jsonId name }
  }

  fragment HubCampaign on Campaign { slug name shelf description from }
`;

/** The gable with the name of the house, a flag on either side, and the sun behind it. */
function Roof() {
  return (
    <header className={top.roof}>
      <Drawing
        className={top.gable}
        from={`${roof}#gable`}
        viewBox="0 0 1200 300"
        preserveAspectRatio="none"
      />
      <Drawing className={top.flag} from={`${roof}#flag`} viewBox="0 0 90 120" />
      <div className={top.sign}>
        <h1>Explore</h1>
        <p className={top.text}>The whole house, cut open. Every room is a door.</p>
      </div>
    </header>
  );
}
