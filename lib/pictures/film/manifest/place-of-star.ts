import type { View } from "../../../artwork/film/camera/view";
import { peeping } from "../../../artwork/film/effects/hidden-star";
import type { Shot } from "../../../artwork/film/set/shot";

/**
 * Where the hidden star is: middle and radius as shares of the picture (of its width, its height,
 * its width); undefined while it is not there.
 */
export function placeOfStar(shot: Shot): [x: number, y: number, r: number] | undefined {
  const { film, view } = shot;
  const { star: hidden } = film;
  if (!hidden || peeping(shot) <= 0) return undefined;
  const { width, height } = view.lens;
  const [x, y] = turned(view, view.project(hidden.x, hidden.y, hidden.depth));
  const shares = [x / width, y / height, (hidden.size * view.scaleAt(hidden.depth)) / width];
  return shares.map((share) => Math.round(share * 1e4) / 1e4) as [number, number, number];
}

/** Where a point of the picture is once that is tilted. */
function turned({ lens, camera }: View, [x, y]: readonly [x: number, y: number]) {
  const turn = (camera.tilt * Math.PI) / 180;
  const [dx, dy] = [x - lens.width / 2, y - lens.height / 2];
  return [
    lens.width / 2 + dx * Math.cos(turn) - dy * Math.sin(turn),
    lens.height / 2 + dx * Math.sin(turn) + dy * Math.cos(turn),
  ] as const;
}
