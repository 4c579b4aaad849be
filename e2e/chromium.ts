import { existsSync } from "node:fs";
import browsers from "../scripts/lib/browsers.json";

/** Browser for tests: Debian's package, unless CHROMIUM_PATH names another. */
export const CHROMIUM_PATH = process.env.CHROMIUM_PATH ?? browsers.tests.path;

/**
 * Browser for measurements: the full Chromium that visitors have.
 * @throws if there is none
 */
export function fullChromium(): string {
  const { debian, path: packaged } = browsers.benches;
  const path = process.env.CHROMIUM_PATH ?? packaged;
  if (existsSync(path)) return path;
  throw new Error(
    `Pages are measured in the whole of Chromium, and there is none at ${path}. Install it (Debian: ` +
      `sudo apt-get install ${debian}) or set CHROMIUM_PATH to one.`,
  );
}

/**
 * Pages that Chromium preloads for each window, such as the address bar. They take more CPU time than most of our
 * pages.
 */
const PAGES_IN_STORE = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "SpareRendererForSitePerProcess",
];

/** Features that Playwright disables (`chromiumSwitches.ts`): of repeated lists, Chromium uses the last. */
const TURNED_OFF_BY_PLAYWRIGHT = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** Chromium without a window, a sandbox (containers have none) and its own network requests. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--headless",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  // Subpixel text positions, as on current screens.
  "--font-render-hinting=none",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...TURNED_OFF_BY_PLAYWRIGHT, ...PAGES_IN_STORE].join(",")}`,
];
