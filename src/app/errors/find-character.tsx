import { Link, navigate } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { counted } from "#lib/format/counted";
import { foldName, namesMatch } from "#lib/text/names-match";
import { recordPath } from "#lib/content/pages/paths";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as styles from "./lost-page.module.css";

/** How many are offered; who looks for somebody types on. */
const SHOWN = 5;

/** Finds a character by name as one types; Enter goes to the first one found. Needs scripts. */
export function FindCharacter({
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
  const found = wanted ? characters.filter((one) => namesMatch(one, wanted)) : [];
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
        onInput={({ currentTarget }) => setWanted(foldName(currentTarget.value))}
        onKeyDown={({ key, nativeEvent }) => {
          // The Enter that ends the input of a Japanese or Chinese name chooses nobody yet.
          if (key === "Enter" && !nativeEvent.isComposing && first)
            void navigate(recordPath(first));
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
