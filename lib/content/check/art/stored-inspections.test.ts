import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../../../test/temporary-folder";
import { png } from "../../testing/png";
import { storedInspections } from "./stored-inspections";

let root: string;
let before: string;
beforeEach(() => {
  before = process.cwd();
  root = temporaryFolder();
  mkdirSync(join(root, "node_modules"));
  process.chdir(root);
});
afterEach(() => {
  process.chdir(before);
  rmSync(root, { recursive: true });
});

describe("stored findings", () => {
  const [one, other] = [png(8, 8), png(9, 9)];
  const asked: number[] = [];
  const inspect = (pictures: readonly Buffer[]) => {
    asked.push(pictures.length);
    return pictures.map(({ length }) => ({ width: length }));
  };
  beforeEach(() => asked.splice(0));

  it("is kept for the next run, by its bytes", () => {
    const first = storedInspections([one], inspect);
    expect(storedInspections([other, Buffer.from(one)], inspect)).toEqual([
      { width: other.length },
      ...first,
    ]);
    expect(storedInspections([one, other], inspect)).toHaveLength(2);
    expect(asked).toEqual([1, 1]);
  });

  it("is found again where it took too long, or where the list is broken", () => {
    storedInspections([one], () => [{ isSlow: true }]);
    storedInspections([one], inspect);
    writeFileSync("node_modules/.cache/encore/pictures-1.json", "{");
    storedInspections([one], inspect);
    expect(asked).toEqual([1, 1]);
  });

  it("is not kept where no packages are", () => {
    rmSync("node_modules", { recursive: true });
    expect(storedInspections([one], inspect)).toEqual([{ width: one.length }]);
    expect(existsSync("node_modules")).toBe(false);
  });
});
