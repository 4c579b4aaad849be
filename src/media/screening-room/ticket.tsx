import { Link } from "gatsby";
import { storyboardPath } from "#lib/content/model/pages/paths";
import { formatRunningTime } from "#lib/format/running-time";
import { twoDigits } from "#lib/format/two-digits";
import { onPlainClick } from "#src/app/routing/plain-click";
import { Panel, Row, Stack, Text, Title, VisuallyHidden } from "#src/ui/primitives/elements";
import "#src/ui/records/office-patterns.css";
import { castOf, type Film, type ScreeningCatalogue } from "./screening-catalogue";
import * as styles from "./ticket.late.module.css";

interface TicketProps {
  film: Film;
  number: number;
  catalogue: ScreeningCatalogue;
  href: string;
  onWatch: () => void;
}

/** Size of a cast from which the ticket is as wide as the programme. */
const FEATURE = 8;

export function Ticket({ film, number, catalogue, href, onWatch }: TicketProps) {
  const cast = castOf(film, catalogue);
  const unit = catalogue.units.find(({ id }) => id === film.unit);
  const isFeature = cast.length >= FEATURE;
  const faces = cast.slice(0, isFeature ? FEATURE : 1);
  return (
    <Panel
      as="li"
      shadow={2}
      id={`film-${film.id}`}
      className={styles.ticket}
      data-unit={film.unit ?? undefined}
      data-office={unit?.office.id}
      data-feature={isFeature || undefined}
    >
      <div className={styles.stub}>
        {/* Plain <img>: a hundred `<picture>` elements would outweigh their savings. */}
        {faces.map(({ id, facePicture: { small } }) => (
          <img
            key={id}
            className={styles.face}
            src={small.images.fallback?.src}
            alt=""
            width={160}
            height={Math.round((160 * small.height) / small.width)}
            loading="lazy"
            decoding="async"
          />
        ))}
      </div>
      <Stack gap={1} className={styles.words}>
        <p className={styles.number} aria-hidden="true">
          {twoDigits(number)}
        </p>
        <Text size={3} weight={800} soft className={styles.kind}>
          {unit?.name ?? "Several units"} ·{" "}
          <time dateTime={`PT${film.seconds}S`}>{formatRunningTime(film.seconds)}</time>
        </Text>
        <Title as="h3" size={3} className={styles.title}>
          <a href={href} data-replay="" data-stretched="" onClick={onPlainClick(onWatch)}>
            {film.title}
          </a>
        </Title>
        <Text size={4} className={styles.about}>
          {film.about}
        </Text>
      </Stack>
      {catalogue.storyboards.includes(film.id) ? (
        <Row as={Link} className={styles.storyboard} to={storyboardPath(film.id)}>
          Storyboard<VisuallyHidden> of {film.title}</VisuallyHidden>
        </Row>
      ) : null}
    </Panel>
  );
}
