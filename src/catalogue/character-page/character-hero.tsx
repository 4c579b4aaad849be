import { Link } from "gatsby";
import { Confetti } from "#src/ui/primitives/confetti/confetti";
import { FavoriteButton } from "#src/ui/records/favorite-button/favorite-button";
import { Picture } from "#src/ui/primitives/picture/picture";
import { ScriptNames } from "#src/ui/records/script-names/script-names";
import { ShareButton } from "#src/ui/primitives/share-button/share-button";
import { unitPath, birthdaysPath, clubPath } from "#lib/content/model/pages/paths";
import * as late from "./character-hero.late.module.css";
import * as styles from "./character-hero.module.css";
import { Fragment } from "react";
import { daysToGo } from "#lib/calendar/days-to-go";
import { birthMonth, formatBirthday } from "#lib/format/birthday";
import { isKnown, known } from "#lib/format/known";
import { useNow } from "#src/ui/hooks/use-now";
import { classNames } from "#src/ui/primitives/element";
import { ButtonLink, Cluster, Panel, Row } from "#src/ui/primitives/elements";

type Character = Queries.CharacterPageFragment;

export function CharacterHero({
  character,
  isLeader,
}: {
  character: Character;
  isLeader: boolean;
}) {
  const { name, names, unitRecord, posterPicture, wallpaper } = character;
  return (
    <header className={classNames(styles.hero, late.printed)}>
      <div className={styles.stage} data-printed="">
        <Picture
          className={styles.poster}
          image={posterPicture.imageData}
          alt={`Poster of ${name}, drawn by Encore`}
          // On phones smaller than shown: flat colours hide it, and it saves bytes.
          sizes="(min-width: 1600px) 31vw, (min-width: 900px) 480px, 56vw"
          priority
        />
        <div className={styles.sign}>
          <Confetti />
          <Panel as="p" shadow={2} className={late.words}>
            Today: happy birthday!
          </Panel>
        </div>
      </div>
      <div className={styles.panel}>
        <Row as="p" className={styles.unit} data-printed="">
          <Link to={unitPath(unitRecord.id)}>
            {unitRecord.display.markPicture ? (
              <Picture
                image={unitRecord.display.markPicture.imageData}
                alt={unitRecord.name}
                sizes="170px"
              />
            ) : (
              unitRecord.name
            )}
          </Link>
          {isLeader && <span className={styles.leader}>Leader</span>}
        </Row>
        <h1 className={styles.name}>{name}</h1>
        <ScriptNames name={name} names={names} />
        <CharacterGlance character={character} />
        <div className={styles.favorite}>
          <FavoriteButton character={character} hasLink>
            <ShareButton title={name} />
            <ButtonLink as="a" size="small" href={wallpaper.address} download={`${name}.jpg`}>
              Save wallpaper
            </ButtonLink>
          </FavoriteButton>
        </div>
        <p className={styles.catchphrase}>{character.catch}</p>
        <p className={styles.desc}>{character.desc}</p>
        {character.cv !== "-" && (
          <p className={styles.cv}>
            Voice: <strong>{character.cv}</strong>{" "}
            {character.cvJa && <span lang="ja">{character.cvJa}</span>}
          </p>
        )}
        {character.comment && <p className={styles.comment}>{character.comment}</p>}
      </div>
    </header>
  );
}

/** Birthday with the days until then, height and clubs. */
export function CharacterGlance({ character }: { character: Character }) {
  const { clubs, profile } = character;
  const { birthday, height } = profile;
  const now = useNow();
  const toGo = now ? daysToGo(birthday, now.getTime()) : "";
  const hasBirthday = birthMonth(birthday) !== undefined;
  if (!hasBirthday && !isKnown(height) && clubs.length === 0) return null;
  return (
    <Cluster as="ul" className={styles.glance}>
      {hasBirthday && (
        <li>
          <Link to={birthdaysPath}>Birthday</Link> <b>{formatBirthday(birthday)}</b>{" "}
          {/* The inline script fills it first (app/boot/inline/count-days.ts). */}
          <span data-day={toGo || birthday} suppressHydrationWarning>
            {toGo}
          </span>
        </li>
      )}
      {isKnown(height) && (
        <li>
          Height <b>{known(height, "cm")}</b>
        </li>
      )}
      {clubs.length > 0 && (
        <li>
          {clubs.length > 1 ? "Clubs" : "Club"}
          {clubs.map(({ key, title }, index) => (
            <Fragment key={key}>
              {index > 0 ? ", " : " "}
              <Link to={clubPath(key)}>{title}</Link>
            </Fragment>
          ))}
        </li>
      )}
    </Cluster>
  );
}
