/** Where the browser is: Debian's package, or the variable CHROMIUM_PATH (as scripts/lib/install.mjs). */
export const CHROMIUM_PATH = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

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
];
