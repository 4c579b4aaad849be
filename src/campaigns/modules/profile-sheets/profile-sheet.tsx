import { graphql } from "gatsby";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import { Panel, Row, Stack } from "#src/ui/primitives/elements";
import { Picture } from "#src/ui/primitives/picture/picture";
import { Terms } from "#src/ui/primitives/terms/terms";
import * as styles from "./profile-sheet.module.css";
import questions from "./questions.json";
import { plateNumber, sheetFacts, sheetNames } from "./sheet-facts";

export function ProfileSheet({ character }: { character: Queries.ProfileSheetFragment }) {
  const { id, name, posterPicture } = character;
  return (
    <article className={styles.sheet} data-character={id}>
      <Row as="header" gap={3} className={styles.head}>
        <p className={styles.form}>Profile sheet</p>
        <Panel as="p" className={styles.plate}>
          <span className={styles.word}>No.</span> {plateNumber(id)}
        </Panel>
      </Row>
      <div className={styles.portrait}>
        <Picture
          image={posterPicture.sheet}
          alt=""
          sizes="(min-width: 1100px) 220px, (min-width: 760px) 290px, 82vw"
        />
        <p className={styles.words}>{character.catch}</p>
      </div>
      <div className={styles.name}>
        <h3 className={styles.latin}>{name}</h3>
        <Terms className={styles.scripts} rowClass={styles.script} of={sheetNames(character)} />
      </div>
      <Terms
        className={styles.facts}
        rowClass={styles.fact}
        termClass={styles.label}
        of={sheetFacts(character).map(({ label, value, original }) => ({
          label,
          value: (
            <>
              {value} <Japanese as="span" className={styles.original} text={original} />
            </>
          ),
        }))}
      />
      <div className={styles.yours}>
        <p className={styles.turn}>Your turn</p>
        <Stack as="ul" gap={3} className={styles.questions}>
          {questions.map(({ question, lines }) => (
            <li key={question} className={styles.question} data-lines={lines}>
              {question}
            </li>
          ))}
        </Stack>
        <p className={styles.frame}>Draw {name} here</p>
      </div>
      <p className={styles.foot}>Encore, an unofficial fan guide</p>
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
