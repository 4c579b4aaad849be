import type { Character, Play } from "../../../content/types";
import { castOf, readIds, writeIds } from "../../../lib/play/cast";
import { Project } from "../testing/project";
import { lengthen } from "./lengthen";

const project = new Project();
afterEach(() => project.restore());
afterAll(() => project.remove());

const run = () => project.run(lengthen, "");
const play = () => project.record("play.json") as unknown as Play;

it("adds a round of everybody, and leaves what is there as it is", async () => {
  const before = play();
  const outcome = await run();
  expect(outcome).toMatchObject({ code: 0 });
  const after = play();
  expect(after.rounds.slice(0, -1)).toEqual(before.rounds);
  expect(after.casts).toEqual(before.casts);
  const ids = readIds(after.rounds.at(-1) ?? "").toSorted((one, other) => one - other);
  expect(writeIds(ids)).toBe(after.casts.at(-1));
});

it("adds a list of who can be sorted where somebody has come", async () => {
  const before = play();
  project.edit("play.json", { casts: ["22 27"] });
  await run();
  expect(play().casts).toEqual(["22 27", before.casts.at(-1)]);
});

it("takes all who sing in a unit, by their later record, and nobody else", () => {
  const one = (id: number, unit: string) => ({ id, unit, cname: `n${id}` }) as Character;
  const all = [one(10081, "spri"), one(81, "4piece"), one(301, "other"), one(22, "fine")];
  expect(castOf(all).map(({ id }) => id)).toEqual([22, 10081]);
});
