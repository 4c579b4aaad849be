/** Units, and the act without them: Ra*bits and “Double Face” for “Ra*bits & Double Face”. */
export function artistsOf<Unit extends { name: string }>({
  act,
  units,
}: {
  act?: string | null;
  units?: readonly Unit[] | null;
}) {
  const joined = units?.flatMap(({ name }) => [`${name} & `, `${name} with `, ` & ${name}`]) ?? [];
  const rest = joined.reduce((words, part) => words.replace(part, ""), act ?? "");
  return { units: units ?? [], act: rest };
}
