/**
 * Name of a campaign in art keys: its slug with hyphens for slashes and dots. Its pictures are `campaigns/<name>-wide`
 * and `campaigns/<name>-tall`.
 */
const campaignArt = (slug: string): string => slug.replaceAll(/[/.]/g, "-");

export const campaignKey = (slug: string, shape: "wide" | "tall"): string =>
  `campaigns/${campaignArt(slug)}-${shape}`;
