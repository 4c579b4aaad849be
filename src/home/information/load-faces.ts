import type { IGatsbyImageData } from "gatsby-plugin-image";
import { clubPath } from "#lib/content/pages/paths";

/** Pictures of the members of a club, by their ids. */
export type ClubFaces = ReadonlyMap<number, IGatsbyImageData>;

/** The faces that the page of a club shows; none where it cannot be had. Never rejects. */
export async function loadFaces(key: string): Promise<ClubFaces> {
  try {
    const page = await window.___loader?.loadPage(clubPath(key));
    const data = page?.json?.data as Queries.ClubTemplateQuery | undefined;
    return new Map(data?.club?.members.map((one) => [one.jsonId, one.posterPicture.card]));
  } catch {
    return new Map();
  }
}
