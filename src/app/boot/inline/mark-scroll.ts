/** Sets `data-scrolled` at the first scroll, before which pictures further down are not loaded. */
export function markScroll({ document }: Window): void {
  document.addEventListener("scroll", () => {
    document.documentElement.dataset.scrolled = "";
  });
}
