import { graphql, Link } from "gatsby";
import { useState } from "react";
import { PosterCard } from "#src/ui/records/poster-card/poster-card";
import { everybodyPath, recordPath } from "#lib/content/pages/paths";
import { NOT_FOUND_MESSAGE } from "../routing/route-error";
import { useMounted } from "#src/ui/hooks/use-mounted";
import { ErrorPage } from "./error-page";
import { FindCharacter } from "./find-character";
import * as styles from "./lost-page.module.css";

interface LostPageProps {
  characters: readonly Queries.LostPageCharacterFragment[];
  finder: Queries.PosterCardFragment | null;
}

/** The page of an address that leads nowhere, with ways to somebody: by name, or at random. */
export function LostPage({ characters, finder }: LostPageProps) {
  return (
    <ErrorPage
      status={404}
      message={NOT_FOUND_MESSAGE}
      poster={
        finder ? (
          <div className={styles.finder}>
            <PosterCard character={finder} sizes="(min-width: 900px) 300px, 180px" />
            <p className={styles.bark}>{finder.name} has sniffed every corner. It is not here.</p>
          </div>
        ) : null
      }
    >
      <FindCharacter characters={characters} />
      <SomebodyAtRandom characters={characters.filter(({ cname }) => cname !== finder?.cname)} />
    </ErrorPage>
  );
}

/** Another one on each visit. The page is built, and works without scripts, as the way to all of them. */
function SomebodyAtRandom({ characters }: Pick<LostPageProps, "characters">) {
  const isMounted = useMounted();
  const [chance] = useState(Math.random);
  const somebody = characters[Math.floor(chance * characters.length)];
  return isMounted && somebody ? (
    <Link className={styles.way} to={recordPath(somebody)}>
      Someone at random: {somebody.name}
    </Link>
  ) : (
    <Link className={styles.way} to={everybodyPath}>
      Everybody
    </Link>
  );
}

export const lostPageFragment = graphql`
  fragment LostPageCharacter on Character {
    cname
    unit
    name
    names { ja kana zhHant }
  }
`;
