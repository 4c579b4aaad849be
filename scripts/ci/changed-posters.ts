import type { PictureSource } from "../../lib/images";
import { madeFrom } from "../content/impact/derived/made-from";

/** A poster before a change and after it; a new one was not there before. */
export interface ChangedPoster {
  readonly key: string;
  readonly before?: PictureSource;
  readonly after?: PictureSource;
}

/**
 * The posters that differ between two states of the content, in the order of the second.
 * @param before all pictures of the first
 * @param after all pictures of the second
 */
export function changedPosters(
  before: readonly PictureSource[],
  after: readonly PictureSource[],
): ChangedPoster[] {
  const [old, now] = [postersOf(before), postersOf(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((key): ChangedPoster[] => {
    const [one, other] = [old.get(key), now.get(key)];
    if (one && other && madeFrom(one) === madeFrom(other)) return [];
    return [{ key, ...(one && { before: one }), ...(other && { after: other }) }];
  });
}

function postersOf(pictures: readonly PictureSource[]): Map<string, PictureSource> {
  const posters = pictures.filter(({ profile }) => profile === "poster");
  return new Map(posters.map((source) => [source.key, source]));
}
