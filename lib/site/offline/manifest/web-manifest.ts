import type { SiteDefaults } from "../../../../content/types";
import { basePath } from "../../base-path";

export const ICONS = [
  { file: "icons/192.png", size: 192, purpose: "any" },
  { file: "icons/512.png", size: 512, purpose: "any" },
  { file: "icons/maskable-512.png", size: 512, purpose: "maskable" },
] as const;

/**
 * The web app manifest, with the site's names and the colours of its tokens.
 * @param tokens style sheet that declares --primary and --paper
 * @throws Error if a colour is not declared there with six hexadecimal digits
 */
export function webManifest(
  { title, tagline, description }: Pick<SiteDefaults, "title" | "tagline" | "description">,
  tokens: string,
) {
  const colors = { theme: color(tokens, "--primary"), background: color(tokens, "--paper") };
  const base = basePath();
  const manifest = {
    id: `${base}/`,
    name: `${title}: ${tagline}`,
    short_name: title,
    description,
    lang: "en",
    start_url: `${base}/`,
    scope: `${base}/`,
    display: "standalone",
    theme_color: colors.theme,
    background_color: colors.background,
    icons: [
      { src: `${base}/icon.svg`, sizes: "any", type: "image/svg+xml" },
      ...ICONS.map(({ file, size, purpose }) => ({
        src: `${base}/${file}`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
    ],
  };
  return { manifest, colors };
}

function color(tokens: string, name: string): string {
  const found = new RegExp(`${name}:\\s*(#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!found) throw new Error(`The tokens do not declare ${name}.`);
  return found;
}
