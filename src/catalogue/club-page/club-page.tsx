import { graphql, Link } from "gatsby";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { Pager } from "#src/ui/primitives/pager/pager";
import { clubPath, clubsPath, unitPath } from "#lib/content/model/pages/paths";
import { notFound } from "#src/app/routing/route-error";
import * as styles from "./club-page.late.module.css";
import { ClubColors } from "#src/ui/records/club-colors/club-colors";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import * as hero from "./club-page.module.css";
import { PosterCard } from "#src/ui/records/poster-card/poster-card";
import { Cluster, Panel, Tag, Text } from "#src/ui/primitives/elements";

export function ClubPage({ data: { club, previous, next } }: { data: Queries.ClubTemplateQuery }) {
  if (!club || !previous || !next) throw notFound();
  return (
    <>
      <ClubHero club={club} />
      <LateSheets />
      <Cluster as="ul" className={styles.members}>
        {club.members.map((member) => (
          <ClubMember key={member.id} member={member} club={club.key} />
        ))}
      </Cluster>
      <Pager
        label="Other clubs"
        between={[previous, next]}
        entry={({ key, title }) => ({ path: clubPath(key), title })}
      />
    </>
  );
}

export const clubPageFragment = graphql`
  fragment ClubPage on Club {
    key title titleJa desc
    members { ...ClubMember id: jsonId name }
  }
`;

function ClubHero({ club }: { club: Queries.ClubPageFragment }) {
  const { title, titleJa, desc, members } = club;
  return (
    <header className={hero.hero}>
      <ClubColors members={members} />
      <Panel shadow={3} className={hero.card}>
        <p className={hero.kind}>
          <Link to={clubsPath}>Club</Link> · {members.length} members
        </p>
        <h1 className={hero.title}>{title}</h1>
        <Japanese className={hero.ja} text={titleJa} />
        <p className={hero.desc}>{desc}</p>
      </Panel>
    </header>
  );
}

function ClubMember({ member, club }: { member: Queries.ClubMemberFragment; club: string }) {
  const { id, unit, unitRecord, desc, clubs } = member;
  const others = clubs.filter(({ key }) => key !== club);
  return (
    <li className={styles.stripe} data-character={id}>
      <PosterCard as="h2" character={member} sizes="(min-width: 700px) 260px, 42vw" />
      <Panel className={styles.words}>
        <Tag as={Link} className={styles.unit} to={unitPath(unit)} data-unit={unit}>
          {unitRecord.name}
        </Tag>
        <p className={styles.desc}>{desc}</p>
        {others.length > 0 && (
          <Text size={3} weight={700} className={styles.others}>
            Also in{" "}
            {others.map(({ key, title }, index) => (
              <span key={key}>
                {index > 0 && " and "}
                <Link to={clubPath(key)}>{title}</Link>
              </span>
            ))}
          </Text>
        )}
      </Panel>
    </li>
  );
}

export const clubMemberFragment = graphql`
  fragment ClubMember on Character {
    ...PosterCard
    id: jsonId unit desc
    unitRecord { name }
    clubs { key title }
  }
`;
