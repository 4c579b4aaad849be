import { readdirSync, readFileSync } from "node:fs";
import { routeName } from "./route-names";

it("campaigns lead to no page that a computer is sent away from", () => {
  const files = readdirSync("content/campaigns").filter((name) => name.endsWith(".json"));
  const targets = files.flatMap((name) => {
    const text = readFileSync(`content/campaigns/${name}`, "utf8");
    return [...text.matchAll(/"target": "([^"]*)"/g)].map(([, target]) => target ?? "");
  });
  expect(targets).not.toEqual([]);
  expect(targets.filter((target) => routeName(target).startsWith("units-"))).toEqual([]);
});
