interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor saves data, or the network is of the second generation (SPEC section 9). */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}
