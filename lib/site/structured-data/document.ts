import type { Thing } from "schema-dts";

/** Formats things as one JSON-LD document that is safe in a `<script>`. */
export function structuredDocument(things: readonly Thing[]): string {
  const [first] = things;
  const body = things.length === 1 ? (first as object) : { "@graph": things };
  return JSON.stringify({ "@context": "https://schema.org", ...body }).replaceAll("<", "\\u003c");
}
