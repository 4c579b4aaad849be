import sharp, { type OverlayOptions, type Sharp } from "sharp";
import type { FilmShape } from "../../lib/artwork/film/camera/view";
import { LENSES } from "../../lib/artwork/film/camera/view";
import { frameSvg } from "../../lib/artwork/film/frame/frame";
import type { Film } from "../../lib/artwork/film/timeline/film";

/** What a sheet of frames shows. */
export interface FilmSheet {
  shape: FilmShape;
  /** First and last frame. */
  first: number;
  last: number;
  /** Pixels across for each frame, and frames in a row. */
  width: number;
  columns: number;
}

const GAP = 4;

/** Draws frames beside each other, in the order in which they are shown. */
export async function filmSheet(film: Film, sheet: FilmSheet): Promise<Sharp> {
  const { shape, first, last, width, columns } = sheet;
  const lens = LENSES[shape];
  const height = Math.round((width * lens.height) / lens.width);
  const overlays: OverlayOptions[] = [];
  for (let frame = first; frame <= last; frame++) {
    const svg = Buffer.from(frameSvg(film, frame, shape));
    const input = await sharp(svg).resize(width, height).png().toBuffer();
    const place = frame - first;
    overlays.push({
      input,
      left: GAP + (place % columns) * (width + GAP),
      top: GAP + Math.floor(place / columns) * (height + GAP),
    });
  }
  const rows = Math.ceil((last - first + 1) / columns);
  return sharp({
    create: {
      width: GAP + columns * (width + GAP),
      height: GAP + rows * (height + GAP),
      channels: 3,
      background: "#ffffff",
    },
  })
    .composite(overlays)
    .png();
}
