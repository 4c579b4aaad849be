/** Columns by table. Times are in UTC to the second, as in answers; devices are digests of an action (`digest`). */
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
  reports: { stand: string; device: string; reason: string; sent: string; seen: number };
  counts: { action: "view" | "achievement"; value: number };
  counted: { action: "view" | "achievement"; device: string };
  /** Time of the last change of the counts and the standings. */
  changed: { what: "counts" | "standings"; at: string };
}
