import { withPrefix } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { characterPath } from "#lib/content/pages/paths";

/** What is read of the data that a profile's page was built with. */
interface ProfileData {
  result?: {
    data?: { character?: { name?: unknown; posterPicture?: { imageData?: unknown } } | null };
  };
}

/**
 * The poster of a character, from the data of the character's page: the picture is in the visitor's
 * cache when the page is opened, and the home page carries no list of pictures.
 *
 * @throws if the data cannot be had or is not as it should be
 */
export async function fetchPoster(
  cname: string,
  signal: AbortSignal,
): Promise<Queries.FanPosterFragment> {
  const address = withPrefix(`/page-data${characterPath(cname)}/page-data.json`);
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const { result } = (await answer.json()) as ProfileData;
  const { name, posterPicture } = result?.data?.character ?? {};
  const card = posterPicture?.imageData;
  if (typeof name !== "string" || !isImage(card)) throw new Error(`${address} holds no poster.`);
  return { cname, name, posterPicture: { card } };
}

function isImage(value: unknown): value is IGatsbyImageData {
  const { width, height, images } = (value ?? {}) as Partial<IGatsbyImageData>;
  return typeof width === "number" && typeof height === "number" && Array.isArray(images?.sources);
}
