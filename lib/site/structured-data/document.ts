import type { Thing } from "schema-dts";

/** Things as one JSON-LD document that may stand in a `<script>`: no tag can end it. */
export function structuredDocument(things: readonly Thing[]): string {
  const [first] = things;
  const body = things.length === 1 ? (first as object) : { "@graph": things };
  return JSON.stringify({ "@context": "https://schema.org", ...body }).replaceAll("<", "\\u003c");
}
