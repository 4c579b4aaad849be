import { graphql, navigate } from "gatsby";
import { useState, useEffect, useRef } from "react";
import { PosterCard } from "#src/ui/records/poster-card/poster-card";
import { everybodyPath, recordPath } from "#lib/content/model/pages/paths";
import { NOT_FOUND_MESSAGE } from "../routing/route-error";
import { useMounted } from "#src/ui/hooks/use-mounted";
import { ErrorPage } from "./error-page";
import { repairedAddress } from "./repaired-address";
import { counted } from "#lib/format/counted";
import { nameMatcher } from "#lib/search/match-name";
import * as styles from "./not-found-content.module.css";
import { shortcutOf } from "#src/data/browser/shortcut";
import { ButtonLink, Cluster, Panel, Text } from "#src/ui/primitives/elements";
import { Field } from "#src/ui/primitives/field/field";

interface NotFoundContentProps {
  characters: readonly Queries.NotFoundCharacterFragment[];
  /** Character who says that the page is not here. */
  finder: Queries.PosterCardFragment | null;
}

/** The not-found page, with links to characters: by name, or at random. */
export function NotFoundContent({ characters, finder }: NotFoundContentProps) {
  useEffect(() => {
    const repaired = repairedAddress(window.location);
    if (repaired !== undefined) window.location.replace(repaired);
  }, []);
  return (
    <ErrorPage
      status={404}
      message={NOT_FOUND_MESSAGE}
      poster={
        finder ? (
          <div className={styles.finder}>
            <PosterCard character={finder} sizes="(min-width: 900px) 300px, 180px" />
            <Panel as="p" className={styles.bark}>
              {finder.name} has sniffed every corner. It is not here.
            </Panel>
          </div>
        ) : null
      }
    >
      <FindCharacter characters={characters} />
      <RandomCharacter characters={characters.filter(({ cname }) => cname !== finder?.cname)} />
    </ErrorPage>
  );
}

/** A random character on each visit; before hydration, a link to the list of characters. */
function RandomCharacter({ characters }: Pick<NotFoundContentProps, "characters">) {
  const isMounted = useMounted();
  const [chance] = useState(Math.random);
  const character = characters[Math.floor(chance * characters.length)];
  return isMounted && character ? (
    <ButtonLink size="small" tone="dark" className={styles.link} to={recordPath(character)}>
      Someone at random: {character.name}
    </ButtonLink>
  ) : (
    <ButtonLink size="small" tone="dark" className={styles.link} to={everybodyPath}>
      All characters
    </ButtonLink>
  );
}

export const notFoundCharacterFragment = graphql`
  fragment NotFoundCharacter on Character {
    cname
    unit
    name
    names { ja kana zhHant }
  }
`;

const MOST_SHOWN = 5;

/** Finds a character by name; Enter opens the first match. Needs scripts. */
function FindCharacter({
  characters,
}: {
  characters: readonly Queries.NotFoundCharacterFragment[];
}) {
  const [query, setQuery] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // Handles what was typed before hydration.
  useEffect(() => {
    field.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, []);
  const found = query ? characters.filter(nameMatcher(query)) : [];
  const [first] = found;
  return (
    <Panel shadow={2} data-only="scripts" className={styles.search}>
      <Text as="label" weight={800} htmlFor="lost-name">
        Looking for someone?
      </Text>
      <Field
        ref={field}
        className={styles.field}
        type="search"
        id="lost-name"
        placeholder="A name"
        autoComplete="off"
        onInput={({ currentTarget }) => setQuery(currentTarget.value.trim())}
        onKeyDown={({ nativeEvent }) => {
          // Not the Enter of a composition: `shortcutOf` is empty there.
          if (shortcutOf(nativeEvent) === "Enter" && first) void navigate(recordPath(first));
        }}
      />
      <Text as="output" weight={700}>
        {query && (first ? counted(found.length, "character") : "No character has that name")}
      </Text>
      {found.length > 0 ? (
        <Cluster as="ul" className={styles.found}>
          {found.slice(0, MOST_SHOWN).map((character) => (
            <li key={character.cname}>
              <ButtonLink size="small" tone="sun" to={recordPath(character)}>
                {character.name}
              </ButtonLink>
            </li>
          ))}
        </Cluster>
      ) : null}
    </Panel>
  );
}
