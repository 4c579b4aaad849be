import { readdirSync, readFileSync } from "node:fs";
import { characterListPath, unitListPath } from "#lib/content/model/pages/paths";

it("campaigns lead to no page that a computer is sent away from", () => {
  const files = readdirSync("content/campaigns").filter((name) => name.endsWith(".json"));
  const targets = files.flatMap((name) => {
    const text = readFileSync(`content/campaigns/${name}`, "utf8");
    return [...text.matchAll(/"target": "([^"]*)"/g)].map(([, target]) => target ?? "");
  });
  expect(targets).not.toEqual([]);
  expect(targets.filter((target) => [characterListPath, unitListPath].includes(target))).toEqual(
    [],
  );
});
