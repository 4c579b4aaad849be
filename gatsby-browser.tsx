import type { GatsbyBrowser } from "gatsby";
import { BaseLoader } from "./.cache/loader";
import { askAgain } from "./src/boot/ask-again";
import { spareData, watchNavigation } from "./src/boot/watch-navigation";
import { followColors, renewColors } from "./src/boot/renew-colors";
import { soundHash } from "./src/boot/sound-hash";
import { hydrateInSlices } from "./src/boot/hydrate-in-slices";
import { LastResort } from "./src/features/error-page/last-resort";
import { hydrateWithinEdition } from "./src/features/offline/one-edition";
import { startOffline } from "./src/features/offline/start-offline";
import { createRootStore } from "./src/stores/root-store";
import { StoreProvider } from "./src/stores/store-context";
import "./src/styles/index.css";

export { shouldUpdateScroll } from "./src/boot/should-update-scroll";
export { wrapPageElement } from "./src/layouts/wrap-page-element";

const store = createRootStore({
  loadToasts: () => import("./src/components/toasts/mount-toasts"),
});

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <LastResort>
    <StoreProvider store={store}>{element}</StoreProvider>
  </LastResort>
);

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  soundHash(window);
  askAgain(BaseLoader.prototype);
  watchNavigation(window, store.pageLoad);
  spareData(window);
  if (process.env.NODE_ENV === "development") followColors(document);
};

export const replaceHydrateFunction = () => hydrateWithinEdition() ?? hydrateInSlices();

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => {
  store.pageLoad.finish();
  renewColors(document);
  startOffline();
};

/** The page is interactive now: clicks that came earlier happen (src/boot/boot.ts). */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  window.replayEarlyClicks?.();
};
