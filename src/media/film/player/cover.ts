import type { Reel } from "../reel/reel";

type Size = Reel["size"];

export function coveredPart(picture: Size, box: Size) {
  const scale = Math.max(box.width / picture.width, box.height / picture.height) || 1;
  const [width, height] = [box.width / scale, box.height / scale];
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}
