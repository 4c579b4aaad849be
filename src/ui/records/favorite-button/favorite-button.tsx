import { Link } from "gatsby";
import { observer } from "mobx-react-lite";
import { type ReactNode, useState } from "react";
import { favoritesPath } from "#lib/content/model/pages/paths";
import { useStores } from "#src/data/stores/store-context";
import { Heart } from "../../primitives/heart/heart";
import * as styles from "./favorite-button.module.css";
import { Button, Cluster, VisuallyHidden } from "#src/ui/primitives/elements";

const ADDED = "One of your favourites";

/** The heart only adds (SPEC section 4). Before hydration the boot script marks it (`data-favorite`, `data-added`). */
export const FavoriteButton = observer(function FavoriteButton({
  character: { id, name },
  hasLink = false,
  children,
}: {
  character: { id: number; name: string };
  hasLink?: boolean;
  children?: ReactNode;
}) {
  const { units, persistence } = useStores();
  const [message, setMessage] = useState("");
  const isFavorite = units.isFavorite(id);
  const add = () => {
    if (isFavorite) return;
    units.addFavorite(id);
    setMessage(
      persistence.isPersistent
        ? `${name} is now a favourite. You have ${units.favorites.length} in all.`
        : `${name} is a favourite until you leave: this browser does not store it.`,
    );
  };
  return (
    <Cluster align="center" className={styles.row}>
      <Button
        shadow={2}
        data-only="scripts"
        id={`favorite-${id}`}
        data-favorite={id}
        className={styles.button}
        aria-disabled={isFavorite}
        onClick={add}
      >
        <Heart filled={false} />
        <span data-added={ADDED} suppressHydrationWarning>
          {isFavorite ? ADDED : "Add to favourites"}
        </span>
      </Button>
      {children}
      {hasLink && (
        <Link data-only="scripts" className={styles.link} to={favoritesPath}>
          See them all
        </Link>
      )}
      <VisuallyHidden as="output">{message}</VisuallyHidden>
    </Cluster>
  );
});
