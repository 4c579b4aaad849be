/**
 * The picture of a frame, or where that one has not come the nearest that has, the earlier of two;
 * undefined if there is none at all.
 *
 * @param pictures the pictures by frame, from 0
 */
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
