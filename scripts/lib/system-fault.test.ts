import { systemErrorMessage, systemErrorIn } from "./system-fault.mjs";

const error = (code: string) =>
  Object.assign(new Error(`${code}: words of the system`), { code, path: "public/index.html" });

it.each(["ENOSPC", "EDQUOT", "EROFS", "EBUSY", "EACCES", "EPERM"])(
  "%s is one sentence or two, with the path",
  (code) => {
    const words = systemErrorMessage(error(code));
    expect(words).toContain("public/index.html");
    expect(words).not.toMatch(/\n|E[A-Z]{3,}/);
  },
);

it("leaves other errors alone", () => {
  expect(systemErrorMessage(error("ENOENT"))).toBeUndefined();
  expect(systemErrorMessage(undefined)).toBeUndefined();
  expect(systemErrorIn("a page could not be rendered")).toBeUndefined();
});

it("is found in a program's output", () => {
  const output = "failed Building\nError: ENOSPC: no space left on device, write\n    at x (y:1)";
  expect(systemErrorIn(output)).toBe(
    "The disk is full: no room for a file. Free some space and try again.",
  );
  expect(systemErrorIn("ENOSPC: no space left, copyfile '/cache/a' -> 'public/a'")).toContain(
    "no room for public/a",
  );
  expect(systemErrorIn("Error: EBUSY: resource busy or locked, rmdir '/srv/public'")).toContain(
    "/srv/public is in use",
  );
});

it("distinguishes exhausted watches from a full disk", () => {
  const output = "Error: ENOSPC: System limit for number of file watchers reached, watch '/a'";
  expect(systemErrorIn(output)).toContain("fs.inotify.max_user_watches");
  expect(systemErrorMessage(Object.assign(new Error(output), { code: "ENOSPC" }))).toContain(
    "sysctl",
  );
});
