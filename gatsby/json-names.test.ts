import { filesBelow } from "../lib/site/site-files/site-paths";

const files = ["lib", "src"].flatMap((folder) =>
  filesBelow(folder).map((file) => `${folder}/${file}`),
);
const modules = new Set(
  files.filter((file) => /\.tsx?$/.test(file)).map((file) => file.replace(/\.tsx?$/, "")),
);

// Webpack resolves .json first: an import of the module would get the data.
it("no JSON file has the name of a module beside it", () => {
  const data = files.filter((file) => file.endsWith(".json"));
  expect(data.filter((file) => modules.has(file.slice(0, -".json".length)))).toEqual([]);
});
