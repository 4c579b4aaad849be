import { inProject } from "../testing/project";
import { Draft } from "./draft";

it("writes all of its changes", () =>
  inProject(async (project) => {
    const draft = new Draft(project.root);
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
    expect(draft.changes()).toEqual([]);
  }));

it("puts everything back if one file cannot be written", () =>
  inProject(async (project) => {
    const before = project.files();
    const draft = new Draft(project.root);
    draft.write("content/clubs/Kites.json", "{}");
    draft.remove("content/clubs/Niki.json");
    draft.write("content/units/fine.json/inside.json", "{}");
    expect(() => draft.save()).toThrow("fine.json");
    expect(project.files()).toEqual(before);
  }));

it("writes nothing over what somebody else has saved since it was read", () =>
  inProject(async (project) => {
    const draft = new Draft(project.root);
    const club = draft.record<{ desc: string }>("content/clubs/Niki.json");
    draft.write("content/clubs/Kites.json", "{}");
    draft.write("content/clubs/Niki.json", JSON.stringify({ ...club, desc: "Ours." }));
    expect(draft.changes()).toHaveLength(2);
    project.edit("clubs/Niki.json", { desc: "Theirs." });
    const before = project.files();
    expect(() => draft.save()).toThrow("content/clubs/Niki.json was changed in the meantime");
    expect(project.files()).toEqual(before);
  }));
