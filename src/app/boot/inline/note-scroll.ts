/** Says as `data-scrolled` that the visitor has begun to scroll: until then pictures far down are not asked for. */
export function noteScroll({ document }: Window): void {
  document.addEventListener("scroll", () => {
    document.documentElement.dataset.scrolled = "";
  });
}
