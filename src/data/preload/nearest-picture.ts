/** Picture of a frame, or the nearest loaded one, preferring the earlier; `pictures` is indexed by frame from 0. */
export function nearestPicture<Picture>(
  pictures: readonly (Picture | undefined)[],
  frame: number,
): Picture | undefined {
  for (let distance = 0; distance < pictures.length; distance += 1) {
    const found = pictures[frame - distance] ?? pictures[frame + distance];
    if (found !== undefined) return found;
  }
  return undefined;
}
