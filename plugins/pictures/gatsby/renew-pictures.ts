import { join } from "node:path";
import type { SourceNodesArgs } from "gatsby";
import { formatCount } from "../../../lib/format/count";
import { notePictures } from "../../../lib/site/report/picture-figures";
import { placedFile } from "../../../lib/images/placed-pictures";
import { isQuick } from "../../../lib/images/profiles";
import { makePictures } from "../../../lib/images/stage";
import type { Picture, PictureSource, StageSummary } from "../../../lib/images/types";

/**
 * Makes the pictures of some sources, puts them into `public` and a node for each into the store.
 * A node's digest covers what its picture shows and nothing else: pages whose pictures came out
 * the same are not rendered again. Nodes that are the same are left alone, which is why the plugin says that it
 * takes away by itself what is gone.
 *
 * @param isWhole whether these are all pictures of the site, so that files of others are removed
 * @throws PictureError as makePictures does
 */
export async function renewPictures(
  args: SourceNodesArgs,
  sources: readonly PictureSource[],
  isWhole = true,
): Promise<void> {
  const { reporter, store } = args;
  const directory = store.getState().program.directory as string;
  const activity = reporter.activityTimer("pictures");
  activity.start();
  try {
    const { pictures, summary } = await makePictures(sources, {
      publicDirectory: join(directory, "public"),
      keepsOthers: !isWhole,
      ...(isWhole && { placedFile: placedFile(directory) }),
      quick: isQuick(),
      onProgress: ({ done, total, encoded }) => {
        // Gatsby notes each status in its store, which takes longer than to find that a picture is there.
        if (done < total && done % Math.ceil(total / 50) > 0) return;
        activity.setStatus(`${done} of ${total}, ${encoded} files encoded`);
        // Where the status line is not shown, lines tell whoever reads the log (scripts/lib/build-stages.mjs).
        if (encoded > 0 && !process.stdout.isTTY) reporter.info(`pictures: ${done} of ${total}`);
      },
    });
    keepNodes(args, pictures, isWhole);
    activity.setStatus(describe(summary));
    notePictures({ stage: "pictures", ...summary });
  } finally {
    activity.end();
  }
}

function keepNodes(
  { actions, createContentDigest, createNodeId, getNode, getNodesByType }: SourceNodesArgs,
  pictures: readonly Picture[],
  isWhole: boolean,
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
  if (!isWhole) return;
  for (const node of getNodesByType("Picture")) if (!ids.has(node.id)) actions.deleteNode(node);
}

/** A summary as one line, such as "284 pictures: 0 files encoded, 2,130 reused, 31.4 MB". */
function describe({ pictures, encoded, reused, bytes }: StageSummary): string {
  const megabytes = (bytes / 1e6).toFixed(1);
  return `${formatCount(pictures)} pictures: ${formatCount(encoded)} files encoded, ${formatCount(reused)} reused, ${megabytes} MB`;
}
