import { join } from "node:path";
import { transformAsync } from "@babel/core";

const swcLoader = jest.requireActual<(this: object, source: string) => void>(
  join(__dirname, "swc-loader.cjs"),
);

/** What the loader makes of a file for a browser. */
const compiled = (resourcePath: string, source: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const context = {
      resourcePath,
      sourceMap: false,
      getOptions: () => ({ targets: ["chrome >= 114"] }),
      async: () => (error: Error | null, code: string) => (error ? reject(error) : resolve(code)),
    };
    swcLoader.call(context, source);
  });

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

it("tells what is wrong with a file", async () => {
  await expect(compiled("a.ts", "const = 1;")).rejects.toThrow("Unexpected token");
});
