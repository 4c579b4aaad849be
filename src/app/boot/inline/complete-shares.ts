/** Completes the share links of a page that was built without its address (ui/primitives/share-links), which shows them. */
export function completeShares({ document, location }: Window): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('footer a[href$="="]'))
    link.href += encodeURIComponent(location.href);
}
