import { execFileSync } from "node:child_process";
import { join, resolve } from "node:path";

test("content/types.ts is what the schemas say", () => {
  const root = resolve(__dirname, "..");
  const args = [
    "--import",
    require.resolve("tsx"),
    join(__dirname, "generate-types.ts"),
    "--check",
  ];
  expect(() => execFileSync(process.execPath, args, { cwd: root })).not.toThrow();
});
