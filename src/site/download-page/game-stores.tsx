import { appStoreOf, type StoreAddresses } from "#src/data/downloads/app-stores";
import { useMounted } from "#src/ui/hooks/use-mounted";
import { QrCode } from "#src/ui/primitives/qr-code/qr-code";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import * as styles from "./game-stores.module.css";
import { Panel, Stack, Tag } from "#src/ui/primitives/elements";

const STORES = [
  { store: "ios", shop: "App Store", about: "for iPhone and iPad" },
  { store: "android", shop: "Google Play", about: "for Android" },
  { store: "tap", shop: "TapTap", about: "for Android too" },
] as const;

interface GameStoresProps {
  addresses: StoreAddresses;
  /** Edition in the App Store and Google Play. */
  edition: string | null | undefined;
  /** QR code of /appstore as a picture; by default codes are drawn. */
  picture: string;
}

/** Stores of the game, the phone's own first, with QR codes on computers. */
export function GameStores({ addresses, edition, picture }: GameStoresProps) {
  const deviceStore = useMounted() ? appStoreOf(navigator) : undefined;
  const stores = STORES.filter(({ store }) => addresses[store] !== "").toSorted(
    (one, other) => Number(other.store === deviceStore) - Number(one.store === deviceStore),
  );
  const codes =
    picture === ""
      ? stores.map(({ store, shop }) => ({ path: addresses[store], label: `Scan for ${shop}` }))
      : [];
  return (
    <>
      {stores.length > 0 ? (
        <Stack as="ul" gap={3} className={styles.stores}>
          {stores.map(({ store, shop, about }, index) => (
            // The boxes stay mounted when the phone's own store moves first.
            // oxlint-disable-next-line react/no-array-index-key
            <Panel as="li" shadow={2} key={index} className={styles.store} data-store={store}>
              <SiteLink className={styles.shop} data-stretched="" target={addresses[store]}>
                {shop}
              </SiteLink>
              <Stack as="span" className={styles.about}>
                {about}
                {edition && store !== "tap" ? <Tag as="b">{edition}</Tag> : null}
              </Stack>
            </Panel>
          ))}
        </Stack>
      ) : (
        <Panel as="p" shadow={2} className={styles.search}>
          In the App Store or on Google Play, search for{" "}
          <Panel as="b" className={styles.term}>
            Ensemble Stars!! Music
          </Panel>
        </Panel>
      )}
      <div className={styles.scan}>
        {codes.length > 0 ? (
          codes.map((code) => <QrCode key={code.path} {...code} />)
        ) : (
          <QrCode path="/appstore" label="To your phone’s store" picture={picture} />
        )}
        <p>
          <strong>Reading this at a computer?</strong> The game is for phones and tablets. Scan a
          code with your phone to get it there.
        </p>
      </div>
    </>
  );
}
