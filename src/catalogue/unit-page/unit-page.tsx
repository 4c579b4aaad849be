import { graphql, type PageProps } from "gatsby";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { Pager } from "#src/ui/primitives/pager/pager";
import type { NewestSongs } from "#lib/content/model/pages/newest-songs";
import { isLeader } from "#lib/content/model/catalogue/leads";
import { unitPath } from "#lib/content/model/pages/paths";
import { WhereToMeet } from "../where-to-meet/where-to-meet";
import { notFound } from "#src/app/routing/route-error";
import { UnitComparison } from "./unit-comparison";
import { SongsSection } from "../songs-section/songs-section";
import { UnitClubs } from "./unit-clubs";
import { UnitFacts } from "./unit-facts";
import { Picture } from "#src/ui/primitives/picture/picture";
import { ScriptNames } from "#src/ui/records/script-names/script-names";
import * as hero from "./unit-hero.module.css";
import { PosterCard } from "#src/ui/records/poster-card/poster-card";
import * as cards from "./unit-members.late.module.css";
import "#src/ui/records/office-patterns.css";
import { counted } from "#lib/format/counted";
import { SourcesSection } from "#src/ui/records/sources-section/sources-section";
import { Section } from "#src/ui/primitives/elements";

interface Context extends NewestSongs {
  chapter: string;
  isInAudition: boolean;
}

export function UnitPage({ data, pageContext }: PageProps<Queries.UnitTemplateQuery, Context>) {
  const { unit, previous, next, trip, songs } = data;
  if (!unit || !previous || !next) throw notFound();
  return (
    <div data-unit={unit.id} data-office={unit.office.id}>
      <UnitHero unit={unit} />
      <UnitFacts unit={unit} />
      <LateSheets />
      <UnitMembers unit={unit} />
      <UnitComparison unit={unit} />
      <UnitClubs unit={unit} />
      <SongsSection filter={{ unit: unit.id }} songs={songs.nodes} context={pageContext} />
      <WhereToMeet
        name={unit.name}
        unit={unit}
        timelineQuery={`unit=${unit.id}`}
        characterId={unit.leader ?? unit.members[0]?.id ?? 0}
        trip={trip}
        chapter={pageContext.chapter}
        showsAuditionLink={pageContext.isInAudition}
      />
      <UnitSources unit={unit} />
      <Pager
        label="Other units"
        between={[previous, next]}
        entry={({ id, name }) => ({ path: unitPath(id), title: name, unit: id })}
      />
    </div>
  );
}

export const unitPageFragment = graphql`
  fragment UnitPage on Unit {
    id: jsonId name leader allLead leaderNote began ended sourceCount imageColor
    names { ja kana zhHant }
    display {
      lead leadEn desc
      widePicture { imageData }
      tallPicture { imageData }
      promoPicture { imageData }
    }
    office {
      id: jsonId name
      names { ja }
    }
    leaderCharacter { name cname }
    members {
      ...PosterCard
      ...MemberChip
      id: jsonId cname name catch desc cv
      clubs {
        key title titleJa desc
        members { id: jsonId name }
      }
      profile { birthday age ageText height blood }
    }
    firstRelease { date title }
  }
`;

function UnitSources({ unit }: { unit: Queries.UnitPageFragment }) {
  const { firstRelease, sourceCount, names, imageColor } = unit;
  return (
    <SourcesSection>
      <p>
        {sourceCount && `Based on ${counted(sourceCount, "source")}. `}
        {firstRelease &&
          "The date of the first CD is its real release in Japan, not one of the story. "}
        {imageColor && `The colours of this page follow the published image colour ${imageColor}. `}
        {names.ja && "Names in Japanese are as published."}
      </p>
    </SourcesSection>
  );
}

function UnitHero({ unit }: { unit: Queries.UnitPageFragment }) {
  const { display, names, name } = unit;
  return (
    <header className={hero.hero}>
      <Picture
        className={hero.picture}
        image={display.widePicture.imageData}
        alt={`${name} together on stage, drawn by Encore`}
        sizes="(min-width: 900px) 64vw, 66vw"
        instead={{
          image: display.tallPicture.imageData,
          media: "(max-width: 559px)",
          sizes: "100vw",
        }}
        priority
      />
      <div className={hero.panel}>
        <h1 className={hero.name}>{name}</h1>
        <ScriptNames name={name} names={names} />
        <p className={hero.leadEn}>{display.leadEn}</p>
        <p className={hero.lead} lang="zh-Hant">
          {display.lead}
        </p>
      </div>
    </header>
  );
}

function UnitMembers({ unit }: { unit: Queries.UnitPageFragment }) {
  return (
    <section className={cards.section} aria-labelledby="members">
      <Section as="div">
        <h2 id="members" className={cards.heading}>
          {unit.members.length === 1 ? "The one and only" : "Members"}
        </h2>
        <ul className={unit.members.length === 1 ? cards.solo : cards.cards}>
          {unit.members.map((member) => (
            <li key={member.id} className={cards.card}>
              <PosterCard
                as="h3"
                character={member}
                badge={isLeader(member.id, unit) ? "Leader" : undefined}
                sizes="(min-width: 1100px) 280px, (min-width: 481px) 40vw, 42vw"
              />
              <div className={cards.words}>
                <p className={cards.catchphrase}>{member.catch}</p>
                <p className={cards.desc}>{member.desc}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </section>
  );
}
