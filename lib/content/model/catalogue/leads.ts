interface LedUnit {
  readonly leader?: number | null | undefined;
  readonly allLead?: boolean | null | undefined;
}

/** True for a unit's leader, and for all members of a unit without a single one. */
export const isLeader = (member: number, { leader, allLead }: LedUnit): boolean =>
  allLead === true || member === leader;

/** True for a performing unit: the audition and the figures beyond the stage have no leader, and are not counted. */
export const isPerforming = ({ leader }: LedUnit): boolean => typeof leader === "number";
