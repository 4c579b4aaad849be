import type { LegalSlug, ModuleBlock } from "../../../../content/types";
import { aboutPath, homePath, legalPath, mainPath } from "./paths";
import type { PageRow } from "./page-row";

const HOME = {
  template: "home",
  layout: "home",
  colorAttributes: [],
  lateSheets: ["ui/records/notice-colors/notice-colors.module.css"],
  sections: ["main", "updates", "productions", "news", "features"],
} as const satisfies Partial<PageRow>;

const LEGAL = {
  template: "legal",
  scripts: "on-use",
  colorAttributes: [],
} as const satisfies Partial<PageRow>;

/** Legal pages by slug; their sections come from their texts. */
const LEGAL_PAGES = {
  about: { ...LEGAL, path: aboutPath, searchWords: "about; who made this; 關於" },
  agreement: {
    ...LEGAL,
    path: legalPath("agreement"),
    layout: "footer-only",
    searchWords: "terms; terms of service",
  },
  privacy: {
    ...LEGAL,
    path: legalPath("privacy"),
    layout: "footer-only",
    searchWords: "privacy; data protection; 隱私",
  },
  protocol: { ...LEGAL, path: legalPath("protocol"), layout: "footer-only" },
  convention: {
    ...LEGAL,
    path: legalPath("convention"),
    layout: "footer-only",
    searchWords: "community rules; rules",
  },
  "children-notice": { ...LEGAL, path: legalPath("children-notice"), layout: "footer-only" },
  "ip-standard": {
    ...LEGAL,
    path: legalPath("ip-standard"),
    layout: "footer-only",
    searchWords: "copyright; guidelines",
  },
} as const satisfies Record<LegalSlug, PageRow>;

const CAMPAIGN = {
  colorAttributes: [["campaign", "slug"]],
  lateSheets: [
    "ui/primitives/card/card.module.css",
    "ui/records/poster-card/poster-card.module.css",
  ],
} as const satisfies Partial<PageRow>;

/** Campaigns with a module, by its name; blocks bring further sections. */
const MODULE_PAGES = {
  fireworks: { ...CAMPAIGN, template: "campaign-fireworks", sections: ["launch"] },
  "april-stage": { ...CAMPAIGN, template: "campaign-april-stage", sections: ["swap-day"] },
  "upside-down": { ...CAMPAIGN, template: "campaign-upside-down", sections: ["crank"] },
  "stamp-rally": {
    ...CAMPAIGN,
    template: "campaign-stamp-rally",
    sections: ["card", "certificate"],
  },
  growth: { ...CAMPAIGN, template: "campaign-growth", sections: ["line-up"] },
  "profile-sheets": { ...CAMPAIGN, template: "campaign-profile-sheets", layout: "blank" },
} as const satisfies Record<ModuleBlock["module"], PageRow>;

/** Pages of src/templates, and the last rooms of `/explore`. */
export const TEMPLATE_PAGES = {
  home: {
    ...HOME,
    path: homePath,
    searchWords: "home; home page; start; main page; 首頁; ホーム",
    exploreRoom: { in: "cellar", title: "The front door" },
  },
  main: { ...HOME, path: mainPath },
  ...LEGAL_PAGES,
  campaign: { ...CAMPAIGN, template: "campaign", scripts: "on-use" },
  edition: { ...CAMPAIGN, template: "campaign", scripts: "on-use", layout: "home" },
  ...MODULE_PAGES,
  trip: {
    template: "trip",
    scripts: "on-use",
    colorAttributes: [
      ["unit", "unitId"],
      ["trip", "tripId"],
    ],
    sections: ["journey", "cast", "departures", "route", "sources"],
  },
  "four-piece-idol": {
    template: "four-piece-idol",
    scripts: "on-use",
    colorAttributes: [["venue", "venue"]],
    sections: ["lead"],
  },
  unit: {
    template: "unit",
    scripts: "on-use",
    colorAttributes: [["unit", "unitId"]],
    sections: ["members", "songs", "unit-clubs", "side-by-side", "sources"],
  },
  character: {
    template: "character",
    scripts: "on-use",
    colorAttributes: [
      ["unit", "unitId"],
      ["character", "id"],
    ],
    lateSheets: [
      "ui/primitives/card/card.module.css",
      "ui/primitives/grid/split.module.css",
      "ui/records/fact-grid/fact-grid.module.css",
      "ui/records/poster-card/poster-card.module.css",
    ],
    sections: ["facts", "clubs", "audition", "mates", "sources"],
  },
  agency: { template: "agency", scripts: "on-use", colorAttributes: [["agency", "officeId"]] },
  club: { template: "club", scripts: "on-use", colorAttributes: [["character", "members"]] },
  album: {
    template: "album",
    scripts: "on-use",
    colorAttributes: [["unit", "unitIds"]],
    recordSections: ["songIds"],
  },
  storyboard: { template: "storyboard", scripts: "on-use", colorAttributes: [["unit", "unitId"]] },
  "notice-period": { template: "notice-period", scripts: "on-use" },
} as const satisfies Record<string, PageRow>;
