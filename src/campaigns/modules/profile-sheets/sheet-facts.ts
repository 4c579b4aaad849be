import { formatBirthday } from "#lib/format/birthday";
import { handedness } from "#lib/format/handedness";
import { known } from "#lib/format/known";

/** What a sheet says of an idol, in the order of its lines. What nobody has published is “unknown”. */
export function sheetFacts(character: Queries.ProfileSheetFragment) {
  const { names, profile, unitRecord } = character;
  return [
    {
      label: "Full name",
      value: names.realName ?? character.name,
      original: names.realName ? names.realNameJa : names.ja,
    },
    { label: "Birthday", value: known(formatBirthday(profile.birthday)) },
    { label: "Age in Year 2", value: known(profile.age) },
    { label: "Height", value: known(profile.height, "cm") },
    { label: "Blood type", value: known(profile.blood) },
    { label: "Handedness", value: handedness(profile.hand) },
    { label: "Hobby", value: known(profile.interest), original: profile.interestJa },
    { label: "Specialty", value: known(profile.stunt), original: profile.stuntJa },
    { label: "School", value: known(profile.school), original: profile.schoolJa },
    { label: "Unit", value: unitRecord.name },
    { label: "Agency", value: unitRecord.office.name },
    { label: "Voice", value: known(character.cv), original: character.cvJa },
  ];
}

/** A name in the scripts that it is written in. */
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

/** The number on the plate: that of the audition’s record, also where the later one is shown. */
export function plateNumber(id: number): number {
  return id % 10_000;
}
