import { ILLUSTRATIONS, type IllustrationFolder } from "./kinds";

/** The texts of all illustrations, by their paths in content/art without the ending: `sceneries/castle`. */
export type Illustrations = ReadonlyMap<string, string>;

/** Where illustrations are read from. */
interface Files {
  names: (folder: string) => readonly string[];
  text: (path: string) => string;
}

/** Reads the illustrations of some content. */
export function illustrationsIn({ names, text }: Files): Illustrations {
  const folders = Object.keys(ILLUSTRATIONS) as IllustrationFolder[];
  return new Map(
    folders.flatMap((folder) =>
      names(`art/${folder}`)
        .filter((name) => name.endsWith(".svg"))
        .toSorted()
        .map((name) => [
          `${folder}/${name.slice(0, -".svg".length)}`,
          text(`art/${folder}/${name}`),
        ]),
    ),
  );
}
