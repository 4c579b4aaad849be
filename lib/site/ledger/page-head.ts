/** What a built page says of itself to search engines and to those who share it. */
export interface PageHead {
  /** The path that the page was built for. */
  path: string;
  title: string;
  description: string;
  /** Address or path of the page that counts; absent where a page is no destination. */
  canonical?: string;
  /** True for a page that search engines shall leave out. */
  hidden: boolean;
}

/** The head of one page, from its HTML as React writes it. */
export function parsePageHead(path: string, html: string): PageHead {
  const head = html.slice(0, html.indexOf("</head>"));
  const tags = [...head.matchAll(/<(?:meta|link)\b[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const meta = (name: string) =>
    tags.find((tag) => tag.name === name || tag.property === name)?.content;
  const canonical = tags.find(({ rel }) => rel === "canonical")?.href;
  return {
    path,
    title: decoded(/<title[^>]*>([^<]*)/.exec(head)?.[1] ?? ""),
    description: meta("description") ?? "",
    ...(canonical === undefined ? {} : { canonical }),
    hidden: meta("robots")?.includes("noindex") ?? false,
  };
}

function attributesOf(tag: string): Record<string, string> {
  const pairs = [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name, decoded(value)]));
}

const ENTITIES: Record<string, string> = { amp: "&", quot: '"', lt: "<", gt: ">", "#x27": "'" };

function decoded(text: string): string {
  return text.replaceAll(/&(amp|quot|lt|gt|#x27);/g, (_, name: string) => ENTITIES[name] ?? "");
}
