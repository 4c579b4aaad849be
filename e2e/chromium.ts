/** Where the browser is: Debian's package, or the variable CHROMIUM_PATH (as scripts/lib/install.mjs). */
export const CHROMIUM_PATH = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

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
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...TURNED_OFF_BY_PLAYWRIGHT, ...PAGES_IN_STORE].join(",")}`,
];
