/** Path of a unit's page. */
export function unitPath(unitId: string): string {
  return `/explore/units/${unitId}`;
}

/** Path of a character's page; records that share a cname share the page. */
export function characterPath(cname: string): string {
  return `/explore/units/characters/${cname}`;
}
