import { atBase } from "#src/data/browser/base-path";

/**
 * Elements about the site in the head of every page. They stay while scripts change pages: a browser that finds no icon for
 * a moment asks for one at an address of its own.
 */
export const SITE_HEAD = [
  <link key="manifest" rel="manifest" href={atBase("/manifest.webmanifest")} />,
  <link key="touch-icon" rel="apple-touch-icon" href={atBase("/icons/apple-touch.png")} />,
  <meta key="theme-color" name="theme-color" content="#fe4d91" />,
  <link key="icon" rel="icon" href={atBase("/icon.svg")} type="image/svg+xml" />,
];
