import { useStores } from "#src/data/stores/store-context";
import { Link } from "gatsby";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "#src/ui/primitives/confirm-dialog/confirm-dialog";
import { compareAddress } from "../compare/compare-address";
import type { ExplorerCharacter } from "./explorer-catalogue";
import { saveFile } from "#src/data/browser/save-file";
import { type FavoritesPersistence, MAX_IMPORT } from "#src/data/storage/favorites-persistence";
import { FileButton } from "#src/ui/primitives/file-button/file-button";
import * as styles from "./favorites-stage.late.module.css";
import { MemberRow } from "./member-row";
import * as stage from "./stage.module.css";
import { Heart } from "#src/ui/primitives/heart/heart";
import { Button, Cluster, Panel, Stack, Text, VisuallyHidden } from "#src/ui/primitives/elements";

interface FavoritesStageProps {
  onMember: (member: ExplorerCharacter, options?: { replace: boolean }) => void;
  onLeave: () => void;
}

/** The visitor's favourites; the only place to remove one. */
export const FavoritesStage = observer(function FavoritesStage(props: FavoritesStageProps) {
  const { onMember, onLeave } = props;
  const { units } = useStores();
  const { favoriteRecords: favorites } = units;
  const [toRemove, setToRemove] = useState<ExplorerCharacter | null>(null);
  const [message, setMessage] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const onAnswer = (isConfirmed: boolean) => {
    setToRemove(null);
    if (!isConfirmed || !toRemove) return;
    units.removeFavorite(toRemove.id);
    setMessage(`${toRemove.name} is no longer a favourite.`);
  };
  // The button that opened the dialog is gone; focus cannot move before the dialog has closed.
  useEffect(() => {
    if (message && !toRemove) heading.current?.focus();
  }, [message, toRemove]);
  return (
    <section
      className={`${stage.stage} ${styles.stage} ${favorites.length === 0 ? styles.bare : ""}`}
      aria-labelledby="stage-name"
    >
      <HeartsGround />
      <div className={stage.set}>
        <header className={stage.head}>
          <h2 id="stage-name" ref={heading} tabIndex={-1} className={styles.name}>
            Favourites
          </h2>
          {favorites.length > 0 && (
            <Text size={6} weight={800} className={styles.lead}>
              {favorites.length === 1 ? "One favourite." : `${favorites.length} favourites.`}{" "}
              {favorites.length > 1 && (
                <Link to={compareAddress(favorites.map(({ cname }) => cname))}>Compare them</Link>
              )}
            </Text>
          )}
        </header>
        {favorites.length > 0 ? (
          <MemberRow
            label="Your favourites"
            members={favorites}
            onMember={onMember}
            renderBelow={(member) => (
              <Button
                size="small"
                id={`take-out-${member.id}`}
                className={styles.takeOut}
                onClick={() => {
                  setMessage("");
                  setToRemove(member);
                }}
              >
                Remove <VisuallyHidden>{member.name}</VisuallyHidden>
              </Button>
            )}
          />
        ) : (
          <FavoritesEmpty onLeave={onLeave} />
        )}
        <FavoritesFile />
      </div>
      {toRemove && (
        <ConfirmDialog
          question={`Remove ${toRemove.name} from your favourites?`}
          onAnswer={onAnswer}
        >
          <p>You can add them again at any time.</p>
        </ConfirmDialog>
      )}
      <VisuallyHidden as="output">{message}</VisuallyHidden>
    </section>
  );
});

function FavoritesEmpty({ onLeave }: { onLeave: () => void }) {
  return (
    <Stack gap={5} className={styles.empty}>
      <ul className={styles.posters} aria-hidden="true">
        {["left", "middle", "right"].map((place) => (
          <li key={place} className={styles.poster}>
            <Heart filled={place === "middle"} />
          </li>
        ))}
      </ul>
      <Panel as="p" className={styles.words}>
        You have no favourites yet. Press <strong>Add to favourites</strong> on a profile, and the
        poster is shown here.
      </Panel>
      <Button shadow={2} tone="sun" id="leave-favorites" onClick={onLeave}>
        Back to the units
      </Button>
    </Stack>
  );
}

function HeartsGround() {
  return (
    <svg className={styles.ground} width="100%" height="100%" aria-hidden="true">
      <defs>
        <pattern id="hearts" width="84" height="84" patternUnits="userSpaceOnUse">
          <path d="M21 34C12 27 8 22.5 8 17.4a6.8 6.8 0 0 1 13-3.2 6.8 6.8 0 0 1 13 3.2C34 22.5 30 27 21 34ZM63 76C54 69 50 64.5 50 59.4a6.8 6.8 0 0 1 13-3.2 6.8 6.8 0 0 1 13 3.2C76 64.5 72 69 63 76Z" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#hearts)" />
    </svg>
  );
}

const FILE_NAME = "encore-favourites.json";

const FavoritesFile = observer(function FavoritesFile() {
  const { persistence } = useStores();
  const [message, setMessage] = useState("");

  const save = () => {
    const blob = new Blob([persistence.exportText()], { type: "application/json" });
    saveFile(blob, FILE_NAME);
    setMessage(`Saved as ${FILE_NAME}.`);
  };

  return (
    <Stack gap={3} className={styles.file}>
      {!persistence.isPersistent && (
        <p className={styles.warning}>
          This browser does not store your favourites: they are gone when you leave. Save them as a
          file to keep them.
        </p>
      )}
      <Cluster className={styles.links}>
        <Button size="small" id="save-favorites" onClick={save}>
          Save as a file
        </Button>
        <FileButton
          id="load-favorites"
          size="small"
          label="File with favourites"
          onFile={async (file) => setMessage(await importFile(file, persistence))}
        >
          Load from a file
        </FileButton>
      </Cluster>
      <output className={styles.message}>{message}</output>
    </Stack>
  );
});

/** Imports a file of favourites. Resolves to a message for the visitor; never rejects. */
async function importFile(
  file: File,
  persistence: Pick<FavoritesPersistence, "importText">,
): Promise<string> {
  if (file.size > MAX_IMPORT) {
    return `${file.name} is too large to be a file of favourites. Nothing was changed.`;
  }
  const text = await file.text().catch(() => null);
  if (text === null) return `${file.name} could not be read. Nothing was changed.`;
  const result = persistence.importText(text);
  if (!result.ok) return `${file.name} could not be used: ${result.reason}`;
  if (result.added === 0) return `Everybody in ${file.name} was a favourite already.`;
  return result.added === 1
    ? `One favourite added from ${file.name}.`
    : `${result.added} favourites added from ${file.name}.`;
}
