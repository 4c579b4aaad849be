export function givenName(name: string): string {
  return name.split(" ")[0] ?? name;
}
