/** Letters and marks of the pictures' typeface; `lib/artwork/lettering/lettering.test.ts` compares them with the font. */
const RANGES = [
  String.raw` -~\u00a0-\u00b4\u00b6-\u010f\u0112-\u0125\u0128-\u0131\u0134-\u0137\u0139-\u013e\u0143-\u0148`,
  String.raw`\u014c-\u0165\u0168-\u017e\u01a0\u01a1\u01af\u01b0\u01cd-\u01dc\u01de-\u01e3\u01e6-\u01ed\u01f0`,
  String.raw`\u01f4\u01f5\u01f8-\u021b\u021e\u021f\u0226-\u0233\u02bb\u02bc\u02c6\u02da\u02dc\u0300\u0301`,
  String.raw`\u0303\u0304\u0308\u0309\u0323\u0329\u037e\u0385\u0387\u1e00-\u1e99\u1ea0-\u1ef9\u1fc1`,
  String.raw`\u1fed-\u1fef\u1ffd\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u2044\u20ac`,
  String.raw`\u2122\u212a\u212b\u2191\u2193\u2212\u2215\u2260\u226e\u226f`,
];

/** A character that the typeface lacks. */
export const NOT_IN_TYPEFACE = new RegExp(`[^${RANGES.join("")}]`, "u");
