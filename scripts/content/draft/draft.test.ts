import { linkSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { takeSnapshot } from "../../../lib/content/read/snapshot";
import { inProject } from "../testing/project";
import { Draft } from "./draft";

// Built-in modules cannot be spied on.
jest.mock("node:fs", () => ({ ...jest.requireActual<typeof import("node:fs")>("node:fs") }));
const fs = jest.requireMock<typeof import("node:fs")>("node:fs");
afterEach(() => jest.restoreAllMocks());

it("writes all of its changes", () =>
  inProject(async (project) => {
    const draft = new Draft(project.root, takeSnapshot(project.root));
    draft.write("content/clubs/Kites.json", "{}");
    draft.move("content/clubs/Niki.json", "content/clubs/Nikis.json");
    expect(draft.changes()).toEqual([
      { file: "content/clubs/Kites.json", kind: "new" },
      { file: "content/clubs/Niki.json", kind: "removed" },
      { file: "content/clubs/Nikis.json", kind: "new" },
    ]);
    const club = project.read("clubs/Niki.json");
    draft.save();
    expect(project.read("clubs/Nikis.json")).toBe(club);
  }));

it("puts a new file in the place of the old one, so that none is ever half written", () =>
  inProject(async (project) => {
    const club = project.read("clubs/Niki.json");
    const old = join(project.root, "old.json");
    linkSync(join(project.root, "content/clubs/Niki.json"), old);
    const draft = new Draft(project.root, takeSnapshot(project.root));
    draft.write("content/clubs/Niki.json", "{}");
    draft.save();
    expect([project.read("clubs/Niki.json"), readFileSync(old, "utf8")]).toEqual(["{}", club]);
  }));

it("changes nothing, and leaves nothing behind, where the disk is full before all is written", () =>
  inProject(async (project) => {
    const before = project.files();
    const draft = new Draft(project.root, takeSnapshot(project.root));
    draft.write("content/clubs/Kites.json", "{}");
    draft.move("content/clubs/Niki.json", "content/clubs/Nikis.json");
    const { writeFileSync } = jest.requireActual<typeof import("node:fs")>("node:fs");
    jest
      .spyOn(fs, "writeFileSync")
      .mockImplementationOnce(writeFileSync)
      .mockImplementationOnce(() => {
        throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
      });
    expect(() => draft.save()).toThrow("ENOSPC");
    expect(project.files()).toEqual(before);
  }));
