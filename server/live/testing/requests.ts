import type { Client } from "@libsql/client";
import type { ExhibitionPublish } from "../../../content/types";
import { publish } from "../exhibition/publish";
import { approve } from "../moderation/decide";

/** A secret for tests and the bench, of the length that devices make: the same for the same name. */
export const secret = (name: string): string => name.padEnd(22, "_");

/** The counts of a content that has counted nothing. */
export const NO_COUNTS = { view: 0, achievement: 0, updateTime: "2026-01-01T00:00:00Z" } as const;

/** A sound publication, with some of its parts replaced. */
export const publication = (
  token: string,
  parts: Partial<ExhibitionPublish> = {},
): ExhibitionPublish => ({
  action: "publish",
  title: `Stand ${token}`,
  unit: "fine",
  document: "AAAA",
  token: secret(token),
  ...parts,
});

/** Publishes and approves a stand; gives its id. */
export async function publicStand(
  database: Client,
  token: string,
  parts: Partial<ExhibitionPublish> = {},
): Promise<string> {
  const { id } = await publish(database, publication(token, parts));
  await approve(database, [id]);
  return id;
}
