import type { Database } from "../database/database";
import type { ExhibitionPublish, FlowerStand } from "../../../content/types";
import { encodeStandSync } from "../../../lib/stand/document/link-sync";
import { publish } from "../exhibition/publish";
import { approve } from "../moderation/moderated-stands";

/** A secret of the length that devices use; the same for the same name. */
export const secret = (name: string): string => name.padEnd(22, "_");

/** Counts that the content starts with. */
export const NO_COUNTS = { view: 0, achievement: 0, updateTime: "2026-01-01T00:00:00Z" } as const;

export const standWith = (text: string): FlowerStand => ({
  version: 1,
  palette: "fine",
  backdrop: "foyer",
  layers: [
    { kind: "stand", part: "easel", x: 450, y: 600, turn: 0, zoom: 100 },
    { kind: "panel", part: "ribbon", text, x: 450, y: 880, turn: 0, zoom: 88 },
  ],
});

export const documentWith = (text: string): string => encodeStandSync(standWith(text));

/** A valid publication, with some properties replaced. */
export const publication = (
  token: string,
  parts: Partial<ExhibitionPublish> = {},
): ExhibitionPublish => ({
  action: "publish",
  title: `Stand ${token}`,
  unit: "fine",
  document: documentWith(`For ${token}`),
  token: secret(token),
  ...parts,
});

/** Publishes and approves a stand; returns its id. */
export async function publicStand(
  database: Database,
  token: string,
  parts: Partial<ExhibitionPublish> = {},
): Promise<string> {
  const { id } = await publish(database, publication(token, parts));
  await approve(database, [id]);
  return id;
}
