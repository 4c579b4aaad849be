interface Led {
  readonly leader?: number | null | undefined;
  readonly allLead?: boolean | null | undefined;
}

/** True for a unit's leader, and for all members of a unit without a single one. */
export const leads = (member: number, { leader, allLead }: Led): boolean =>
  allLead === true || member === leader;

/** True for a performing unit: the audition and the figures beyond the stage have no leader, and are not counted. */
export const isLed = ({ leader }: Led): boolean => typeof leader === "number";
