import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { compileInlineScript } from "./compile-inline-script";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "inline-script-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function source(text: string, name = "main.ts"): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

describe("an inline script", () => {
  it("leaves nothing in the page's own scope", async () => {
    source(
      "export const listen = (page: object) => { page.toString = () => String(page); };",
      "listen.ts",
    );
    const code = await compileInlineScript(
      source(
        `import { listen } from "./listen"; const own = [1].map((one) => one + 1); listen(own); listen({});`,
      ),
    );
    const scope = createContext({});
    runInContext(code, scope);
    expect(Object.keys(scope)).toEqual([]);
  });

  it("is plain, minified JavaScript equivalent to its sources", async () => {
    source("/** Not in the output. */ export const name: string = 'Encore';", "name.ts");
    const code = await compileInlineScript(
      source(`import { name } from "./name"; (page as { title: string }).title = name;`),
    );
    const page = { title: "" };
    new Function("page", code)(page);
    expect(page.title).toBe("Encore");
    expect(code).not.toContain("Told");
    expect(code.length).toBeLessThan(60);
  });

  it("cannot end its element", async () => {
    expect(await compileInlineScript(source('window.a = "</script>";'))).not.toContain("</");
  });

  it("is refused where it is no TypeScript", async () => {
    await expect(compileInlineScript(source("const = ;"))).rejects.toThrow(/./);
  });
});
