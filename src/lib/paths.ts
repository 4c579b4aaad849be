/** Path of the page that lists all units. */
export const unitsPath = "/explore/units";

/** Path of a unit's page. */
export function unitPath(unitId: string): string {
  return `${unitsPath}/${unitId}`;
}

/** Path of an office: its section of the unit index. */
export function officePath(officeId: string): string {
  return `${unitsPath}#${officeId}`;
}

/** Path of a character's page; records that share a cname share the page. */
export function characterPath(cname: string): string {
  return `${unitsPath}/characters/${cname}`;
}

/** Where a record is told: an audition record (unit `4piece`) is a section of the idol's page. */
export function recordPath({ cname, unit }: { cname: string; unit: string }): string {
  return unit === "4piece" ? `${characterPath(cname)}#audition` : characterPath(cname);
}

/** Path of a legal page. */
export function legalPath(slug: string): string {
  return `/${slug}`;
}
