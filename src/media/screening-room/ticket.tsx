import { formatRunningTime } from "#lib/format/running-time";
import { onPlainClick } from "#src/app/routing/plain-click";
import { twoDigits } from "#lib/format/two-digits";
import { castOf, type Film, type ScreeningCatalogue } from "./screening-catalogue";
import { Still } from "./still";
import { Storyboard } from "./storyboard";
import * as styles from "./ticket.module.css";
import "#src/ui/records/office-patterns.css";

interface TicketProps {
  film: Film;
  /** Its place in the programme, from 1. */
  number: number;
  catalogue: ScreeningCatalogue;
  href: string;
  onWatch: () => void;
}

/** How many in the cast make a long film, whose ticket is as wide as the programme. */
const FEATURE = 8;

/** A film as a ticket: the stub with a face, the film in short, and its storyboard to fold out. */
export function Ticket({ film, number, catalogue, href, onWatch }: TicketProps) {
  const cast = castOf(film, catalogue);
  const unit = catalogue.units.find(({ id }) => id === film.unit);
  const isFeature = cast.length >= FEATURE;
  const faces = cast.slice(0, isFeature ? FEATURE : 1);
  return (
    <li
      id={`film-${film.id}`}
      className={styles.ticket}
      data-unit={film.unit ?? undefined}
      data-office={unit?.office.jsonId}
      data-feature={isFeature || undefined}
    >
      <div className={styles.stub}>
        {faces.map(({ id, posterPicture }) => (
          <Still key={id} className={styles.face} image={posterPicture.imageData} />
        ))}
      </div>
      <div className={styles.words}>
        <p className={styles.number} aria-hidden="true">
          {twoDigits(number)}
        </p>
        <p className={styles.kind}>
          {unit?.name ?? "Several units"} ·{" "}
          <time dateTime={`PT${film.seconds}S`}>{formatRunningTime(film.seconds)}</time>
        </p>
        <h3 className={styles.title}>
          <a className={styles.link} href={href} data-replay="" onClick={onPlainClick(onWatch)}>
            {film.title}
          </a>
        </h3>
        <p className={styles.about}>{film.about}</p>
      </div>
      {cast.length > 0 ? <Storyboard film={film} cast={cast} /> : null}
    </li>
  );
}
