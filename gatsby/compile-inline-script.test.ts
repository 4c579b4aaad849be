import { compileInlineScript } from "./compile-inline-script";

describe("an inline script", () => {
  it("is plain, short JavaScript that does what its source says", async () => {
    const source = `
      /** Told to nobody. */
      ((page: { title: string }) => { const name: string = "Encore"; page.title = name; })(page);`;
    const code = await compileInlineScript(source);
    const page = { title: "" };
    new Function("page", code)(page);
    expect(page.title).toBe("Encore");
    expect(code).not.toContain("Told");
    expect(code.length).toBeLessThan(source.length / 2);
  });

  it("cannot end its element", async () => {
    expect(await compileInlineScript('window.a = "</script>";')).not.toContain("</");
  });

  it("is refused where it is no TypeScript", async () => {
    await expect(compileInlineScript("const = ;")).rejects.toThrow(/./);
  });
});
