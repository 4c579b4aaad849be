export const FEEDS = {
  notices: { atom: "/feeds/notices.xml", json: "/feeds/notices.json" },
  corrections: { atom: "/feeds/corrections.xml", json: "/feeds/corrections.json" },
} as const;
