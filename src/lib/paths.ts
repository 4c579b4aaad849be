/** Path of a unit's page. */
export function unitPath(unitId: string): string {
  return `/explore/units/${unitId}`;
}

/** Path of an office: its section of the unit index. */
export function officePath(officeId: string): string {
  return `/explore/units#${officeId}`;
}

/** Path of a character's page; records that share a cname share the page. */
export function characterPath(cname: string): string {
  return `/explore/units/characters/${cname}`;
}

/** Where a record is told: an audition record (unit `4piece`) is a section of the idol's page. */
export function recordPath({ cname, unit }: { cname: string; unit: string }): string {
  return unit === "4piece" ? `${characterPath(cname)}#audition` : characterPath(cname);
}
