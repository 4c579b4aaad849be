type Role = Pick<Queries.IdolBadgeFragment, "role" | "audition">;

/** Role of an idol at the venue, in a word. */
export function roleName({ role, audition }: Role): string {
  if (role === "beside") return "At the side";
  return audition ? "Newcomer" : "Contestant";
}
