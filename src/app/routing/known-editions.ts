interface Edition {
  readonly address: string;
  readonly here: boolean;
}

/** This edition and the others whose address is known; none where that leaves this one alone. */
export function knownEditions<Language extends Edition>(
  languages: readonly Language[],
): readonly Language[] {
  const known = languages.filter(({ here, address }) => here || address !== "");
  return known.some(({ here }) => !here) ? known : [];
}
