import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ProfileSheet } from "./profile-sheet";
import * as styles from "./profile-sheets.module.css";
import { Button, Title } from "#src/ui/primitives/elements";

/** Profile sheets, each one A4 page in print. Buttons print all or one. */
export function ProfileSheets({ campaign }: { campaign: Queries.ProfileSheetsFragment | null }) {
  const desk = useRef<HTMLDivElement>(null);
  const [only, setOnly] = useState<number>();
  const sheets = campaign?.castCharacters ?? [];

  useEffect(() => {
    const showAll = () => setOnly(undefined);
    // Not every browser fires `afterprint`; all return the focus.
    const listening = new AbortController();
    for (const type of ["afterprint", "focus"]) {
      addEventListener(type, showAll, { signal: listening.signal });
    }
    return () => listening.abort();
  }, []);

  const print = async (id?: number) => {
    flushSync(() => setOnly(id));
    await loadPictures(desk.current);
    window.print();
  };

  return (
    <div ref={desk} className={styles.desk} data-paper="">
      <ul className={styles.sheets}>
        {sheets.map((character) => (
          <li
            key={character.id}
            className={styles.place}
            data-left-out={only !== undefined && only !== character.id ? "" : undefined}
          >
            <ProfileSheet character={character} />
            <Button
              size="small"
              tone="dark"
              data-only="scripts"
              className={styles.print}
              onClick={() => void print(character.id)}
            >
              Print {character.name}’s sheet
            </Button>
          </li>
        ))}
        <li className={`${styles.place} ${styles.note}`}>
          <Title as="h3" size={4}>
            How to print them
          </Title>
          <p>
            Each sheet is one page of A4. Leave the margins as they are, switch on background
            graphics for the colours, and fill in the lines at the bottom by hand.
          </p>
          <Button
            size="small"
            tone="dark"
            data-only="scripts"
            className={styles.print}
            onClick={() => void print()}
          >
            Print all {sheets.length}
          </Button>
        </li>
      </ul>
    </div>
  );
}

export const profileSheetsFragment = graphql`
  fragment ProfileSheets on Campaign {
    castCharacters { id: jsonId name ...ProfileSheet }
  }
`;

/** Loads all pictures in `place`, including lazy ones. */
async function loadPictures(place: HTMLElement | null): Promise<void> {
  const pictures = [...(place?.querySelectorAll("img") ?? [])];
  const decoded = pictures.map((picture) => {
    picture.loading = "eager";
    // Printed without a failed picture.
    return picture.decode().catch(() => undefined);
  });
  await Promise.all(decoded);
}
