import { graphql, Link, navigate } from "gatsby";
import { useState, useEffect, useRef } from "react";
import { PosterCard } from "#src/ui/records/poster-card/poster-card";
import { everybodyPath, recordPath } from "#lib/content/pages/paths";
import { NOT_FOUND_MESSAGE } from "../routing/route-error";
import { useMounted } from "#src/ui/hooks/use-mounted";
import { ErrorPage } from "./error-page";
import { mendedAddress } from "./mended-address";
import { counted } from "#lib/format/counted";
import { nameMatcher } from "#lib/search/match-name";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as styles from "./lost-page.module.css";
import { shortcutOf } from "#src/data/browser/shortcut";

interface LostPageProps {
  characters: readonly Queries.LostPageCharacterFragment[];
  finder: Queries.PosterCardFragment | null;
}

/** The page of an address that leads nowhere, with ways to somebody: by name, or at random. */
export function LostPage({ characters, finder }: LostPageProps) {
  useEffect(() => {
    const mended = mendedAddress(window.location);
    if (mended !== undefined) window.location.replace(mended);
  }, []);
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
      All characters
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

/** How many are offered; who looks for somebody types on. */
const SHOWN = 5;

/** Finds a character by name as one types; Enter goes to the first one found. Needs scripts. */
function FindCharacter({
  characters,
}: {
  characters: readonly Queries.LostPageCharacterFragment[];
}) {
  const [wanted, setWanted] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the scripts came is typed again.
  useEffect(() => {
    field.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, []);
  const found = wanted ? characters.filter(nameMatcher(wanted)) : [];
  const [first] = found;
  return (
    <div className={styles.search}>
      <label className={letters.heavy} htmlFor="lost-name">
        Looking for somebody?
      </label>
      <input
        ref={field}
        className={styles.field}
        type="search"
        id="lost-name"
        placeholder="A name"
        autoComplete="off"
        onInput={({ currentTarget }) => setWanted(currentTarget.value.trim())}
        onKeyDown={({ nativeEvent }) => {
          // The Enter that ends the input of a Japanese or Chinese name chooses nobody yet.
          if (shortcutOf(nativeEvent) === "Enter" && first) void navigate(recordPath(first));
        }}
      />
      <output className={letters.bold}>
        {wanted && (first ? counted(found.length, "character") : "Nobody of that name")}
      </output>
      {found.length > 0 ? (
        <ul className={styles.found}>
          {found.slice(0, SHOWN).map((one) => (
            <li key={one.cname}>
              <Link className={styles.hit} to={recordPath(one)}>
                {one.name}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
