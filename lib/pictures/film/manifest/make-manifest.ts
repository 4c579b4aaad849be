import { basePath } from "../../../site/base-path";
import { type HashedFile, hashedFile } from "../../../images/hashed-file";
import type { Picture, PictureVariant } from "../../../images/types";
import { type FilmShape, LENSES, type View } from "../../../artwork/film/camera/view";
import { type Shot, shotOf } from "../../../artwork/film/set/shot";
import { frameKey, stillKey, type StillName, STILLS } from "../keys";
import type { Film } from "../../../artwork/film/timeline/film";
import type { FilmEdition, FilmFormat, FilmManifest, FrameFiles, StillFile } from "./film-manifest";
import { visibleShare } from "../../../artwork/film/effects/hidden-star";

/** Width of the frames in pixels, and whether stills are needed in their least width only. */
const EDITIONS: Record<FilmEdition, { shape: FilmShape; width: number; hasSmallStills: boolean }> =
  {
    desktop: { shape: "wide", width: 960, hasSmallStills: false },
    landscape: { shape: "wide", width: 480, hasSmallStills: true },
    phone: { shape: "tall", width: 480, hasSmallStills: true },
    phoneSharp: { shape: "tall", width: 720, hasSmallStills: true },
  };

/** `/pictures/playmovie-` 007 `-tall-480.` `1a2b3c` .avif */
const ADDRESS = /^(.*-)\d{3}((?:-tall)?-\d+\.)([0-9a-f]{6})\.\w+$/;

/** Makes the manifest from the film's pictures. @throws if one is missing */
export function makeManifest(film: Film, pictures: readonly Picture[]): FilmManifest {
  const byKey = new Map(pictures.map((picture) => [picture.key, picture]));
  const picture = (key: string): Picture => {
    const found = byKey.get(key);
    if (!found) throw new Error(`The film has no picture "${key}".`);
    return found;
  };
  const frames = Array.from({ length: film.frames }, (_, index) => index + 1);

  const editionOf = ({ shape, width, hasSmallStills }: (typeof EDITIONS)[FilmEdition]) => {
    const files = frames.map((frame) => variantsOf(picture(frameKey(frame, shape)), width));
    const others = STILLS.map((name) => {
      const still = picture(stillKey(name, shape));
      const widths = still.variants.map((one) => one.width);
      const wanted =
        // The curtain and the title fill the screen like frames.
        name === "curtain" || name === "title"
          ? width
          : (hasSmallStills ? Math.min : Math.max)(...widths);
      return [name, variantsOf(still, wanted)] as const;
    });
    const bytes = bytesOf([...files, ...others.map(([, variants]) => variants)].flat());
    return {
      frames: { ...framesOf(files), bytes },
      stills: Object.fromEntries(
        others.map(([name, variants]) => [name, stillOf(variants)]),
      ) as Record<StillName, StillFile>,
    };
  };

  return {
    version: 1,
    frames: film.frames,
    total: film.frames + STILLS.length,
    editions: Object.fromEntries(
      Object.entries(EDITIONS).map(([name, one]) => [name, editionOf(one)]),
    ) as FilmManifest["editions"],
    star: frames.flatMap((frame) => {
      const wide = starPosition(shotOf(film, frame, LENSES.wide));
      const tall = starPosition(shotOf(film, frame, LENSES.tall));
      return wide && tall ? [{ frame, wide, tall }] : [];
    }),
  };
}

export const manifestFile = (manifest: FilmManifest): HashedFile =>
  hashedFile("playmovie-manifest", "json", JSON.stringify(manifest));

function variantsOf({ key, variants }: Picture, width: number): PictureVariant[] {
  const found = variants.filter((variant) => variant.width === width);
  if (found.length === 0) throw new Error(`The picture "${key}" is not ${width} pixels wide.`);
  return found;
}

function framesOf(files: readonly PictureVariant[][]): Omit<FrameFiles, "bytes"> {
  const parts = files.map(([first]) => ADDRESS.exec(first?.path ?? "") ?? []);
  const [variants = []] = files;
  const [, before = "", behind = ""] = parts[0] ?? [];
  return {
    width: variants[0]?.width ?? 0,
    height: variants[0]?.height ?? 0,
    before: basePath() + before,
    behind,
    digests: parts.map(([, , , digest]) => digest ?? "").join(""),
    formats: variants.map(({ format }) => format),
  };
}

function stillOf(variants: readonly PictureVariant[]): StillFile {
  const [first] = variants;
  return {
    width: first?.width ?? 0,
    height: first?.height ?? 0,
    stem: (basePath() + (first?.path ?? "")).replace(/\.\w+$/, ""),
    formats: variants.map(({ format }) => format),
  };
}

function bytesOf(variants: readonly PictureVariant[]): Partial<Record<FilmFormat, number>> {
  const sums: Partial<Record<FilmFormat, number>> = {};
  for (const { format, bytes } of variants) sums[format] = (sums[format] ?? 0) + bytes;
  return sums;
}

/**
 * Position of the hidden star: centre and radius as fractions of the picture (of its width, its height, its width);
 * undefined while hidden.
 */
function starPosition(shot: Shot): [x: number, y: number, r: number] | undefined {
  const { film, view } = shot;
  const { star: hidden } = film;
  if (!hidden || visibleShare(shot) <= 0) return undefined;
  const { width, height } = view.lens;
  const [x, y] = tilted(view, view.project(hidden.x, hidden.y, hidden.depth));
  const shares = [x / width, y / height, (hidden.size * view.scaleAt(hidden.depth)) / width];
  return shares.map((share) => Math.round(share * 1e4) / 1e4) as [number, number, number];
}

/** Position of a point after the camera's tilt. */
function tilted({ lens, camera }: View, [x, y]: readonly [x: number, y: number]) {
  const turn = (camera.tilt * Math.PI) / 180;
  const [dx, dy] = [x - lens.width / 2, y - lens.height / 2];
  return [
    lens.width / 2 + dx * Math.cos(turn) - dy * Math.sin(turn),
    lens.height / 2 + dx * Math.sin(turn) + dy * Math.cos(turn),
  ] as const;
}
