import { graphql, Link } from "gatsby";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { formatDate } from "#lib/format/date";
import { ENGINE_ROOM } from "#lib/content/pages/hub";
import { campaignPath, legalPath, tripPath } from "#lib/content/pages/paths";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as details from "#src/ui/primitives/details.late.module.css";
import { Picture } from "#src/ui/primitives/picture/picture";
import * as archive from "./archive.late.module.css";
import shelves from "./shelves.json";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import * as art from "./art/art.module.css";
import hub from "./hub.svg";
import * as cellar from "./cellar.late.module.css";
import * as styles from "./explore-hub.module.css";
import { House } from "./house";
import { VisuallyHidden } from "#src/ui/primitives/visually-hidden/visually-hidden";
import * as platform from "./platform.late.module.css";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import * as top from "./roof.module.css";
import roof from "./roof.svg";

/** All of the site as a theatre that is cut open from the roof to the vault: each room leads to a page. */
export function ExploreHub({ data }: { data: Queries.ExplorePageQuery }) {
  const units = data.offices.nodes.flatMap((office) => office.units);
  const onStage = data.site?.featured.stageUnits ?? [];
  const leaders = onStage.flatMap(({ leaderCharacter }) => leaderCharacter ?? []);
  return (
    <div className={styles.sky}>
      <Roof />
      <div className={styles.building}>
        <House units={units} leaders={leaders} faces={data.faces.nodes} />
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
    id: jsonId name
  }

  fragment HubLeader on Character {
    id: jsonId
    posterPicture { imageData(upTo: 320) }
  }

  fragment HubFace on Character {
    id: jsonId
    posterPicture { imageData(upTo: 160) }
  }

  fragment HubTrip on Trip {
    id: jsonId number title unit
    unitRecord { id: jsonId name }
  }

  fragment HubCampaign on Campaign {
    slug name shelf description from
    widePicture { imageData(upTo: 480) }
  }
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
        <p className={top.text}>
          Everything on this site, as the rooms of a theatre. Choose a room.
        </p>
      </div>
    </header>
  );
}

/** The poster archive: every campaign, shelf by shelf. */
function Archive({ campaigns }: { campaigns: readonly Queries.HubCampaignFragment[] }) {
  return (
    <section className={archive.archive} aria-labelledby="archive">
      <h2 id="archive" className={letters.title6}>
        The poster archive
      </h2>
      <div className={`${shapes.stack6} ${details.top4}`}>
        {shelves.map(({ id, title }) => {
          const posters = campaigns.filter(({ shelf }) => shelf === id);
          if (posters.length === 0) return null;
          return (
            <div key={id} data-shelf={id}>
              <h3 className={archive.label}>{title}</h3>
              <ul className={archive.posters}>
                {posters.map(({ slug, name, description, from, widePicture }) => (
                  <li key={slug} className={archive.poster}>
                    <Picture
                      className={archive.scene}
                      image={widePicture.imageData}
                      alt=""
                      sizes="(min-width: 600px) 400px, 120px"
                    />
                    {from ? (
                      <time className={`${details.text3} ${letters.heavy}`} dateTime={from}>
                        {formatDate(from)}
                      </time>
                    ) : null}
                    <Link className={archive.link} to={campaignPath(slug)}>
                      {name}
                    </Link>
                    <p className={archive.about}>{description}</p>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  );
}

interface CellarProps {
  legal: readonly { readonly slug: string; readonly title: string }[];
}

/** What keeps the house running: the engine room and the house rules. */
function Cellar({ legal }: CellarProps) {
  const link = ({ title, path }: { title: string; path: string }) => (
    <li key={path}>
      <SiteLink className={details.link} target={path}>
        {title}
      </SiteLink>
    </li>
  );
  return (
    <section className={cellar.cellar} aria-labelledby="cellar">
      <Drawing className={art.art} from={`${hub}#cogs`} viewBox="0 0 300 200" />
      <div className={cellar.part}>
        <h2 id="cellar" className={letters.title4}>
          Engine room
        </h2>
        <ul className={cellar.list}>{ENGINE_ROOM.map(link)}</ul>
      </div>
      <div className={cellar.part}>
        <h2 className={letters.title4}>House rules</h2>
        <ul className={cellar.list}>
          {legal.map(({ slug, title }) => link({ title, path: legalPath(slug) }))}
        </ul>
      </div>
    </section>
  );
}

/** The underground station: a train with two decks, whose windows are the trips. */
function Platform({ trips }: { trips: readonly Queries.HubTripFragment[] }) {
  return (
    <section className={platform.platform} aria-labelledby="trips">
      <div className={platform.words}>
        <h2 id="trips" className={letters.title4}>
          Fourteen trips
        </h2>
        <p>The train under the house stops once for every TRIP album.</p>
      </div>
      <ol className={platform.train}>
        {trips.map(({ id, number, title, unit, unitRecord }) => (
          <li key={id} data-unit={unitRecord?.id} data-trip={id}>
            <Link className={platform.link} to={tripPath(id)}>
              <span className={platform.number}>
                <VisuallyHidden>Trip </VisuallyHidden>
                {number}
              </span>
              <span className={platform.goal}>{title}</span>
              <span className={`${details.text2} ${details.firm}`}>{unitRecord?.name ?? unit}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
