import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const { formatLine, failureReasons } = jest.requireActual<{
  formatLine: (line: string) => string | undefined;
  failureReasons: (output: string, root: string) => Promise<string>;
}>("./gatsby-log.mjs");

const log = (level: string, text: string, more: object = {}) =>
  JSON.stringify({ type: "LOG", payload: { level, text, ...more } });

it("formats a line of Gatsby's log", () => {
  expect(
    formatLine(log("ACTIVITY_SUCCESS", "createPages", { duration: 0.2, statusText: "9/9" })),
  ).toBe("success createPages - 0.200s - 9/9");
  expect(formatLine(log("WARNING", "There is much."))).toBe("warning There is much.");
  expect(formatLine(log("LOG", "  two problems"))).toBe("  two problems");
  expect(formatLine('{"type":"ACTIVITY_START","payload":{}}')).toBeUndefined();
  expect(formatLine("{ no JSON")).toBe("{ no JSON");
});

it("names the component of a page that could not be rendered, without the way through packages", async () => {
  const output = [
    log("ACTIVITY_SUCCESS", "createPages"),
    log("ERROR", 'Truncated page data information for the failed page "/a": {}', { stack: [] }),
    log("ERROR", 'Building static HTML failed for path "/a"', {
      code: "95313",
      context: { errorPath: "/a" },
      stack: [
        { fileName: "src/facts.tsx", lineNumber: 44, columnNumber: 20 },
        { fileName: "node_modules/swiper/core.mjs", lineNumber: 4089, columnNumber: 1 },
        { fileName: "src/page.tsx", lineNumber: 19, columnNumber: 24 },
      ],
    }),
    log(
      "LOG",
      "> 44 |   throw\n\n  WebpackError: TypeError: boom\n\n  - facts.tsx:44 \n    src/facts.tsx:44",
    ),
    log("ACTIVITY_FAILED", "Building static HTML for pages"),
  ].join("\n");
  expect(await failureReasons(output, process.cwd())).toBe(
    `error src/facts.tsx:44:20: Building static HTML failed for path "/a"
  from src/page.tsx:19:24
> 44 |   throw

  TypeError: boom`,
  );
});

it("names the place of a wrong query in its file, without advice", async () => {
  const line = log("ERROR", "There was an error in your GraphQL query:\n\nNo field.\n\nIf you …", {
    filePath: "/site/src/a.tsx",
    location: { start: { line: 60, column: 5 } },
    context: { sourceMessage: "No field." },
    stack: [],
  });
  expect(await failureReasons(line, "/site")).toBe("error src/a.tsx:60:5: No field.");
});

it("keeps output from outside of Gatsby, and that of the content check", async () => {
  const output = [
    "Error: no memory",
    "",
    log("LOG", "units/a.json:3 is wrong"),
    log("ERROR", "The content is broken."),
  ];
  expect(await failureReasons(output.join("\n"), "/site")).toBe(
    "Error: no memory\nunits/a.json:3 is wrong\nerror The content is broken.",
  );
});

it("finds the line of a file that Gatsby cannot read", async () => {
  const root = mkdtempSync(join(tmpdir(), "encore-log-"));
  writeFileSync(join(root, "a.tsx"), "const a = graphql`\n  query A { b }\n`;\nconst = 1;\n");
  const line = log("ERROR", "There was a problem parsing it", {
    code: "85911",
    filePath: join(root, "a.tsx"),
  });
  expect(await failureReasons(line, root)).toMatch(/^error a\.tsx:4: .*Unexpected token/);
  rmSync(root, { recursive: true });
});
