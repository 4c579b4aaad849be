import type { PictureSource } from "../../../plugins/pictures/stage";
import { pictureSources } from "../../../plugins/posters/sources/picture-sources";
import { madeFrom } from "../../content/impact/derived/made-from";

/** A poster before a change and after it; a new one was not there before. */
export interface ChangedPoster {
  readonly key: string;
  readonly before?: PictureSource;
  readonly after?: PictureSource;
}

/**
 * The posters that differ between two states of the content, in the order of the second.
 * @param before folder of a site, whose mirror is made
 * @param after the same
 */
export function changedPosters(before: string, after: string): ChangedPoster[] {
  const [old, now] = [postersOf(before), postersOf(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((key): ChangedPoster[] => {
    const [one, other] = [old.get(key), now.get(key)];
    if (one && other && madeFrom(one) === madeFrom(other)) return [];
    return [{ key, ...(one && { before: one }), ...(other && { after: other }) }];
  });
}

function postersOf(site: string): Map<string, PictureSource> {
  const posters = pictureSources(site).filter(({ profile }) => profile === "poster");
  return new Map(posters.map((source) => [source.key, source]));
}
