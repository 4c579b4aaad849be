import { formatBirthday } from "#lib/format/birthday";
import { known } from "#lib/format/known";
import { groupPeople, type Sort } from "#lib/facets/sort";
import type { GridCharacter } from "./people";
import * as styles from "./character-grid.module.css";
import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { observer } from "mobx-react-lite";
import { Heart } from "#src/ui/primitives/heart/heart";
import { Picture } from "#src/ui/primitives/picture/picture";
import { characterPath } from "#lib/content/model/pages/paths";
import { useStores } from "#src/data/stores/store-context";
import * as cards from "#src/ui/primitives/card/card.module.css";
import { Panel, Title, VisuallyHidden } from "#src/ui/primitives/elements";
import { Card, CardLink } from "#src/ui/primitives/card/card";

/** Number of posters in the first view; the others are lazy. */
const FIRST_VIEW_POSTERS = 3;

interface CharacterGridProps {
  people: readonly GridCharacter[];
  sort: Sort;
  marks: ReadonlyMap<string, IGatsbyImageData | undefined>;
}

export function CharacterGrid({ people, sort, marks }: CharacterGridProps) {
  const groups = groupPeople(people, sort);
  return (
    <div className={styles.grid}>
      {groups.map(({ value, label, people: members }, index) => {
        const mark = sort === "unit" && marks.get(value);
        return (
          <section key={value} className={styles.group} aria-labelledby={`group-${value}`}>
            <Panel
              as="h2"
              id={`group-${value}`}
              className={styles.tile}
              data-unit={sort === "unit" ? value : undefined}
            >
              {label}{" "}
              {mark && <Picture className={styles.mark} image={mark} alt="" sizes="140px" />}
              <Title as="span" size={6}>
                {members.length}
              </Title>
            </Panel>
            <ul className={styles.group}>
              {members.map((person, at) => (
                <li key={person.id}>
                  <CharacterCard
                    character={person}
                    unit={person.unit.value}
                    note={noteOf(person, sort)}
                    priority={index === 0 && at < FIRST_VIEW_POSTERS}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function noteOf({ unit, profile }: GridCharacter, sort: Sort): string {
  if (sort === "birthday") return known(formatBirthday(profile.birthday));
  return sort === "height" ? known(profile.height, "cm") : unit.label;
}

function CharacterCard({
  character: { id, cname, name, posterPicture },
  unit,
  note,
  priority,
}: {
  character: Queries.CharacterCardFragment;
  unit: string;
  note: string;
  priority: boolean;
}) {
  return (
    <Panel as={Card} shadow={2} className={styles.card} data-unit={unit}>
      <Picture
        className={cards.poster}
        frame={cards.frame}
        image={posterPicture.card}
        alt=""
        sizes="(min-width: 1024px) 200px, (min-width: 600px) 18vw, 29vw"
        priority={priority}
      />
      <h3 className={styles.name}>
        <CardLink to={characterPath(cname)}>{name}</CardLink>
      </h3>
      <p className={styles.note}>{note}</p>
      <FavoriteMark id={id} />
    </Panel>
  );
}

// The boot script shows it before hydration.
const FavoriteMark = observer(function FavoriteMark({ id }: { id: number }) {
  return (
    <p className={styles.heart} data-favorite={id} hidden={!useStores().units.isFavorite(id)}>
      <Heart />
      <VisuallyHidden>One of your favourites</VisuallyHidden>
    </p>
  );
});

export const characterCardFragment = graphql`
  fragment CharacterCard on Character {
    id: jsonId cname name
    names { ja kana zhHant }
    posterPicture { card: imageData(upTo: 320) }
  }
`;
