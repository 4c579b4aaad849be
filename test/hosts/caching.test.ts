import { resolve } from "node:path";
import { headersFor } from "../../lib/site/headers/header-rules";
import { filesBelow, pathOfFile } from "../../lib/site/site-files/site-paths";
import { readSite } from "../../server/read-site";

const files = filesBelow("public");
const { rules } = readSite(resolve("."));

describe("caching", () => {
  it("keeps for good only files with a hash of their content in their name", () => {
    const cachedFiles = files.filter((file) =>
      headersFor(rules, pathOfFile(file))["cache-control"]?.includes("immutable"),
    );
    expect(cachedFiles.length).toBeGreaterThan(100);
    expect(cachedFiles.filter((file) => !/[-.][0-9a-f]{6,}\./.test(file))).toEqual([]);
    // The film's list of pictures is among them, with a hash in its name.
    const lasting = cachedFiles.filter((file) => !file.startsWith("pictures/"));
    expect(lasting.filter((file) => /\.(?:html|json)$|(?:^|\/)sw\.js$/.test(file))).toEqual([]);
  });
});
