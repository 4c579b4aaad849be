import type { BrokenCase } from "../../testing/broken-content";

const FILE = "api/video-list.json";

export const cases: BrokenCase[] = [
  {
    what: "a hosted film on this site",
    breaks: (content) => content.edit(FILE, { "list.0.kind": "hosted" }),
    file: FILE,
    at: '"target": ^"/explore/media?film=fine"',
    rule: "video-target",
    says: ["which is on this site", 'an address that begins with https://, or ""'],
  },
];
