import { ownPath, safeAddress } from "./safe-address";

it.each(["/film/home.mp4", "/", "/a?b=c#d", "https://store.example/app?id=1"])(
  "accepts %s",
  (address) => expect(safeAddress(address)).toBe(address),
);

it.each([
  "",
  "javascript:alert(1)",
  " javascript:alert(1)",
  "data:text/html,hi",
  "http://store.example/",
  "//elsewhere.example/",
  "/\\elsewhere.example/",
  "/\t/elsewhere.example/",
  "film.mp4",
  "https://",
  null,
  undefined,
  7,
  { href: "/" },
])("takes %j for none", (address) => expect(safeAddress(address)).toBe(""));

it("knows the paths of this site", () => {
  expect(ownPath("/film/home.mp4")).toBe("/film/home.mp4");
  for (const address of ["https://elsewhere.example/a.mp4", "//elsewhere.example/a.mp4", "", null])
    expect(ownPath(address)).toBe("");
});
