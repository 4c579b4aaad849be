/** Functions that run in a page, and return faults of its layout. */

/** Pixels by which a page is wider than its window. */
export function tooWide(): number {
  // On a phone `innerWidth` grows with overflow, so it is no reference.
  const { scrollWidth, clientWidth } = document.documentElement;
  return Math.max(0, scrollWidth - clientWidth);
}

/** Links outside of running text that are lower than the 24 px of a press. */
export function lowLinks(): string[] {
  return [...document.querySelectorAll<HTMLElement>("main a[href]")]
    .filter((link) => {
      const { width, height } = link.getBoundingClientRect();
      const isStretched = [null, "::before", "::after"].some(
        (part) => part && getComputedStyle(link, part).position === "absolute",
      );
      const isInText = link.closest("p") && link.closest("p")?.textContent !== link.textContent;
      return width > 1 && height > 1 && height < 24 && !isStretched && !isInText;
    })
    .map((link) => `${link.textContent}: ${link.getBoundingClientRect().height}`);
}

/** Lists of cards whose last row ends before the others do. */
export function rowsWithHoles(): string[] {
  return [...document.querySelectorAll<HTMLElement>("main :is(ul, ol, dl)")].flatMap((list) => {
    if (!/grid|flex/.test(getComputedStyle(list).display)) return [];
    const cards = [...list.children]
      .map((card) => (card as HTMLElement).getBoundingClientRect())
      // Skips small elements (text, buttons) and scrolling strips.
      .filter((card) => card.width > 90 && card.height > 90);
    const bottom = Math.max(...cards.map((card) => card.top));
    const last = cards.filter((card) => bottom - card.top < 40);
    if (last.length === cards.length) return [];
    const edge = (all: typeof cards) => Math.max(...all.map((card) => card.right));
    const start = (all: typeof cards) => Math.min(...all.map((card) => card.left));
    const right = edge(cards) - edge(last);
    const left = start(last) - start(cards);
    // Centred rows have equal space on both sides.
    return right > 60 && Math.abs(right - left) > 40
      ? [`${list.textContent?.slice(0, 40)}: ${Math.round(right)}`]
      : [];
  });
}
