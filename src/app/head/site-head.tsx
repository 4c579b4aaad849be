import { atBase } from "#src/data/browser/base-path";

/**
 * Head elements shared by all pages. They stay mounted during navigation: a browser that misses the icon for a moment
 * requests its default one.
 */
export const SITE_HEAD = [
  <link key="manifest" rel="manifest" href={atBase("/manifest.webmanifest")} />,
  <link key="touch-icon" rel="apple-touch-icon" href={atBase("/icons/apple-touch.png")} />,
  <meta key="theme-color" name="theme-color" content="#fe4d91" />,
  <link key="icon" rel="icon" href={atBase("/icon.svg")} type="image/svg+xml" />,
];
