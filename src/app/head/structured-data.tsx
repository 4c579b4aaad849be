import type { Thing } from "schema-dts";
import { structuredDocument } from "#lib/site/structured-data/document";

/** What a page says to machines of what it shows, as JSON-LD: a block of data that no browser runs. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  if (things.length === 0) return null;
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: structuredDocument(things) }}
    />
  );
}
