interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** True if the visitor saves data or is on a 2G network (SPEC section 9). */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}
