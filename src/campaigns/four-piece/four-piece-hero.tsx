import { Fragment, type ReactNode } from "react";
import { Picture } from "#src/ui/primitives/picture/picture";
import { formatDate } from "#lib/format/date";
import * as styles from "./four-piece-hero.module.css";
import pieces from "./pieces.json";

/**
 * Outlines of two pieces in units of their boxes, for pictures of 16:9 and 3:4. The opposite pieces are these, rotated.
 */
const PIECES: Record<string, { wide: string; tall: string; opposite: string }> = pieces;
const FORMS = ["wide", "tall"] as const;

export function FourPieceHero({
  venues,
  began,
  ended,
}: {
  venues: readonly Queries.FourPieceVenueFragment[];
  began: string;
  ended: string;
}) {
  return (
    <header className={styles.hero}>
      <div className={styles.plate}>
        <h1 className={styles.title}>4piece</h1>
        <p className={styles.period}>
          <time dateTime={began}>{formatDate(began)}</time> to{" "}
          <time dateTime={ended}>{formatDate(ended)}</time>
        </p>
      </div>
      <Shapes />
      <ul className={styles.picture}>
        {venues.map((venue) => (
          <li key={venue.id} className={styles.piece} data-venue={venue.id}>
            <a className={styles.cut} href={`#${venue.id}`}>
              <Picture
                image={venue.widePicture.imageData}
                alt=""
                sizes="54vw"
                instead={{
                  image: venue.tallPicture.imageData,
                  media: "(max-width: 699px)",
                  // Smaller than shown: flat colours hide it, and it saves bytes.
                  sizes: "38vw",
                }}
                priority
              />
              <Outline id={venue.id} />
              <span className={styles.label}>
                <span className={styles.order}>{venue.piece}</span>
                <span className={styles.name}>{venue.name}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </header>
  );
}

function Shapes() {
  return (
    <svg className={styles.shapes} aria-hidden="true">
      {Object.entries(PIECES).flatMap(([id, piece]) =>
        FORMS.map((form) => (
          <Fragment key={id + form}>
            <Piece id={`${id}-${form}`}>
              <path
                id={`outline-${id}-${form}`}
                d={piece[form]}
                vectorEffect="non-scaling-stroke"
              />
            </Piece>
            <Piece id={`${piece.opposite}-${form}`}>
              <use
                id={`outline-${piece.opposite}-${form}`}
                href={`#outline-${id}-${form}`}
                transform="rotate(180 .5 .5)"
              />
            </Piece>
          </Fragment>
        )),
      )}
    </svg>
  );
}

const Piece = ({ id, children }: { id: string; children: ReactNode }) => (
  <clipPath id={`piece-${id}`} clipPathUnits="objectBoundingBox">
    {children}
  </clipPath>
);

function Outline({ id }: { id: string }) {
  return FORMS.map((form) => (
    <svg
      key={form}
      className={`${styles.outline} ${styles[form]}`}
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <use stroke="var(--white)" strokeWidth="18px" href={`#outline-${id}-${form}`} />
      <use stroke="var(--ink)" strokeWidth="9px" href={`#outline-${id}-${form}`} />
    </svg>
  ));
}
