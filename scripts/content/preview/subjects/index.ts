import { dirname } from "node:path/posix";
import type { ContentVersion } from "../drawing/content-version";
import { characterSubjects } from "./characters";
import { filmSubjects } from "./film";
import { recordSubjects } from "./records";
import type { Material, Subject } from "./subject";

const LISTS = [characterSubjects, recordSubjects, filmSubjects];

/** What each picture of some content is a picture of, by key, in the order in which they are shown. */
export function subjectsOf({ catalogue, files, pictures }: ContentVersion): Map<string, Subject> {
  const material: Material = {
    catalogue,
    pathsIn: (folder) =>
      [...files.texts.keys()].filter((path) => dirname(path) === folder).toSorted(),
  };
  const subjects = new Map(
    LISTS.flatMap((list) => list(material)).filter(([key]) => pictures.has(key)),
  );
  const others = [...pictures.keys()].filter((key) => !subjects.has(key));
  return new Map([...subjects, ...others.map((key) => [key, otherArt(key)] as const)]);
}

function otherArt(key: string): Subject {
  return {
    kind: "art",
    title: key,
    group: dirname(key),
    isListed: true,
    ingredients: [],
    details: [],
    related: [],
  };
}
