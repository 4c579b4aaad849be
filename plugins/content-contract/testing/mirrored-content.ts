import { contentFolder } from "../mirror/content-folder";
import { refreshMirror } from "../mirror/refresh-mirror";
import { ContentCopy } from "./broken-content";

/** Gives what `read` finds in the mirror of the real content, which is made for it and taken away. */
export function fromMirror<Found>(read: (folder: string) => Found): Found {
  const content = new ContentCopy();
  try {
    refreshMirror(content.root);
    return read(contentFolder(content.root));
  } finally {
    content.remove();
  }
}
