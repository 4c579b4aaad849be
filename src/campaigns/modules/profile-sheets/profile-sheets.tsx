import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Picture } from "#src/ui/primitives/picture/picture";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import { Terms } from "#src/ui/primitives/terms/terms";
import * as sheet from "./profile-sheet.module.css";
import questions from "./questions.json";
import { plateNumber, sheetFacts, sheetNames } from "./sheet-facts";
import * as styles from "./profile-sheets.module.css";
import { Row, Stack } from "#src/ui/primitives/layout/layout";
import { Panel } from "#src/ui/primitives/panel/panel";
import { Button } from "#src/ui/primitives/button/button";
import { Title } from "#src/ui/primitives/text/text";

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
      <Row as="header" gap={3} className={sheet.head}>
        <p className={sheet.form}>Profile sheet</p>
        <Panel as="p" className={sheet.plate}>
          <span className={sheet.word}>No.</span> {plateNumber(id)}
        </Panel>
      </Row>
      <div className={sheet.portrait}>
        <Picture
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
        <Stack as="ul" gap={3} className={sheet.questions}>
          {questions.map(({ question, lines }) => (
            <li key={question} className={sheet.question} data-lines={lines}>
              {question}
            </li>
          ))}
        </Stack>
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
