import type { Character } from "../../content/types";
import { expectSame } from "./expectations";
import type { Project } from "./project";

/** Expects that nothing remains of the old site after a build was killed while reading edits. */
export async function expectSameAfterKilledBuild(edited: Project, other: Project): Promise<void> {
  await edited.killBuild("rendering pages");
  edited.build();
  expectSame("after a build that was killed, and without one", edited.manifest(), other.manifest());
}

/** Expects the same site from overlapping builds, after one whose command was killed while Gatsby continued. */
export async function expectSameFromOverlappingBuilds(
  edited: Project,
  other: Project,
  record: string,
): Promise<void> {
  const before = edited.read(record);
  for (const stage of ["checking the content", "rendering pages"]) {
    edited.edit<Character>(record, (one) => ({ ...one, desc: `${one.desc}!` }));
    await edited.killBuild(stage, true);
    edited.write(record, before);
    await Promise.all([edited.buildBeside(), edited.buildBeside()]);
    expectSame(`after a command killed at “${stage}”`, edited.manifest(), other.manifest());
  }
}
