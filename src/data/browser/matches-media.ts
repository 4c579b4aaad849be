/** True if the window matches a media query; false if the browser cannot tell. */
export function matchesMedia(query: string, view: Window = window): boolean {
  try {
    return view.matchMedia(query).matches;
  } catch {
    return false;
  }
}

/** True if the visitor prefers reduced motion. */
export const wantsNoMotion = (view?: Window): boolean =>
  matchesMedia("(prefers-reduced-motion: reduce)", view);
