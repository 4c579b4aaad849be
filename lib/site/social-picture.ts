/** Path of the picture that a shared link to the page at `path` shows; `lib/pictures/social` makes it. */
export function socialPicturePath(path: string): string {
  return `/social${path === "/" ? "/index" : path}.jpg`;
}
