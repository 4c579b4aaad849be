interface LanguageSite {
  readonly address: string;
  readonly here: boolean;
}

/** Languages with a known address, including this site; empty if it is the only one. */
export function knownLanguages<Language extends LanguageSite>(
  languages: readonly Language[],
): readonly Language[] {
  const known = languages.filter(({ here, address }) => here || address !== "");
  return known.some(({ here }) => !here) ? known : [];
}
