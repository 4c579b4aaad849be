import type { SearchAction, WebSite } from "schema-dts";
import { searchPath } from "../../content/model/pages/paths";

const WORDS = "words";

export function webSite({ title, address }: { title: string; address: string }): WebSite {
  const search: SearchAction & { "query-input": string } = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${address}${searchPath(`{${WORDS}}`)}` },
    "query-input": `required name=${WORDS}`,
  };
  return { "@type": "WebSite", name: title, url: `${address}/`, potentialAction: search };
}
