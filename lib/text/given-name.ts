/** What an idol is called among friends: the first word of a name in its English order. */
export function givenName(name: string): string {
  return name.split(" ")[0] ?? name;
}
