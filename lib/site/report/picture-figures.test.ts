import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { forgetPictures, notedPictures, notePictures } from "./picture-figures";

const figures = (stage: string) => ({
  stage,
  pictures: 2,
  drawn: 1,
  encoded: 4,
  quick: 0,
  reused: 0,
  bytes: 10,
});

it("tells what the stages of this build have noted, and nothing of the build before", () => {
  const root = mkdtempSync(join(tmpdir(), "encore-figures-"));
  try {
    expect(notedPictures(root)).toEqual([]);
    notePictures(root, "social", figures("pictures for shared links"));
    notePictures(root, "pictures", figures("pictures"));
    expect(notedPictures(root).map(({ stage }) => stage)).toEqual([
      "pictures",
      "pictures for shared links",
    ]);
    forgetPictures(root);
    expect(notedPictures(root)).toEqual([]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
