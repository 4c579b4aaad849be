import { graphql, type PageProps } from "gatsby";
import { calendarPath } from "#lib/calendar/calendar-paths";
import { birthMonth } from "#lib/format/birthday";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { Pager } from "#src/ui/primitives/pager/pager";
import { PosterCard } from "#src/ui/records/poster-card/poster-card";
import { givenName } from "#lib/text/given-name";
import { characterPath } from "#lib/content/pages/paths";
import { WhereToMeet } from "../where-to-meet/where-to-meet";
import { notFound } from "#src/app/routing/route-error";
import { CharacterAudition, CharacterFourPiece } from "./character-audition";
import { CharacterClubs } from "./character-clubs";
import { CharacterFacts } from "./character-facts";
import { CharacterHero } from "./character-hero";
import * as styles from "./character-page.module.css";
import { CharacterSources } from "./character-sources";
import { CharacterStory } from "./character-story";
import { PosterDetails } from "./poster-details";
import "#src/ui/records/office-patterns.css";

/** A character's profile: all that the catalogue holds, complete without scripts. */
export function CharacterPage({
  data,
  pageContext,
}: PageProps<Queries.CharacterTemplateQuery, { chapter: string }>) {
  const { character, audition, fourPiece, linked, unit, previous, next, site, trip } = data;
  if (!character || !unit || !previous || !next || !site) throw notFound();
  const hasBirthday = birthMonth(character.profile.birthday) !== undefined;
  const mates = unit.members.filter((member) => member.jsonId !== character.jsonId);
  return (
    <div data-unit={character.unit}>
      <div data-character={character.jsonId} data-office={character.unitRecord.office.jsonId}>
        <CharacterHero character={character} leads={unit.leader === character.jsonId} />
        <LateSheets />
        <div className={styles.body}>
          <CharacterStory character={character} linked={linked ?? null} />
          <CharacterFacts character={character} />
        </div>
        <PosterDetails character={character} />
        {character.clubs.length > 0 && <CharacterClubs character={character} />}
        {audition && <CharacterAudition audition={audition} />}
        {fourPiece && <CharacterFourPiece page={fourPiece} />}
        <WhereToMeet
          name={givenName(character.name)}
          unit={unit}
          whose={`idol=${character.cname}`}
          poster={character.jsonId}
          calendar={hasBirthday ? calendarPath({ idol: character.cname }) : undefined}
          trip={trip}
          chapter={pageContext.chapter}
        />
        {mates.length > 0 && (
          <section className={styles.mates} aria-labelledby="mates">
            <h2 id="mates" className={styles.heading}>
              {unit.jsonId === "other" ? "Also beyond the stage" : `The rest of ${unit.name}`}
            </h2>
            <div className={styles.cards}>
              {mates.map((mate) => (
                <PosterCard
                  key={mate.jsonId}
                  as="h3"
                  character={mate}
                  badge={mate.jsonId === unit.leader ? "Leader" : undefined}
                  sizes="(min-width: 900px) 220px, 44vw"
                />
              ))}
            </div>
          </section>
        )}
        <CharacterSources character={character} facts={site.facts} />
      </div>
      <Pager
        label="Other profiles"
        between={[previous, next]}
        entry={({ cname, name, unit: of }) => ({
          path: characterPath(cname),
          title: name,
          unit: of,
        })}
      />
    </div>
  );
}

export const characterPageFragment = graphql`
  fragment CharacterPage on Character {
    jsonId cname name unit role catch desc text recruitText comment cv cvJa vnote sourceNotes
    names { ja kana zhHant realName realNameJa }
    profile {
      birthday height weight blood age ageText hand interest interestJa stunt stuntJa class school
      schoolJa
      year1 { age height weight interest interestJa stunt stuntJa }
    }
    clubs {
      key title titleJa desc
      members { ...MemberChip }
    }
    unitRecord {
      jsonId name
      display {
        markPicture { imageData }
      }
      office { jsonId name }
    }
    posterPicture { imageData }
    detailPictures { key imageData }
    sourceCounts {
      name nameJa cv color unit role birthday age height weight blood hand interest stunt circle
      school class year1
    }
  }
`;
