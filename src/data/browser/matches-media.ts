/** True if the window matches a media query; false if the browser cannot tell. */
export function matchesMedia(query: string, view: Window = window): boolean {
  try {
    return view.matchMedia(query).matches;
  } catch {
    return false;
  }
}

export const wantsNoMotion = (view?: Window): boolean =>
  matchesMedia("(prefers-reduced-motion: reduce)", view);
