export interface Named {
  name: string;
  names?: {
    ja?: string | null | undefined;
    kana?: string | null | undefined;
    zhHant?: string | null | undefined;
  };
}

/** A name as it is compared: without case, accents and spaces. */
export function foldName(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/[\p{M}\s]/gu, "")
    .toLowerCase();
}

/** Whether one of the names of a character holds `wanted`, in any order of its words; `wanted` is folded. */
export function namesMatch({ name, names = {} }: Named, wanted: string): boolean {
  const { ja, kana, zhHant } = names;
  const turned = name.split(" ").toReversed().join(" ");
  return [name, turned, ja, kana, zhHant].some((one) => one && foldName(one).includes(wanted));
}
