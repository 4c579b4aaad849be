/** What an idol is at the venue, in a word. */
export function roleName({
  role,
  audition,
}: {
  role: string;
  audition: number | null | undefined;
}): string {
  if (role === "beside") return "At the side";
  return audition ? "Newcomer" : "Contestant";
}
