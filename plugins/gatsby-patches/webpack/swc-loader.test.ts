import { SourceMap, type SourceMapPayload } from "node:module";
import { join } from "node:path";
import { transformAsync } from "@babel/core";

const swcLoader = jest.requireActual<(this: object, source: string) => void>(
  join(__dirname, "swc-loader.cjs"),
);

type Compiled = [code: string, map: SourceMapPayload];

/** The loader's browser code for a file, with its source map. */
const compiledWithMap = (resourcePath: string, source: string): Promise<Compiled> =>
  new Promise((resolve, reject) => {
    const context = {
      resourcePath,
      sourceMap: true,
      getOptions: () => ({ targets: ["chrome >= 114"] }),
      async:
        () =>
        (error: Error | null, ...made: Compiled) =>
          error ? reject(error) : resolve(made),
    };
    swcLoader.call(context, source);
  });

const compiled = async (resourcePath: string, source: string) =>
  (await compiledWithMap(resourcePath, source))[0];

const QUERY = "graphql`\n  query Units {\n    units { name }\n  }\n`";

it("leaves out types and makes calls of JSX", async () => {
  const code = await compiled("a.tsx", "export const A = (p: { b: string }) => <b>{p?.b}</b>;");
  expect(code).toContain("react/jsx-runtime");
  expect(code).not.toMatch(/string|<b>/);
  expect(code).toContain("p?.b");
});

it("takes JSX in the scripts of packages, and angle brackets in plain TypeScript", async () => {
  expect(await compiled("a.js", "export const a = <b />;")).toContain("jsx-runtime");
  expect(await compiled("a.ts", "export const a = <T>(b: T) => b;")).toContain("(b)=>b");
});

it("names a query as Gatsby's plugin of Babel does", async () => {
  const source = `import { graphql } from "gatsby";\nexport const name = () => ${QUERY};`;
  const babels = await transformAsync(source, {
    babelrc: false,
    configFile: false,
    plugins: ["babel-plugin-remove-graphql-queries"],
  });
  const code = await compiled("a.ts", source);
  expect(code).toMatch(/"\d+"/);
  expect(/"(\d+)"/.exec(code)?.[1]).toBe(/"(\d+)"/.exec(babels?.code ?? "")?.[1]);
  expect(code).not.toMatch(/graphql|Units/);
});

it("exports no query of a page", async () => {
  const code = await compiled(
    "a.tsx",
    `import { graphql } from "gatsby";\nexport const query = ${QUERY};`,
  );
  expect(code).not.toMatch(/query Units|export const query/);
});

it("keeps line numbers after a query", async () => {
  const source = `const query = ${QUERY};\nexport const after = () => {\n  throw Error("boom");\n};`;
  const [code, map] = await compiledWithMap("a.ts", source);
  const lines = code.split("\n");
  const line = lines.findIndex((text) => text.includes("boom"));
  const place = new SourceMap(map).findEntry(line, lines[line]?.indexOf("throw") ?? 0);
  expect(place).toMatchObject({ originalLine: 6 });
  expect(map.sourcesContent).toEqual([source]);
});

it("names the line of an error, without the stack of the compiler", async () => {
  const fault = compiled("a.ts", `const query = ${QUERY};\nconst = 1;`);
  await expect(fault).rejects.toMatchObject({
    message: expect.stringMatching(/^(?!.*Caused by)Unexpected token/s),
    loc: { start: { line: 6 } },
  });
});
