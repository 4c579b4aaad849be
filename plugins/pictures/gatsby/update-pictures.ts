import { join } from "node:path";
import type { SourceNodesArgs } from "gatsby";
import { formatCount } from "../../../lib/format/count";
import { recordPictures } from "../../../lib/site/report/picture-counts";
import { placedFile } from "../../../lib/images/placed-pictures";
import { isQuick } from "../../../lib/images/profiles";
import { makePictures } from "../../../lib/images/stage";
import type { Picture, PictureSource, StageSummary } from "../../../lib/images/types";

/**
 * Makes pictures, puts them into `public`, and creates a node for each. A node's digest covers only its visible
 * picture, so that pages are not rendered again if it comes out the same. Unchanged nodes are not touched, so the
 * plugin must remove old ones itself.
 * @param isComplete true if these are all pictures of the site, so that other files are removed
 * @throws PictureError as makePictures does
 */
export async function updatePictures(
  args: SourceNodesArgs,
  sources: readonly PictureSource[],
  isComplete = true,
): Promise<void> {
  const { reporter, store } = args;
  const directory = store.getState().program.directory as string;
  const activity = reporter.activityTimer("pictures");
  activity.start();
  try {
    const { pictures, summary } = await makePictures(sources, {
      publicDirectory: join(directory, "public"),
      keepsOtherFiles: !isComplete,
      ...(isComplete && { placedFile: placedFile(directory) }),
      quick: isQuick(),
      onProgress: ({ done, total, encoded }) => {
        // Gatsby stores each status, which takes longer than finding a picture.
        if (done < total && done % Math.ceil(total / 50) > 0) return;
        activity.setStatus(`${done} of ${total}, ${encoded} files encoded`);
        // Without a status line, print lines for readers of the log (scripts/lib/build-stages.mjs).
        if (encoded > 0 && !process.stdout.isTTY) reporter.info(`pictures: ${done} of ${total}`);
      },
    });
    updateNodes(args, pictures, isComplete);
    activity.setStatus(describe(summary));
    recordPictures({ stage: "pictures", ...summary });
  } finally {
    activity.end();
  }
}

function updateNodes(
  { actions, createContentDigest, createNodeId, getNode, getNodesByType }: SourceNodesArgs,
  pictures: readonly Picture[],
  isComplete: boolean,
): void {
  actions.enableStatefulSourceNodes?.();
  const ids = new Set<string>();
  for (const picture of pictures) {
    const id = createNodeId(`Picture:${picture.key}`);
    const contentDigest = createContentDigest(picture);
    ids.add(id);
    if (getNode(id)?.internal.contentDigest === contentDigest) continue;
    const internal = { type: "Picture", contentDigest };
    actions.createNode({ ...picture, id, parent: null, children: [], internal });
  }
  if (!isComplete) return;
  for (const node of getNodesByType("Picture")) if (!ids.has(node.id)) actions.deleteNode(node);
}

/** Summary line, such as "284 pictures: 0 files encoded, 2,130 reused, 31.4 MB". */
function describe({ pictures, encoded, reused, bytes }: StageSummary): string {
  const megabytes = (bytes / 1e6).toFixed(1);
  return `${formatCount(pictures)} pictures: ${formatCount(encoded)} files encoded, ${formatCount(reused)} reused, ${megabytes} MB`;
}
