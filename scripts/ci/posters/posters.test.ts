import { resolve } from "node:path";
import sharp from "sharp";
import { refreshMirror } from "../../../plugins/content-contract/mirror/refresh-mirror";
import { ContentCopy } from "../../../plugins/content-contract/testing/broken-content";
import { ScratchSites } from "../../content/impact/scratch-sites";
import { changedPosters } from "./changed-posters";
import { posterSheet } from "./poster-sheet";

const PROJECT = resolve(__dirname, "../../..");

it("shows the posters that a change draws anew, before and after, and only those", async () => {
  const content = new ContentCopy();
  const scratch = new ScratchSites(PROJECT);
  try {
    content.edit("characters/tenshouin_eichi.json", { color: "#4caf50", desc: "Another." });
    content.edit("characters/hibiki_wataru.json", { desc: "Another." });
    const sites = [
      scratch.copyOf(PROJECT, "before"),
      scratch.copyOf(content.root, "after"),
    ] as const;
    for (const site of sites) refreshMirror(site);
    const posters = changedPosters(...sites);
    expect(posters.map(({ key }) => key)).toEqual(["characters/tenshouin_eichi"]);

    const sheet = await posterSheet(posters);
    const { data, info } = await sharp(await sheet.toBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    const half = (left: number) =>
      sharp(data, { raw: info })
        .extract({ left, top: 12, width: 240, height: 320 })
        .raw()
        .toBuffer();
    const [before, after] = await Promise.all([half(12), half(12 + 240 + 12)]);
    expect(before.equals(after)).toBe(false);
    // Neither half is a single grey: both were drawn.
    for (const drawn of [before, after]) expect(new Set(drawn).size).toBeGreaterThan(50);
  } finally {
    scratch.remove();
    content.remove();
  }
}, 120_000);

it("keeps the place of a poster that is new grey", async () => {
  const after = { key: "x", width: 3, height: 4, profile: "poster", svg: SVG } as const;
  const sheet = await posterSheet([{ key: "characters/new_one", after }]);
  const { data } = await sharp(await sheet.toBuffer())
    .extract({ left: 12, top: 12, width: 240, height: 320 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(new Set(data)).toEqual(new Set([0xdd]));
});

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"><rect width="3" height="4"/></svg>';
