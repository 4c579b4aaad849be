import { choosePicture } from "../session/part-actions";
import type { Editor } from "../session/editor";
import faults from "../session/faults.json";
import { preparePicture } from "./panels/own-picture";

/** Opens a new stand with a picture of the visitor's own in place of the poster; returns what is wrong with it. */
export async function openWithPicture(editor: Editor, file: File): Promise<string | undefined> {
  const prepared = await preparePicture(file);
  if (typeof prepared === "string") return faults.picture[prepared];
  const key = await editor.drafts.addPicture(prepared);
  await editor.openNew(undefined, true);
  choosePicture(editor.session, { kind: "own", own: key });
  return undefined;
}
