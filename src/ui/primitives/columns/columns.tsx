/** Head of a table. */
export function Columns({ of }: { of: readonly string[] }) {
  return (
    <thead>
      <tr>
        {of.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
