import { nodesOf } from "../legal/markdown";
import type { Reference } from "../../model/references/reference";

/** All links in a page's text. @param bodyStart offset of its Markdown */
export function referencesInPage(file: string, text: string, bodyStart: number): Reference[] {
  const body = text.slice(bodyStart);
  return nodesOf(body).flatMap(({ url, position }) => {
    if (url === undefined) return [];
    const { offset: start = 0 } = position?.start ?? {};
    // The address comes after the link's text.
    const within = body.slice(start, position?.end.offset).lastIndexOf(url);
    if (within < 0) return [];
    const offset = bodyStart + start + within;
    const place = { file, path: [offset], offset, length: url.length };
    return [{ ...place, refers: "address" as const, value: url, role: "value" as const }];
  });
}
