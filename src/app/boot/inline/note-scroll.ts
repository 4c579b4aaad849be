/**
 * Says on the root element, as `data-scrolled`, that the visitor has begun to scroll: until then pictures that are
 * far down are not asked for (ui/primitives/picture).
 */
export function noteScroll({ document }: Window): void {
  document.addEventListener("scroll", () => {
    document.documentElement.dataset.scrolled = "";
  });
}
