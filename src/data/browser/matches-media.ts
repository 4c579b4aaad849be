/** Whether the window is as a media query says; false where the browser does not tell. */
export function matchesMedia(query: string, view: Window = window): boolean {
  try {
    return view.matchMedia(query).matches;
  } catch {
    return false;
  }
}

/** Whether the visitor wants nothing to move. */
export const wantsNoMotion = (view?: Window): boolean =>
  matchesMedia("(prefers-reduced-motion: reduce)", view);
