import { systemFault, systemFaultIn } from "./system-fault.mjs";

const error = (code: string) =>
  Object.assign(new Error(`${code}: words of the system`), { code, path: "public/index.html" });

it.each(["ENOSPC", "EDQUOT", "EROFS", "EBUSY", "EACCES", "EPERM"])(
  "%s is one sentence or two, with the path",
  (code) => {
    const words = systemFault(error(code));
    expect(words).toContain("public/index.html");
    expect(words).not.toMatch(/\n|E[A-Z]{3,}/);
  },
);

it("leaves other errors alone", () => {
  expect(systemFault(error("ENOENT"))).toBeUndefined();
  expect(systemFault(undefined)).toBeUndefined();
  expect(systemFaultIn("a page could not be rendered")).toBeUndefined();
});

it("is found in a program's output", () => {
  const output = "failed Building\nError: ENOSPC: no space left on device, write\n    at x (y:1)";
  expect(systemFaultIn(output)).toBe(
    "The disk is full: no room for a file. Free some space and try again.",
  );
  expect(systemFaultIn("ENOSPC: no space left, copyfile '/cache/a' -> 'public/a'")).toContain(
    "no room for public/a",
  );
  expect(systemFaultIn("Error: EBUSY: resource busy or locked, rmdir '/srv/public'")).toContain(
    "/srv/public is in use",
  );
});

it("distinguishes exhausted watches from a full disk", () => {
  const output = "Error: ENOSPC: System limit for number of file watchers reached, watch '/a'";
  expect(systemFaultIn(output)).toContain("fs.inotify.max_user_watches");
  expect(systemFault(Object.assign(new Error(output), { code: "ENOSPC" }))).toContain("sysctl");
});
