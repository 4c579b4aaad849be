import { openDatabase } from "./open-database";
import { databaseSettings, sqlitePath, isPostgres } from "./settings";

describe("the settings", () => {
  it("are a file by default", () => {
    expect(databaseSettings({})).toEqual({ url: "file:data/encore.db" });
    const url = "postgres://db.example/encore";
    expect(databaseSettings({ ENCORE_DATABASE_URL: url })).toEqual({ url });
  });

  it.each([
    ["file:data/encore.db", "data/encore.db"],
    ["file:/srv/a%20b.db", "/srv/a b.db"],
    ["file:///srv/a.db", "/srv/a.db"],
    ["file:a.db?x=1", "a.db"],
    ["postgres://x.example", undefined],
  ])("name the file of %s", (url, file) => {
    expect(sqlitePath(url)).toBe(file);
  });

  it("name a PostgreSQL by both names of its scheme", () => {
    const urls = ["postgres://a/b", "postgresql://a/b", "mysql://a/b", "file:postgres://a"];
    expect(urls.map(isPostgres)).toEqual([true, true, false, false]);
  });

  it.each([
    ["mysql://me:secret@x.example/encore", '"mysql://x.example/encore"', "."],
    ["data/encore.db", '"data/encore.db"', "; did you mean file:data/encore.db?"],
    ["libsql://x.example", '"libsql://x.example"', "."],
  ])("refuse %s in words", async (url, shown, ending) => {
    const words = `ENCORE_DATABASE_URL is ${shown}, and has to be file:… with a path or postgres://…${ending}`;
    await expect(openDatabase({ url })).rejects.toThrow(new Error(words));
  });
});
