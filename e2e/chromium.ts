import { existsSync } from "node:fs";
import browsers from "../scripts/lib/browsers.json";

/** The browser for tests: Debian's package, unless the variable CHROMIUM_PATH names another. */
export const CHROMIUM_PATH = process.env.CHROMIUM_PATH ?? browsers.tests.path;

/**
 * The browser that pages are measured in: the whole of Chromium, as readers have it.
 * @throws if there is none
 */
export function wholeChromium(): string {
  const { debian, path: packaged } = browsers.benches;
  const path = process.env.CHROMIUM_PATH ?? packaged;
  if (existsSync(path)) return path;
  throw new Error(
    `Pages are measured in the whole of Chromium, and there is none at ${path}. Install it (Debian: ` +
      `sudo apt-get install ${debian}) or set CHROMIUM_PATH to one.`,
  );
}

/**
 * Pages that Chromium keeps ready beside each window, for an address bar that nobody sees and for the next
 * site. Making them takes a processor longer than most of our pages do.
 */
const PAGES_IN_STORE = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "SpareRendererForSitePerProcess",
];

/** What Playwright turns off (`chromiumSwitches.ts`): of several lists, Chromium follows the last. */
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

/** Chromium without a window, a sandbox (containers have none) or calls of its own to the network. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--headless",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  // Letters stand where the page puts them, as on a screen of today, not at whole pixels.
  "--font-render-hinting=none",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...TURNED_OFF_BY_PLAYWRIGHT, ...PAGES_IN_STORE].join(",")}`,
];
