import { lateScripts } from "./late-scripts";

interface Group {
  name: string | null;
  childrenIterable: Group[];
  getFiles: () => string[];
}

const group = (name: string | null, files: string[], ...childrenIterable: Group[]): Group => ({
  name,
  childrenIterable,
  getFiles: () => files,
});

it("lists files that a page may load later, at any depth, without other pages", () => {
  const share = group("share", ["share-1.js", "share.css"]);
  const tools = group("tools", ["tools-1.js"], share);
  share.childrenIterable.push(tools);
  const maker = group("component---maker", ["maker-1.js"], tools);
  const signIn = group("keycloak-session", ["keycloak-1.js"]);
  const app = group("app", ["app-1.js"], maker, signIn, group(null, ["client-1.js"]));
  const groups = new Map([app, maker, tools, share, signIn].map((one) => [one.name ?? "", one]));
  expect(lateScripts(groups)).toEqual({
    app: ["/app-1.js", "/client-1.js"],
    "component---maker": ["/maker-1.js", "/tools-1.js", "/share-1.js", "/share.css"],
  });
});
