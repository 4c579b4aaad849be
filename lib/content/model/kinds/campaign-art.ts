/**
 * The name of a campaign in art keys, from its slug or the name of its file: slashes and dots are
 * hyphens there. Its pictures are `campaigns/<name>-wide` and `campaigns/<name>-tall`.
 */
const campaignArt = (slug: string): string => slug.replaceAll(/[/.]/g, "-");

/** The art key of a campaign's picture in one of its two shapes. */
export const campaignKey = (slug: string, shape: "wide" | "tall"): string =>
  `campaigns/${campaignArt(slug)}-${shape}`;
