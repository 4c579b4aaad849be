import { unitsPath } from "../../../lib/content/model/pages/paths";
import { Draft } from "../draft/draft";
import { inProject } from "../testing/project";
import { targetsOf } from "./targets";

it("redirects members that are removed with their unit to the list of units", () =>
  inProject(async (project) => {
    const draft = new Draft(project.root, project.snapshot);
    const targets = targetsOf(draft, "unit", "fine", { withMembers: true });
    expect(targets.length).toBeGreaterThan(1);
    expect(new Set(targets.map(({ redirectTo }) => redirectTo))).toEqual(new Set([unitsPath]));
  }));
