import { decodeStand } from "../lib/stand/document/link";
import { createResolvers } from "./create-resolvers";

type Resolve = (node: object) => unknown;

function fieldsOf(stand: unknown) {
  let resolvers: Record<string, Record<string, { resolve: Resolve }>> = {};
  const create = (given: typeof resolvers) => {
    resolvers = given;
  };
  void createResolvers?.({ createResolvers: create } as never, { plugins: [] }, () => {});
  const field = (name: string) => resolvers.Exhibit?.[name]?.resolve({ jsonId: "one", stand });
  return { drawing: () => field("drawing"), document: () => field("document") };
}

const STAND = {
  version: 1,
  palette: "knights",
  backdrop: "foyer",
  layers: [{ kind: "stand", part: "easel", x: 450, y: 600, turn: 0, zoom: 100 }],
};

test("an exhibit’s drawing is restored, and its document holds the same stand", async () => {
  const { drawing, document } = fieldsOf({ ...STAND, palette: "unknown", extra: true });
  expect(drawing()).toEqual({ ...STAND, palette: "other" });
  expect(await decodeStand((await document()) as string)).toEqual({ ok: true, stand: drawing() });
});

test("an exhibit without a stand stops the build", () => {
  expect(() => fieldsOf({ layers: 7 }).drawing()).toThrow(
    "The exhibit one holds no stand: no-stand.",
  );
});
