/** Columns by table; times in UTC to the second. `device` is the digest of one action of a device (../digest.ts). */
export interface Tables {
  stands: {
    id: string;
    state: "waiting" | "public" | "rejected" | "withdrawn";
    title: string | null;
    author: string | null;
    unit: string | null;
    document: string | null;
    cheers: number;
    sent: string | null;
    published: string | null;
    note: string | null;
  };
  cheers: { stand: string; device: string };
  /** `seen` is 1 once a maintainer has decided on the stand. */
  reports: { stand: string; device: string; reason: string; sent: string; seen: number };
  counts: { action: "view" | "achievement"; value: number };
  /** Actions that `counts` includes, so that none is counted twice. */
  counted: { action: "view" | "achievement"; device: string };
  /** Time of the last change: of `counts`, or of the units' standings (lib/api/standings.ts). */
  changed: { what: "counts" | "standings"; at: string };
}
