import { graphql, Link } from "gatsby";
import { useState } from "react";
import { useMounted } from "#src/ui/hooks/use-mounted";
import { Face } from "#src/ui/records/face/face";
import { characterPath, clubPath } from "#lib/content/pages/paths";
import * as styles from "./club-pass.module.css";
import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A pass that opens a card of who is in the club; the faces come from the club's page, as all would be too many. */
export function ClubPass({ club: { key, title, members } }: { club: Queries.HomeClubFragment }) {
  const [faces, setFaces] = useState<ClubFaces>(new Map());
  // A press beside the card closes it too; in the HTML the buttons of all clubs would make the page long.
  const isMounted = useMounted();
  const faceOf = (id: number) => {
    const thumbnail = faces.get(id);
    return thumbnail && <Face character={{ posterPicture: { thumbnail } }} />;
  };
  return (
    <>
      <button className={styles.pass} type="button" popoverTarget={`club-${key}`}>
        {title}
      </button>
      <dialog
        id={`club-${key}`}
        className={styles.card}
        popover="auto"
        aria-label={title}
        onToggle={() => {
          if (faces.size === 0) void loadFaces(key).then(setFaces);
        }}
      >
        <p className={styles.name}>
          <Link to={clubPath(key)}>{title}</Link>
        </p>
        <ul className={styles.members}>
          {members.map(({ jsonId, cname, name, unit }) => (
            <li key={jsonId} data-unit={unit}>
              <Link className={styles.member} to={characterPath(cname)}>
                {faceOf(jsonId)}
                {name}
              </Link>
            </li>
          ))}
        </ul>
        {isMounted && (
          <button
            className={styles.closer}
            type="button"
            popoverTarget={`club-${key}`}
            popoverTargetAction="hide"
          >
            Close
          </button>
        )}
      </dialog>
    </>
  );
}

export const homeClubFragment = graphql`
  fragment HomeClub on Club {
    key title
    members { jsonId cname name unit }
  }
`;

type ClubFaces = ReadonlyMap<number, IGatsbyImageData>;

/** The faces that the page of a club shows; none where it cannot be had. Never rejects. */
async function loadFaces(key: string): Promise<ClubFaces> {
  try {
    const page = await window.___loader?.loadPage(clubPath(key));
    const data = page?.json?.data as Queries.ClubTemplateQuery | undefined;
    return new Map(data?.club?.members.map((one) => [one.jsonId, one.posterPicture.card]));
  } catch {
    return new Map();
  }
}
