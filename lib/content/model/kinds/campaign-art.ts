/**
 * Name of a campaign in art keys: its slug with hyphens for slashes and dots. Its pictures are `campaigns/<name>-wide`
 * and `campaigns/<name>-tall`.
 */
const artName = (slug: string): string => slug.replaceAll(/[/.]/g, "-");

export const campaignArtKey = (slug: string, shape: "wide" | "tall"): string =>
  `campaigns/${artName(slug)}-${shape}`;
