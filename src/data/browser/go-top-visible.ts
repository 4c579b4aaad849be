/**
 * Distance from the end of the page, in pixels, within which the button to the top is always shown: no text lies below
 * it there.
 */
const END = 120;

/**
 * True if a page shows the button to the top: below one viewport height, unless the visitor is scrolling down and it
 * would cover the text.
 */
export function isGoTopVisible(
  { innerHeight, document }: Window,
  scrollY: number,
  isGoingDown: boolean,
): boolean {
  const rest = document.documentElement.scrollHeight - scrollY - innerHeight;
  return scrollY > innerHeight && !(isGoingDown && rest >= END);
}
