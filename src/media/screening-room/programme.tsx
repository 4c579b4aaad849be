import { atBase } from "#src/data/browser/base-path";
import { mediaPath, screeningPath } from "#lib/content/model/pages/paths";
import { ChoiceLink } from "#src/ui/primitives/choice-link/choice-link";
import { Text } from "#src/ui/primitives/elements";
import * as styles from "./programme.late.module.css";
import type { Screening } from "./screening";
import { type ScreeningCatalogue, showsUnit } from "./screening-catalogue";
import { Ticket } from "./ticket";
import { Split } from "#src/ui/primitives/grid/split";

interface ProgrammeProps {
  catalogue: ScreeningCatalogue;
  screening: Screening;
  isHidden: boolean;
  onUnit: (unitId: string | undefined) => void;
  onFilm: (id: string) => void;
}

export function Programme({ catalogue, screening, isHidden, onUnit, onFilm }: ProgrammeProps) {
  const { films, units } = catalogue;
  const shown = films.filter(
    (film) => screening.unit === undefined || showsUnit(film, screening.unit, catalogue),
  );
  const filters = units.flatMap(({ id, name }) => {
    // Prefers a unit's own film to those that it appears in.
    const first =
      films.find(({ unit }) => unit === id) ?? films.find((film) => showsUnit(film, id, catalogue));
    return first ? [{ id, name, film: first.id }] : [];
  });
  return (
    <section id="house" className={styles.programme} aria-labelledby="reels" hidden={isHidden}>
      <Split className={styles.head}>
        <h2 id="reels">The films</h2>
        <p className={styles.text}>
          Silent films, made of our own posters. Choose one to play it, or read its storyboard.
        </p>
      </Split>
      <nav className={styles.filters} aria-label="Films by unit">
        <ul className={styles.row}>
          <li>
            <ChoiceLink
              address={`${mediaPath}#house`}
              isChosen={screening.unit === undefined}
              onChoose={() => onUnit(undefined)}
            >
              All units
            </ChoiceLink>
          </li>
          {filters.map(({ id, name, film }) => (
            <li key={id} data-unit={id}>
              <ChoiceLink
                address={`${mediaPath}?unit=${id}#film-${film}`}
                isChosen={screening.unit === id}
                onChoose={() => onUnit(id)}
              >
                <span className={styles.dot} />
                {name}
              </ChoiceLink>
            </li>
          ))}
        </ul>
      </nav>
      <Split as="ol" className={styles.tickets}>
        {shown.map((film) => (
          <Ticket
            key={film.id}
            film={film}
            number={films.indexOf(film) + 1}
            catalogue={catalogue}
            href={atBase(screeningPath(film.id))}
            onWatch={() => onFilm(film.id)}
          />
        ))}
      </Split>
      <Text as="output" weight={700} className={styles.count}>
        {screening.unit === undefined
          ? ""
          : `${shown.length} of ${films.length} films, with ${units.find(({ id }) => id === screening.unit)?.name} in them.`}
      </Text>
    </section>
  );
}
