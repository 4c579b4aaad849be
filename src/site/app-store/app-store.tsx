import { observer } from "mobx-react-lite";
import { storeAddresses, type StoreAddresses, appStoreOf } from "#src/data/downloads/app-stores";
import { useStores } from "#src/data/stores/store-context";
import { StaleNotice } from "#src/ui/primitives/stale-notice/stale-notice";
import { useFollowed } from "#src/data/answers/use-answer";
import { useSource } from "#src/data/downloads/use-source";
import { Link } from "gatsby";
import { type ReactNode, useEffect, useRef } from "react";
import { useMounted } from "#src/ui/hooks/use-mounted";
import { QrCode } from "#src/ui/primitives/qr-code/qr-code";
import {
  ExternalLinkList,
  type ExternalLink,
  externalLinksOf,
} from "#src/ui/records/external-link-list/external-link-list";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import * as styles from "./app-store.module.css";
import signs from "./door-signs.svg";
import { ButtonLink, Row, Stack, Title } from "#src/ui/primitives/elements";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";

/** Stores by the built addresses, then the host's. Fetches them itself, as the page has no header. */
export const LiveAppStore = observer(function LiveAppStore(props: {
  data: Queries.AppStorePageQuery;
}) {
  const { source, site } = props.data;
  const { download } = useStores();
  useFollowed(download.answer);
  const addresses = storeAddresses({ source: useSource(source), links: site?.links });
  return (
    <AppStore
      addresses={addresses}
      edition={site?.links.edition}
      otherEditions={externalLinksOf(site?.elsewhere ?? [], ["edition"])}
      mark={<StaleNotice answers={[download.answer]} part="Downloads" />}
    />
  );
});

const DOORS = [
  { store: "ios", name: "iPhone and iPad", shop: "App Store", where: "the App Store" },
  { store: "android", name: "Android", shop: "Google Play", where: "Google Play" },
] as const;

interface AppStoreProps {
  addresses: StoreAddresses;
  /** Edition in both stores. */
  edition?: string | null | undefined;
  otherEditions?: readonly ExternalLink[];
  mark?: ReactNode;
  redirect?: (address: string) => void;
}

/** Redirects a phone to its store. Computers, and phones without a known store, see both. */
export function AppStore({
  addresses,
  edition,
  otherEditions,
  mark,
  redirect = goTo,
}: AppStoreProps) {
  const deviceStore = useMounted() ? appStoreOf(navigator) : undefined;
  const address = deviceStore && addresses[deviceStore];
  const hasLeft = useRef(false);
  useEffect(() => {
    if (!address || hasLeft.current) return;
    hasLeft.current = true;
    redirect(address);
  }, [address, redirect]);
  return (
    <div className={styles.corridor}>
      <Stack as="header" gap={3} className={styles.head}>
        <ButtonLink size="small" tone="dark" to="/">
          Encore! Home
        </ButtonLink>
        <Title as="h1" outline="raised" className={styles.title}>
          Which door is yours?
        </Title>
        <p className={styles.lead}>
          Ensemble Stars!! Music is a game for phones and tablets. Which store you need depends on
          your device.
        </p>
      </Stack>
      <Stack as="ul" className={styles.doors}>
        {DOORS.map(({ store, name, shop, where }) => (
          <Stack
            as="li"
            gap={3}
            key={store}
            className={styles.door}
            data-store={store}
            data-own={deviceStore === store || undefined}
          >
            <Drawing
              className={styles.sign}
              outline={5}
              from={`${signs}#${store}`}
              viewBox="0 0 200 120"
            />
            <Title size={3}>{name}</Title>
            <p className={styles.state}>
              {addresses[store]
                ? (edition ?? "Opens the store")
                : `Search ${where} for “Ensemble Stars!! Music”.`}
            </p>
            <ButtonLink
              as={SiteLink}
              size="small"
              className={styles.handle}
              target={addresses[store]}
            >
              {shop}
            </ButtonLink>
            {store === "android" && addresses.tap ? (
              <ButtonLink
                as={SiteLink}
                size="small"
                className={styles.handle}
                target={addresses.tap}
              >
                TapTap
              </ButtonLink>
            ) : null}
            {addresses[store] ? (
              <div className={styles.code}>
                <QrCode path={addresses[store]} label={`Scan for ${shop}`} />
              </div>
            ) : null}
          </Stack>
        ))}
      </Stack>
      <div className={styles.status}>{mark}</div>
      <Row as="aside" className={styles.aside}>
        <div className={styles.code}>
          <QrCode path="/appstore" label="This page on your phone" />
        </div>
        <p className={styles.note}>
          <span className={styles.scan}>
            <strong>At a computer?</strong> Point your phone’s camera here to open this page on it.{" "}
          </span>
          <Link to="/download">More about the game</Link>
        </p>
        {otherEditions && otherEditions.length > 0 && (
          <div className={styles.note}>
            <strong>Another edition?</strong>
            <ExternalLinkList links={otherEditions} />
          </div>
        )}
      </Row>
    </div>
  );
}

function goTo(address: string): void {
  window.location.replace(address);
}
