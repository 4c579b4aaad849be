import { resolve } from "node:path";
import { CommandError } from "../../../lib/command-line/command-error";
import { targetOf } from ".";

it.each([
  "deploy@localhost",
  "deploy@localhost:",
  "deploy@localhost:public",
  "deploy@localhost:~/public",
  "localhost:",
  "/srv/encore:/public",
  "rsync://encore.example/public",
  "https://encore.example",
  "s3://bucket",
  "/srv//public",
  "./deploy@localhost",
  "",
])("%j is no target, and makes no folder", (text) => {
  expect(() => targetOf(text)).toThrow(CommandError);
});

it("reports a missing path", () => {
  expect(() => targetOf("deploy@localhost")).toThrow("user@host:/srv/encore/public");
});

it.each(["public.old", "/srv/encore/public", "../site-2"])("%j is a folder", (text) => {
  expect(targetOf(text).name).toBe(resolve(text));
});

it("leads from the name of a host to its guide", () => {
  expect(() => targetOf("github")).toThrow("docs/publish-github-pages.md");
  expect(() => targetOf("own")).toThrow("written ./own");
  expect(targetOf("./github").name).toBe(resolve("github"));
});
