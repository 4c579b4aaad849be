import { Link, graphql } from "gatsby";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { unitsPath, clubPath } from "#lib/content/model/pages/paths";
import * as styles from "./club-index.module.css";
import { ClubColors } from "#src/ui/records/club-colors/club-colors";
import { Face } from "#src/ui/records/face/face";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import * as flyer from "./club-flyer.late.module.css";
import { Cluster, Panel, Text, Title } from "#src/ui/primitives/elements";
import { Split } from "#src/ui/primitives/grid/split";
import { CardLink } from "#src/ui/primitives/card/card";

export function ClubIndex({ data }: { data: Queries.ClubListPageQuery }) {
  const clubs = data.allClub.nodes;
  return (
    <div className={styles.board}>
      <Split as="header" className={styles.head}>
        <Title as="h1" outline="raised" className={styles.title}>
          Clubs
        </Title>
        <Panel as="p" shadow={2} className={styles.lead}>
          {clubs.length} clubs. In a club, idols of different units share a hobby.{" "}
          <Link to={unitsPath}>To the units</Link>
        </Panel>
      </Split>
      <LateSheets />
      <ul className={styles.flyers}>
        {clubs.map((club) => (
          <li key={club.key}>
            <ClubFlyer club={club} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ClubFlyer({ club }: { club: Queries.ClubFlyerFragment }) {
  const { key, title, titleJa, members } = club;
  return (
    <Panel as="article" shadow={2} className={flyer.flyer}>
      <p className={flyer.flag}>
        <ClubColors members={members} />
      </p>
      <h2 className={flyer.title}>
        <CardLink to={clubPath(key)}>{title}</CardLink>
      </h2>
      <Text as={Japanese} size={3} weight={600} soft text={titleJa} />
      <Cluster as="p" className={flyer.faces}>
        {members.map((member) => (
          <span key={member.id} data-character={member.id}>
            <Face character={member} />
          </span>
        ))}
      </Cluster>
      <p className={flyer.names}>{members.map(({ name }) => name).join(", ")}</p>
    </Panel>
  );
}

export const clubFlyerFragment = graphql`
  fragment ClubFlyer on Club {
    key title titleJa
    members { ...Face id: jsonId name }
  }
`;
