import { repairedAddress } from "./repaired-address";

const repaired = (address: string) => repairedAddress(new URL(`https://encore.example${address}`));

it.each([
  ["/flowerstand/share/detail%23q1bKS8xN", "/flowerstand/share/detail#q1bKS8xN"],
  ["/flowerstand/share/detail％23q1bKS8xN", "/flowerstand/share/detail#q1bKS8xN"],
  ["/play/guess%23AQEABc8?fbclid=1", "/play/guess#AQEABc8?fbclid=1"],
  [
    "/flowerstand/share/detail%3fid=hall-of-knights",
    "/flowerstand/share/detail?id=hall-of-knights",
  ],
  ["/explore/units)", "/explore/units"],
  ["/explore/units.?unit=undead", "/explore/units?unit=undead"],
  ["/explore/units」。", "/explore/units"],
  ["/about％20", "/about"],
  ["//elsewhere.example%23", "//elsewhere.example#"],
])("repairs %s to %s", (address, to) => {
  expect(repaired(address)).toBe(`https://encore.example${to}`);
  expect(repaired(to.split(/[#?]/, 1)[0] ?? "")).toBeUndefined();
});

it.each(["/nowhere", "/nowhere#a)", "/nowhere?a=%23", "/", "/％", "/a％2fb"])(
  "finds nothing to fix in %s",
  (address) => expect(repaired(address)).toBeUndefined(),
);
