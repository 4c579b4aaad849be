import type { SearchAction, WebSite } from "schema-dts";
import { searchPath } from "../../content/model/pages/paths";

/** What stands for the words in the address of a search. */
const WORDS = "words";

/** The site as a whole, and how to search it by an address. */
export function webSite({ title, address }: { title: string; address: string }): WebSite {
  const search: SearchAction & { "query-input": string } = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${address}${searchPath(`{${WORDS}}`)}` },
    "query-input": `required name=${WORDS}`,
  };
  return { "@type": "WebSite", name: title, url: `${address}/`, potentialAction: search };
}
