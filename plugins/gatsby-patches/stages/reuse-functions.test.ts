import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { reuseFunctions } from "./reuse-functions";
import { stagesOf } from "../../../lib/site/build-cache/stages";

const ANSWER = ".content/api/activity-list.json";

let root: string;
let code: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "encore-functions-"));
  code = "one";
  write(ANSWER, "[]");
  write(".content/units/fine.json", "{}");
  mkdirSync(join(root, ".cache"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Runs a build; returns whether functions were compiled, and those dispatched instead. */
async function build(isOn = true) {
  let isCompiled = false;
  const dispatched: unknown[] = [];
  const functions = {
    onPreBootstrap: async () => {
      isCompiled = true;
      write(".cache/functions/manifest.json", `["${code}"]`);
    },
  };
  const reuse = { stored: stagesOf(root), key: () => code, say: () => {} };
  reuseFunctions({ functions }, reuse, { root, isOn });
  const dispatch = ({ payload }: { payload: unknown }) => dispatched.push(payload);
  await (functions.onPreBootstrap as (args: object, options: object) => Promise<void>)(
    { store: { dispatch } },
    {},
  );
  return { isCompiled, dispatched };
}

it("compiles once for the same code and answers, and dispatches the existing functions", async () => {
  expect(await build()).toEqual({ isCompiled: true, dispatched: [] });
  write(".content/units/fine.json", '{"changed": true}');
  expect(await build()).toEqual({ isCompiled: false, dispatched: [["one"]] });
});

it("compiles again for other code", async () => {
  await build();
  code = "two";
  expect(await build()).toEqual({ isCompiled: true, dispatched: [] });
});

it.each([
  ["a changed answer", ANSWER, "[1]"],
  ["a new answer", ".content/api/video-list.json", "{}"],
])("compiles again for %s, since the functions hold it", async (_, file, text) => {
  await build();
  write(file, text);
  expect(await build()).toEqual({ isCompiled: true, dispatched: [] });
});

it("compiles nothing for a host that runs no functions", async () => {
  expect(await build(false)).toEqual({ isCompiled: false, dispatched: [] });
});
