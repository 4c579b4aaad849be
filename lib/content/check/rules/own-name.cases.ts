import type { BrokenCase } from "../../testing/broken-content";

/** A case in which a record has the name of another, written a little differently. */
const named = (what: string, file: string, other: string, field: string): BrokenCase => ({
  what: `two ${what} with one ${field}`,
  breaks: (content) => {
    const { [field]: name } = content.record<Record<string, string>>(other);
    content.edit(file, { [field]: `${name?.toLowerCase()}!` });
  },
  file,
  at: `"${field}": ^"`,
  rule: "own-name",
  says: [`which is the ${field} in content/${other} too`, `a ${field} of its own`],
});

export const cases: BrokenCase[] = [
  named("characters", "characters/tenshouin_eichi.json", "characters/hibiki_wataru.json", "name"),
  named(
    "campaigns",
    "campaigns/spri_debut.json",
    "campaigns/dream_unit_project.moded.json",
    "name",
  ),
  named("trips", "trips/trip03.json", "trips/trip02.json", "title"),
  {
    what: "a name of marks alone",
    breaks: (content) => content.edit("clubs/Sports.json", { title: "…" }),
    file: "clubs/Sports.json",
    at: '"title": ^"…"',
    rule: "own-name",
    says: ["neither a letter nor a digit", "allowed: a title that can be read"],
  },
];
