import { atBase } from "#src/data/browser/base-path";
import { useEffect, useSyncExternalStore } from "react";
import { requestedPage } from "./requested-page";
import { CachedPages } from "./cached-pages";
import * as styles from "./offline-page.module.css";
import { waitForPage } from "./wait-for-page";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import * as dark from "./dark-stage.module.css";
import stage from "./dark-stage.svg";
import { ButtonLink, Title } from "#src/ui/primitives/elements";

const readRequestedPage = () => requestedPage(window.location.search, window.location.origin);
const never = () => () => {};
const none = () => null;

export function OfflinePage() {
  const requested = useSyncExternalStore(never, readRequestedPage, none);
  useEffect(() => {
    if (!requested) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const goBack = async () => {
      if (await waitForPage(requested, signal)) window.location.replace(requested);
    };
    window.addEventListener("online", goBack, { signal });
    // The network may have returned before the scripts loaded.
    if (navigator.onLine) void goBack();
    return () => leaving.abort();
  }, [requested]);
  return (
    <div className={styles.theatre}>
      <header className={styles.stage}>
        <DarkStage />
        <div className={styles.words}>
          <Title as="h1" outline="flat" className={styles.title}>
            Lights
            <br />
            out.
          </Title>
          <p className={styles.lead}>
            You are offline, and this page is not saved on your device. The ghost light stays on
            until you are back.
          </p>
          <p>
            <ButtonLink as="a" tone="sun" className={styles.again} href={requested ?? atBase("/")}>
              {requested ? "Try again" : "Back to the home page"}
            </ButtonLink>
          </p>
          {requested ? <p className={styles.question}>{requested}</p> : null}
        </div>
      </header>
      <CachedPages />
    </div>
  );
}

/** An empty stage: lamps off, curtains half drawn, and the ghost light that theatres leave burning. */
function DarkStage() {
  return (
    <Drawing className={dark.picture} from={`${stage}#boards`} viewBox="0 0 800 640">
      <use className={dark.light} href={`${stage}#pool`} />
      <use href={`${stage}#stand`} />
      <use className={dark.light} href={`${stage}#bulb`} />
      <use href={`${stage}#rig`} />
    </Drawing>
  );
}
