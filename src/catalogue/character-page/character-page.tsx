import { graphql, type PageProps, Link } from "gatsby";
import { isLeader } from "#lib/content/model/catalogue/leads";
import type { NewestSongs } from "#lib/content/model/pages/newest-songs";
import { calendarPath } from "#lib/calendar/calendar-paths";
import { birthMonth } from "#lib/format/birthday";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { Pager } from "#src/ui/primitives/pager/pager";
import { PosterCard } from "#src/ui/records/poster-card/poster-card";
import { givenName } from "#lib/text/given-name";
import { characterPath, clubPath } from "#lib/content/model/pages/paths";
import { WhereToMeet } from "../where-to-meet/where-to-meet";
import { SongsSection } from "../songs-section/songs-section";
import { notFound } from "#src/app/routing/route-error";
import { CharacterAudition, CharacterFourPiece } from "./character-audition";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import { CharacterFacts } from "./character-facts";
import { CharacterHero } from "./character-hero";
import * as styles from "./character-page.late.module.css";
import { CharacterSources } from "./character-sources";
import { MemberChip, MemberChips } from "#src/ui/records/member-chip/member-chip";
import { Paragraphs } from "#src/ui/primitives/paragraphs/paragraphs";
import { Picture } from "#src/ui/primitives/picture/picture";
import "#src/ui/records/office-patterns.css";
import { Cluster, Panel, Section, Stack, Text, Title } from "#src/ui/primitives/elements";

/** Profile of a character, complete without scripts. */
export function CharacterPage({
  data,
  pageContext,
}: PageProps<Queries.CharacterTemplateQuery, NewestSongs & { chapter: string }>) {
  const { character, audition, fourPiece, linked, unit, previous, next, site, songs, trip } = data;
  if (!character || !unit || !previous || !next || !site) throw notFound();
  const hasBirthday = birthMonth(character.profile.birthday) !== undefined;
  const mates = unit.members.filter((member) => member.id !== character.id);
  return (
    <div data-unit={character.unit}>
      <div data-character={character.id} data-office={character.unitRecord.office.id}>
        <CharacterHero character={character} isLeader={isLeader(character.id, unit)} />
        <LateSheets />
        <Section as="div" className={styles.body}>
          <CharacterStory character={character} linked={linked ?? null} />
          <CharacterFacts character={character} />
        </Section>
        <CharacterMoods character={character} />
        {character.clubs.length > 0 && <CharacterClubs character={character} />}
        <SongsSection
          filter={{ idol: character.cname }}
          songs={songs.nodes}
          context={pageContext}
        />
        {audition && <CharacterAudition audition={audition} />}
        {fourPiece && <CharacterFourPiece page={fourPiece} />}
        <WhereToMeet
          name={givenName(character.name)}
          unit={unit}
          timelineQuery={`idol=${character.cname}`}
          characterId={character.id}
          calendar={hasBirthday ? calendarPath({ idol: character.cname }) : undefined}
          trip={trip}
          chapter={pageContext.chapter}
        />
        {mates.length > 0 && (
          <Section tight data-only="screen" aria-labelledby="mates">
            <Title size={4} spaced id="mates">
              {unit.id === "other" ? "Also beyond the stage" : `The rest of ${unit.name}`}
            </Title>
            <Cluster className={styles.cards}>
              {mates.map((mate) => (
                <PosterCard
                  key={mate.id}
                  as="h3"
                  character={mate}
                  badge={isLeader(mate.id, unit) ? "Leader" : undefined}
                  sizes="(min-width: 900px) 220px, 44vw"
                />
              ))}
            </Cluster>
          </Section>
        )}
        <CharacterSources character={character} facts={site.facts} />
      </div>
      <Pager
        label="Other profiles"
        between={[previous, next]}
        entry={({ cname, name, unit: unitId }) => ({
          path: characterPath(cname),
          title: name,
          unit: unitId,
        })}
      />
    </div>
  );
}

export const characterPageFragment = graphql`
  fragment CharacterPage on Character {
    id: jsonId cname name unit role catch desc text recruitText comment cv cvJa vnote sourceNotes
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
      id: jsonId name
      display {
        markPicture { imageData }
      }
      office { id: jsonId name }
    }
    posterPicture { imageData }
    wallpaper { address(format: "jpg", width: 1080) }
    moods {
      title caption
      picture { key imageData }
    }
    sourceCounts {
      name nameJa cv color unit role birthday age height weight blood hand interest stunt circle
      school class year1
    }
  }
`;

function CharacterStory({
  character,
  linked,
}: {
  character: Queries.CharacterPageFragment;
  /** Character whom `vnote` describes, such as a twin. */
  linked: Queries.MemberChipFragment | null;
}) {
  return (
    <section className={styles.story} aria-label="Story">
      <Paragraphs className={styles.paragraph} text={character.text} />
      <Panel as="figure" shadow={2} className={styles.recruit}>
        <Text as="figcaption" size={2} weight={800} className={styles.label}>
          Self-introduction
        </Text>
        <p>{character.recruitText}</p>
      </Panel>
      {linked && (
        <Cluster as="p" gap={3} align="center" className={styles.linked}>
          <span>{character.vnote}</span>
          <MemberChip character={linked} />
        </Cluster>
      )}
    </section>
  );
}

/** The character in three moods (`videoPic`, SPEC section 3). */
function CharacterMoods({ character }: { character: Queries.CharacterPageFragment }) {
  return (
    <section data-only="screen" className={styles.details} aria-label="Moods">
      <Section as="ul" className={styles.row}>
        {character.moods.map(({ title, caption, picture }) => (
          <li key={picture.key}>
            <figure>
              <Picture
                className={styles.picture}
                image={picture.imageData}
                alt={`${character.name}, ${title.toLowerCase()}`}
                sizes="(min-width: 700px) 380px, 90vw"
              />
              <Panel as="figcaption" className={styles.caption}>
                <b>{title}</b> {caption}
              </Panel>
            </figure>
          </li>
        ))}
      </Section>
    </section>
  );
}

function CharacterClubs({ character }: { character: Queries.CharacterPageFragment }) {
  return (
    <Section aria-labelledby="clubs">
      <Title size={4} spaced id="clubs">
        Clubs
      </Title>
      <Stack gap={5} className={styles.list}>
        {character.clubs.map((club) => (
          <Panel as="article" shadow={2} key={club.key} className={styles.club}>
            <h3>
              <Link to={clubPath(club.key)}>{club.title}</Link>
            </h3>
            <Text as={Japanese} weight={600} soft text={club.titleJa} />
            <p className={styles.desc}>{club.desc}</p>
            <MemberChips characters={club.members.filter(({ id }) => id !== character.id)} />
          </Panel>
        ))}
      </Stack>
    </Section>
  );
}
