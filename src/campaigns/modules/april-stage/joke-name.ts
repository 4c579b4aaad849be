/** A name as it stands on a card: the given name, then the other’s family name while the joke is on. */
export function jokeName(name: string, other: string): string {
  const [given = name] = name.split(" ");
  const [, family] = other.split(" ");
  return family ? `${given} ${family}` : name;
}
