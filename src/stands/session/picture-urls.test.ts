import { OwnAddresses } from "./picture-urls";

const live = new Set<string>();

beforeEach(() => {
  live.clear();
  let count = 0;
  URL.createObjectURL = () => {
    const address = `blob:${(count += 1)}`;
    live.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => void live.delete(address);
});

it("gives a picture an address, once, and gives it up", async () => {
  const addresses = new OwnAddresses(async () => new Blob(["picture"]));
  expect(addresses.of("k")).toBeUndefined();
  await Promise.resolve();
  expect([addresses.of("k"), addresses.of("k"), live.size]).toEqual(["blob:1", "blob:1", 1]);
  addresses.release();
  expect(live.size).toBe(0);
});

it("creates no URL for a picture that arrives after a release", async () => {
  let answer: (blob: Blob) => void = () => undefined;
  const addresses = new OwnAddresses(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  addresses.of("k");
  addresses.release();
  answer(new Blob(["picture"]));
  await Promise.resolve();
  await Promise.resolve();
  expect(live.size).toBe(0);
});

it("knows which pictures this device does not have", async () => {
  const addresses = new OwnAddresses(async (key) => (key === "here" ? new Blob(["a"]) : undefined));
  expect([addresses.of("here"), addresses.of("elsewhere")]).toEqual([undefined, undefined]);
  expect(addresses.isMissing("elsewhere")).toBe(false);
  await Promise.resolve();
  expect([addresses.isMissing("here"), addresses.isMissing("elsewhere")]).toEqual([false, true]);
});
