import type { GatsbyBrowser } from "gatsby";
import { BaseLoader, ProdLoader } from "./.cache/loader";
import { retryPageData } from "./src/app/boot/retry-page-data";
import { restoreAddress } from "./src/app/boot/inline/readable-address";
import { keepLateSheets } from "./src/app/boot/late-sheets";
import { ScrollPositions } from "./src/app/boot/scroll-positions";
import { disableHoverPrefetch, watchNavigation } from "./src/app/boot/watch-navigation";
import { hydrateInSlices } from "./src/app/boot/hydrate-in-slices";
import { LastResort } from "./src/app/errors/last-resort";
import { skipStaleHydration } from "./src/app/offline/stale-page-data";
import { startOffline } from "./src/app/offline/start-offline";
import { BASE } from "./src/data/browser/base-path";
import { hideBrokenStorage } from "./src/data/browser/hide-broken-storage";
import { createRootStore } from "./src/data/stores/root-store";
import { StoreProvider } from "./src/data/stores/store-context";
import "./src/ui/tokens/index.css";

export { shouldUpdateScroll } from "./src/app/boot/should-update-scroll";
export { wrapPageElement } from "./src/app/layout/wrap-page-element";

const store = createRootStore({
  loadToasts: () => import("./src/ui/primitives/toasts/mount-toasts"),
});

const scrollPositions = new ScrollPositions(window);

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <LastResort>
    <StoreProvider store={store}>{element}</StoreProvider>
  </LastResort>
);

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  hideBrokenStorage(window);
  keepLateSheets(document);
  retryPageData(BaseLoader.prototype);
  // It would look for a page that is not there at the root of the host too.
  if (BASE) Reflect.deleteProperty(ProdLoader.prototype, "loadPageDataJson");
  watchNavigation(window, store.pageLoad);
  disableHoverPrefetch(window);
};

export const replaceHydrateFunction = () => skipStaleHydration() ?? hydrateInSlices();

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (arrival) => {
  restoreAddress(window);
  scrollPositions.arrive(arrival);
  store.pageLoad.finish();
  startOffline();
};

/** The page is interactive now: clicks that came earlier happen (src/app/boot/inline/start.ts). */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  window.replayEarlyClicks?.();
};
