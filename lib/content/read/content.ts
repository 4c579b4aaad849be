import type { Identities } from "../identity/identities";
import type { Memberships } from "../identity/memberships";
import type { Records } from "./records";

/** What the rules look at. */
export interface Content extends Records {
  identities: Identities;
  memberships: Memberships;
}
