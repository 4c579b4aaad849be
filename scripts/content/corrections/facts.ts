import type { KindKey } from "../../../lib/content/kinds/kinds";

/**
 * What counts as a fact in the records of a kind, by its path, and what it is called. Our own words and drawings are
 * none: they are changed, not put right. Lists of ids say nothing to visitors.
 */
export const FACTS: Partial<Record<KindKey, Readonly<Record<string, string>>>> = {
  characters: {
    name: "name",
    "names.ja": "name in Japanese",
    "names.kana": "reading",
    "names.zhHant": "name in Chinese",
    "names.realName": "real name",
    cv: "voice actor",
    unit: "unit",
    role: "role",
    circle: "clubs",
    color: "image colour",
    "profile.birthday": "birthday",
    "profile.age": "age",
    "profile.height": "height",
    "profile.weight": "weight",
    "profile.blood": "blood type",
    "profile.hand": "handedness",
    "profile.interest": "hobby",
    "profile.stunt": "specialty",
    "profile.school": "school",
    "profile.class": "class",
    "profile.year1.age": "age in Year 1",
    "profile.year1.height": "height in Year 1",
    "profile.year1.weight": "weight in Year 1",
    "profile.year1.interest": "hobby in Year 1",
    "profile.year1.stunt": "specialty in Year 1",
  },
  units: {
    name: "name",
    "names.ja": "name in Japanese",
    "names.kana": "reading",
    "names.zhHant": "name in Chinese",
    began: "debut",
    ended: "end",
    "firstRelease.date": "day of the first CD",
    "firstRelease.title": "first CD",
  },
  trips: { album: "album", released: "day of release" },
};
