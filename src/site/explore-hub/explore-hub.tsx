import { graphql, Link } from "gatsby";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { formatDate } from "#lib/format/date";
import { ENGINE_ROOM } from "#lib/content/model/pages/hub";
import { campaignPath, legalPath, tripPath } from "#lib/content/model/pages/paths";
import { Picture } from "#src/ui/primitives/picture/picture";
import shelves from "./shelves.json";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import hub from "./hub.svg";
import * as styles from "./explore-hub.module.css";
import { House } from "./house";
import { Cluster, Panel, Stack, Text, Title, VisuallyHidden } from "#src/ui/primitives/elements";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import roof from "./roof.svg";
import { Split } from "#src/ui/primitives/grid/split";
import * as late from "./explore-hub.late.module.css";

/** Site map as a cross-section of a theatre: each room links to a page. */
export function ExploreHub({ data }: { data: Queries.ExplorePageQuery }) {
  const units = data.offices.nodes.flatMap((office) => office.units);
  const onStage = data.site?.featured.stageUnits ?? [];
  const leaders = onStage.flatMap(({ leaderCharacter }) => leaderCharacter ?? []);
  return (
    <div className={styles.sky}>
      <Roof />
      <Stack className={styles.building}>
        <House units={units} leaders={leaders} faces={data.faces.nodes} />
        <LateSheets />
        <Platform trips={data.trips.nodes} />
        <Archive campaigns={data.campaigns.nodes} />
        <Cellar legal={data.legal.nodes} />
      </Stack>
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

function Roof() {
  return (
    <header className={styles.roof}>
      <Drawing
        className={styles.gable}
        outline={9}
        from={`${roof}#gable`}
        viewBox="0 0 1200 300"
        preserveAspectRatio="none"
      />
      <Drawing className={styles.flag} outline={5} from={`${roof}#flag`} viewBox="0 0 90 120" />
      <div className={styles.sign}>
        <h1>Explore</h1>
        <p className={styles.text}>
          Everything on this site, as the rooms of a theatre. Choose a room.
        </p>
      </div>
    </header>
  );
}

function Archive({ campaigns }: { campaigns: readonly Queries.HubCampaignFragment[] }) {
  return (
    <section className={late.archive} aria-labelledby="archive">
      <Title size={6} id="archive">
        The poster archive
      </Title>
      <Stack gap={6} className={late.shelves}>
        {shelves.map(({ id, title }) => {
          const posters = campaigns.filter(({ shelf }) => shelf === id);
          if (posters.length === 0) return null;
          return (
            <div key={id} data-shelf={id}>
              <Panel as="h3" className={late.label}>
                {title}
              </Panel>
              <Cluster as="ul" gap={3} className={late.posters}>
                {posters.map(({ slug, name, description, from, widePicture }) => (
                  <Stack as="li" gap={1} key={slug} className={late.poster}>
                    <Picture
                      className={late.scene}
                      image={widePicture.imageData}
                      alt=""
                      sizes="(min-width: 600px) 400px, 120px"
                    />
                    {from ? (
                      <Text as="time" size={3} weight={800} dateTime={from}>
                        {formatDate(from)}
                      </Text>
                    ) : null}
                    <Link className={late.link} data-stretched="" to={campaignPath(slug)}>
                      {name}
                    </Link>
                    <p className={late.about}>{description}</p>
                  </Stack>
                ))}
              </Cluster>
            </div>
          );
        })}
      </Stack>
    </section>
  );
}

interface CellarProps {
  legal: readonly { readonly slug: string; readonly title: string }[];
}

function Cellar({ legal }: CellarProps) {
  const link = ({ title, path }: { title: string; path: string }) => (
    <li key={path}>
      <SiteLink className={late.cellarLink} target={path}>
        {title}
      </SiteLink>
    </li>
  );
  return (
    <Split as="section" className={late.cellar} aria-labelledby="cellar">
      <Drawing outline={5} strokeLinecap="round" from={`${hub}#cogs`} viewBox="0 0 300 200" />
      <Panel className={late.part}>
        <Title size={4} id="cellar">
          Engine room
        </Title>
        <Cluster as="ul" className={late.list}>
          {ENGINE_ROOM.map(link)}
        </Cluster>
      </Panel>
      <Panel className={late.part}>
        <Title size={4}>House rules</Title>
        <Cluster as="ul" className={late.list}>
          {legal.map(({ slug, title }) => link({ title, path: legalPath(slug) }))}
        </Cluster>
      </Panel>
    </Split>
  );
}

/** Underground station: the windows of the train link to the trips. */
function Platform({ trips }: { trips: readonly Queries.HubTripFragment[] }) {
  return (
    <section className={late.platform} aria-labelledby="trips">
      <div className={late.words}>
        <Title size={4} id="trips">
          Fourteen trips
        </Title>
        <p>The train under the house stops once for every TRIP album.</p>
      </div>
      <Stack as="ol" className={late.train}>
        {trips.map(({ id, number, title, unit, unitRecord }) => (
          <li key={id} data-unit={unitRecord?.id} data-trip={id}>
            <Stack as={Link} className={late.platformLink} to={tripPath(id)}>
              <span className={late.number}>
                <VisuallyHidden>Trip </VisuallyHidden>
                {number}
              </span>
              <Text as="span" size={4} weight={800} className={late.goal}>
                {title}
              </Text>
              <Text as="span" size={2} weight={600}>
                {unitRecord?.name ?? unit}
              </Text>
            </Stack>
          </li>
        ))}
      </Stack>
    </section>
  );
}
