/** Completes and shows the share links (ui/primitives/share-links) of a page built without a site address. */
export function completeShares({ document, location }: Window): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('footer a[href$="="]'))
    link.href += encodeURIComponent(location.href);
}
