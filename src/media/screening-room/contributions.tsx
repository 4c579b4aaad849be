import { formatDate } from "#lib/format/date";
import { formatRunningTime } from "#lib/format/running-time";
import { mediaPath } from "#lib/content/model/pages/paths";
import { onPlainClick } from "#src/app/routing/plain-click";
import { Panel, Text, Title } from "#src/ui/primitives/elements";
import * as styles from "./contributions.late.module.css";
import { screeningQuery } from "./screening";
import type { ContributedFilm } from "./screening-catalogue";
import { Split } from "#src/ui/primitives/grid/split";

interface ContributionsProps {
  films: readonly ContributedFilm[];
  isHidden: boolean;
  onFilm: (id: string) => void;
}

export function Contributions({ films, isHidden, onFilm }: ContributionsProps) {
  return (
    <section
      id="contributed"
      className={styles.contributed}
      aria-labelledby="by-fans"
      hidden={isHidden}
    >
      <Title size={6} id="by-fans">
        Made by fans
      </Title>
      <Split as="ul" className={styles.list}>
        {films.map(({ id, title, author, about, seconds, published }) => (
          <Panel as="li" shadow={2} key={id} id={`film-${id}`} className={styles.film}>
            <h3 className={styles.title}>
              <a
                href={`${mediaPath}${screeningQuery({ tab: "contributed", film: id })}#film-${id}`}
                data-replay=""
                onClick={onPlainClick(() => onFilm(id))}
              >
                {title}
              </a>
            </h3>
            <Text weight={700} size={3} soft>
              {author}, {formatDate(published)}, {formatRunningTime(seconds)}
            </Text>
            <p>{about}</p>
          </Panel>
        ))}
      </Split>
    </section>
  );
}
