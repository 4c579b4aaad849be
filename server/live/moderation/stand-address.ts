/**
 * Where a stand can be looked at before it is public: the page that shows what a share link carries.
 * @param site where the site is served, without a slash at the end; empty if that is not known
 */
export const standAddress = (site: string, document: string): string =>
  `${site}/flowerstand/share/detail#${document}`;
