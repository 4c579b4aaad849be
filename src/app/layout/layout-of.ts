/** The layouts of SPEC section 2. */
export type LayoutName = "default" | "blank" | "flowerstand" | "footer-only" | "home" | "playMovie";

/** The layout of each route that does not have the default one; the first row that fits wins. */
const LAYOUTS: readonly (readonly [route: RegExp, layout: LayoutName])[] = [
  [/^\/$|^\/main$|^\/index-\d+$/, "home"],
  [
    /^\/(agreement|privacy|protocol|convention|children-notice|ip-standard|download)$/,
    "footer-only",
  ],
  [/^\/(appstore|sdk|newface_profilesheet)$/, "blank"],
  [/^\/flowerstand(\/|$)/, "flowerstand"],
  [/^\/playmovie_campaign$/, "playMovie"],
];

/** The layout of the page at `path`, which may end with a slash. */
export function layoutOf(path: string): LayoutName {
  const route = path.replace(/\/+$/, "") || "/";
  return LAYOUTS.find(([pattern]) => pattern.test(route))?.[1] ?? "default";
}
