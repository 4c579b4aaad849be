type Role = Pick<Queries.IdolBadgeFragment, "role" | "audition">;

/** Short name of an idol's role at the venue; newcomers are those with an audition. */
export function roleName({ role, audition }: Role): string {
  if (role === "beside") return "At the side";
  return audition ? "Newcomer" : "Contestant";
}
