import type { Subject } from "./subjects/subject";
import { unknownName } from "../unknown-name";

/**
 * The key of the picture that somebody means: a key, the end of one, or the name of whose it is.
 * @throws UsageError with the nearest name if there is none
 */
export function findPicture(subjects: ReadonlyMap<string, Subject>, name: string): string {
  const wanted = name.toLowerCase().replace(/^content\/|\.json$/g, "");
  const found = [...subjects].find(
    ([key, { title }]) =>
      key === wanted ||
      key.split("/").slice(1).join("/") === wanted ||
      title.toLowerCase() === wanted,
  );
  if (found) return found[0];
  const keys = [...subjects].filter(([, { isListed }]) => isListed).map(([key]) => key);
  const near = keys.map((key) => key.split("/").slice(1).join("/"));
  throw unknownName(
    "picture",
    name,
    near.filter((key) => !/^\d{3}/.test(key)),
  );
}
