import { provideWithResolvers } from "./with-resolvers";

interface Parts {
  promise: Promise<number>;
  resolve(value: number): void;
  reject(reason: Error): void;
}

function parts(): Parts {
  const promises: { withResolvers?: () => Parts } = {};
  provideWithResolvers(promises);
  return promises.withResolvers?.() as Parts;
}

it("returns a promise with its resolvers", async () => {
  const kept = parts();
  kept.resolve(4);
  await expect(kept.promise).resolves.toBe(4);
  const broken = parts();
  broken.reject(new Error("no"));
  await expect(broken.promise).rejects.toThrow("no");
});

it("leaves a browser's own alone", () => {
  const own = () => "own";
  const promises = { withResolvers: own };
  provideWithResolvers(promises);
  expect(promises.withResolvers).toBe(own);
});
