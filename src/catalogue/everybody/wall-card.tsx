import { graphql, Link } from "gatsby";
import { observer } from "mobx-react-lite";
import { Heart } from "#src/ui/primitives/heart/heart";
import { Picture } from "#src/ui/primitives/picture/picture";
import * as hidden from "#src/ui/primitives/visually-hidden/visually-hidden.module.css";
import { characterPath } from "#lib/content/pages/paths";
import { useStores } from "#src/data/stores/store-context";
import * as cards from "#src/ui/primitives/card/card.module.css";
import * as styles from "./wall-card.module.css";

interface WallCardProps {
  character: Queries.WallCardFragment;
  unit: string;
  /** What stands below the name. */
  note: string;
  priority: boolean;
}

/** A character on the wall: poster, name, a fact, and a heart if it is a favourite. */
export function WallCard({
  character: { id, cname, name, posterPicture },
  unit,
  note,
  priority,
}: WallCardProps) {
  return (
    <article className={styles.card} data-unit={unit}>
      <Picture
        className={cards.poster}
        frame={cards.frame}
        image={posterPicture.card}
        alt=""
        sizes="(min-width: 1024px) 200px, (min-width: 600px) 18vw, 29vw"
        priority={priority}
      />
      <h3 className={styles.name}>
        <Link className={cards.link} to={characterPath(cname)}>
          {name}
        </Link>
      </h3>
      <p className={styles.note}>{note}</p>
      <FavoriteMark id={id} />
    </article>
  );
}

// The boot script shows it where the scripts have not come yet.
const FavoriteMark = observer(function FavoriteMark({ id }: { id: number }) {
  return (
    <p className={styles.heart} data-favorite={id} hidden={!useStores().units.isFavorite(id)}>
      <Heart />
      <span className={hidden.hidden}>One of your favourites</span>
    </p>
  );
});

export const wallCardFragment = graphql`
  fragment WallCard on Character {
    id: jsonId
    cname
    name
    names {
      ja
      kana
      zhHant
    }
    posterPicture {
      card: imageData(upTo: 320)
    }
  }
`;
