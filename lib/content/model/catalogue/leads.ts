/** Who leads a unit: `leader`, or all of its members together. */
interface Led {
  readonly leader?: number | null | undefined;
  readonly allLead?: boolean | null | undefined;
}

/** True of a unit's leader, and of every member of a unit that all lead together. */
export const leads = (member: number, { leader, allLead }: Led): boolean =>
  allLead === true || member === leader;

/** True of a unit that performs: the audition and those beyond the stage have no leader, and are not counted. */
export const isLed = ({ leader }: Led): boolean => typeof leader === "number";
