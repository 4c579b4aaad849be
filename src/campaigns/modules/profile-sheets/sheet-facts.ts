import { known } from "#lib/format/known";
import { factValue, labelledFact } from "#lib/profile/profile-facts";

interface SheetFact {
  readonly label: string;
  readonly value: string;
  readonly original?: string | null;
}

/** Facts of a sheet in order; unpublished ones are “unknown”. */
export function sheetFacts(character: Queries.ProfileSheetFragment): SheetFact[] {
  const { names, profile, unitRecord } = character;
  return [
    {
      label: "Full name",
      value: names.realName ?? character.name,
      original: names.realName ? names.realNameJa : names.ja,
    },
    labelledFact("birthday", profile),
    { label: "Age in Year 2", value: factValue("age", profile) },
    labelledFact("height", profile),
    labelledFact("blood", profile),
    labelledFact("hand", profile),
    { ...labelledFact("interest", profile), original: profile.interestJa },
    { ...labelledFact("stunt", profile), original: profile.stuntJa },
    { ...labelledFact("school", profile), original: profile.schoolJa },
    { label: "Unit", value: unitRecord.name },
    { label: "Agency", value: unitRecord.office.name },
    { label: "Voice", value: known(character.cv), original: character.cvJa },
  ];
}

export function sheetNames({ names }: Queries.ProfileSheetFragment) {
  return [
    { label: "Japanese", lang: "ja", value: names.ja },
    { label: "Reading", lang: "ja", value: names.kana },
    { label: "Chinese", lang: "zh-Hant", value: names.zhHant },
  ].map(({ label, lang, value }) => ({
    label,
    value: known(value),
    lang: value ? lang : undefined,
  }));
}

/** Number on the plate: that of the audition’s record (81), also for the later one (10081). */
export const plateNumber = (id: number): number => id % 10_000;
