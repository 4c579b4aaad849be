import { resolve } from "node:path";
import { CONTENT, fileIn, type Snapshot, takeSnapshot } from "../lib/content/read/snapshot";
import { namesSchema, namesText } from "../lib/content/read/schema/names";
import { NAMES_FILE, SCHEMA_FOLDER } from "../lib/content/read/schema/read-schemas";

const ROOT = resolve(__dirname, "..");
const COMMON = `${SCHEMA_FOLDER}/common.schema.json`;
const IDOLS = `${SCHEMA_FOLDER}/four-piece-idol.schema.json`;
const TRIPS = `${SCHEMA_FOLDER}/trip.schema.json`;

/** Lists of names in the common schema, with the folders of their files. */
const NAMED = {
  legalSlug: "legal",
  venueId: "venues",
  fourPieceSlug: "four-piece",
};

/**
 * A small valid content that does not change: eight idols in three units, figures, two venues of the audition, and one
 * or two records of everything else. Tests that name values use it. It follows the site's schemas, with lists of names
 * reduced to its own.
 */
export const testContent = (): Snapshot => (content ??= readTestContent());

let content: Snapshot | undefined;

function readTestContent(): Snapshot {
  const records = [...takeSnapshot(ROOT, "test/content")].map(
    ([file, bytes]) => [file.slice("test/".length), bytes] as const,
  );
  const files = new Map([...records, ...takeSnapshot(ROOT, SCHEMA_FOLDER)]);
  files.set(COMMON, narrowed(files));
  files.set(NAMES_FILE, Buffer.from(namesText(namesSchema(undefined, files))));
  files.set(IDOLS, withPaths(files));
  files.set(TRIPS, withVolumes(fileIn(files, TRIPS), namesIn(files, "trips").length));
  return new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function narrowed(files: Snapshot): Buffer {
  const schema = JSON.parse(fileIn(files, COMMON).toString()) as {
    definitions: Record<string, { enum: string[] }>;
  };
  for (const [definition, folder] of Object.entries(NAMED)) {
    schema.definitions[definition] = {
      ...schema.definitions[definition],
      enum: namesIn(files, folder),
    };
  }
  return Buffer.from(`${JSON.stringify(schema, null, 2)}\n`);
}

function withPaths(files: Snapshot): Buffer {
  const slugs = namesIn(files, "campaigns").map((name) => name.replaceAll(".", "/"));
  const paths = slugs.map((slug) => `"/${slug}"`).join(", ");
  const schema = fileIn(files, IDOLS).toString();
  return Buffer.from(
    schema.replace(/(Path of the page\.",\s*"enum": \[)[^\]]*/, (_all, start) => start + paths),
  );
}

function withVolumes(schema: Buffer, volumes: number): Buffer {
  return Buffer.from(schema.toString().replace('"maximum": 14', `"maximum": ${volumes}`));
}

function namesIn(files: Snapshot, folder: string): string[] {
  const start = `${CONTENT}/${folder}/`;
  return [...files.keys()].flatMap((file) =>
    file.startsWith(start) ? [file.slice(start.length).replace(/\.\w+$/, "")] : [],
  );
}
