import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Picture } from "#src/ui/primitives/picture/picture";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import { Terms } from "#src/ui/primitives/terms/terms";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as sheet from "./profile-sheet.module.css";
import questions from "./questions.json";
import { plateNumber, sheetFacts, sheetNames } from "./sheet-facts";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as styles from "./profile-sheets.module.css";

/** Profile sheets: on paper each is one page of A4, and nothing else is printed. The buttons print all or one. */
export function ProfileSheets({ campaign }: { campaign: Queries.ProfileSheetsFragment | null }) {
  const desk = useRef<HTMLDivElement>(null);
  const [only, setOnly] = useState<number>();
  const sheets = campaign?.castCharacters ?? [];

  useEffect(() => {
    const putBack = () => setOnly(undefined);
    // Not every browser says that it has printed; all of them come back to the page.
    const listening = new AbortController();
    for (const sign of ["afterprint", "focus"]) {
      addEventListener(sign, putBack, { signal: listening.signal });
    }
    return () => listening.abort();
  }, []);

  const print = async (id?: number) => {
    flushSync(() => setOnly(id));
    await picturesShown(desk.current);
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
            <button
              data-only="scripts"
              type="button"
              className={styles.print}
              onClick={() => void print(character.id)}
            >
              Print {character.name}’s sheet
            </button>
          </li>
        ))}
        <li className={`${styles.place} ${styles.note}`}>
          <h3 className={letters.title4}>How to print them</h3>
          <p>
            Each sheet is one page of A4. Leave the margins as they are, switch on background
            graphics for the colours, and fill in the lines at the bottom by hand.
          </p>
          <button
            data-only="scripts"
            type="button"
            className={styles.print}
            onClick={() => void print()}
          >
            Print all {sheets.length}
          </button>
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

/** Waits for the pictures within `place`, also for those that would only load when they come near. */
async function picturesShown(place: HTMLElement | null): Promise<void> {
  const pictures = [...(place?.querySelectorAll("img") ?? [])];
  const decoded = pictures.map((picture) => {
    picture.loading = "eager";
    // A picture that fails leaves its place empty; the sheet is printed all the same.
    return picture.decode().catch(() => undefined);
  });
  await Promise.all(decoded);
}

/** The sheet of one idol: poster, plate and facts above, and below lines to fill in by hand. */
function ProfileSheet({ character }: { character: Queries.ProfileSheetFragment }) {
  const { id, name, posterPicture } = character;
  return (
    <article className={sheet.sheet} data-character={id}>
      <header className={sheet.head}>
        <p className={sheet.form}>Profile sheet</p>
        <p className={sheet.plate}>
          <span className={sheet.word}>No.</span> {plateNumber(id)}
        </p>
      </header>
      <div className={sheet.portrait}>
        <Picture
          className={`${shapes.wide} ${shapes.framed}`}
          image={posterPicture.sheet}
          alt=""
          sizes="(min-width: 1100px) 220px, (min-width: 760px) 290px, 82vw"
        />
        <p className={sheet.words}>{character.catch}</p>
      </div>
      <div className={sheet.name}>
        <h3 className={sheet.latin}>{name}</h3>
        <Terms className={sheet.scripts} row={sheet.script} of={sheetNames(character)} />
      </div>
      <Terms
        className={sheet.facts}
        row={sheet.fact}
        term={sheet.label}
        of={sheetFacts(character).map(({ label, value, original }) => ({
          label,
          value: (
            <>
              {value} <Japanese as="span" className={sheet.original} text={original} />
            </>
          ),
        }))}
      />
      <div className={sheet.yours}>
        <p className={sheet.turn}>Your turn</p>
        <ul className={sheet.questions}>
          {questions.map(({ question, lines }) => (
            <li key={question} className={sheet.question} data-lines={lines}>
              {question}
            </li>
          ))}
        </ul>
        <p className={sheet.frame}>Draw {name} here</p>
      </div>
      <p className={sheet.foot}>Encore, an unofficial fan guide</p>
    </article>
  );
}

export const profileSheetFragment = graphql`
  fragment ProfileSheet on Character {
    id: jsonId cname name catch cv cvJa
    names { ja kana zhHant realName realNameJa }
    profile { height age blood birthday hand interest interestJa stunt stuntJa school schoolJa }
    unitRecord {
      id: jsonId name
      office { name }
    }
    posterPicture { sheet: imageData(upTo: 800) }
  }
`;
