import { graphql } from "gatsby";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { Pager } from "#src/ui/primitives/pager/pager";
import { clubPath } from "#lib/content/pages/paths";
import { notFound } from "#src/app/routing/route-error";
import { ClubHero } from "./club-hero";
import { ClubMember } from "./club-member";
import * as styles from "./club-page.module.css";

/** A club's page: its flag, and its members, each on a stripe of it. */
export function ClubPage({ data: { club, previous, next } }: { data: Queries.ClubTemplateQuery }) {
  if (!club || !previous || !next) throw notFound();
  return (
    <>
      <ClubHero club={club} />
      <LateSheets />
      <ul className={styles.members}>
        {club.members.map((member) => (
          <ClubMember key={member.jsonId} member={member} club={club.key} />
        ))}
      </ul>
      <Pager
        label="Other clubs"
        previous={{ path: clubPath(previous.key), title: previous.title }}
        next={{ path: clubPath(next.key), title: next.title }}
      />
    </>
  );
}

export const clubPageFragment = graphql`
  fragment ClubPage on Club {
    title
    titleJa
    desc
    members {
      ...ClubMember
      jsonId
      name
    }
    key
  }
`;
