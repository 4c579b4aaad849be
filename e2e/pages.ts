/** One page of each kind, and the single-name and many-member cases that break layouts. */
export const PAGES = {
  home: "/",
  "unit index": "/explore/units",
  unit: "/explore/units/knights",
  "unit of one": "/explore/units/mam",
  "unit other": "/explore/units/other",
  "unit of the audition": "/explore/units/4piece",
  character: "/explore/units/characters/sakuma_rei",
  "single-name idol": "/explore/units/characters/null_himeru",
  newcomer: "/explore/units/characters/esu",
  "figure without facts": "/explore/units/characters/gatekeeper",
  "legal page": "/privacy",
  "legal page with a long title": "/children-notice",
  "page not found": "/404",
} as const;
