/** How near to its end a page offers the way up, in pixels: within what lies below the last words. */
const END = 120;

/** Whether a page offers the way up: past one viewport height, but not to those who read on, over whose words it lies. */
export function offersWayUp(
  { innerHeight, document }: Window,
  way: number,
  isGoingDown: boolean,
): boolean {
  const rest = document.documentElement.scrollHeight - way - innerHeight;
  return way > innerHeight && !(isGoingDown && rest >= END);
}
