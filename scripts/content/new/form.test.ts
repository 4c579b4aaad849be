import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { inProject } from "../testing/project";
import { newRecord } from "./new";

it("says which signs an id may have, and where idols without a record go", () =>
  inProject(async (project) => {
    const form = { id: "Dead-Beat", list: ["test_kai"] };
    writeFileSync(join(project.root, "unit-form.json"), JSON.stringify(form));
    const { text } = await project
      .run(newRecord, "unit unit-form.json")
      .catch(({ message }: Error) => ({ text: message }));
    expect(text).toMatch(/small letters a to z and digits alone.*for example "lantern5"/);
    expect(text).toContain("(New idols go in newIdols)");
  }));
