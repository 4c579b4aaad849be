export interface PageHead {
  path: string;
  title: string;
  description: string;
  /** Canonical address or path; absent for a page with `noindex`. */
  canonical?: string;
  /** True for a page with `noindex`. */
  hidden: boolean;
  /** Content-Security-Policy in the page itself; absent if headers have it. */
  policy?: string;
}

export function parsePageHead(path: string, html: string): PageHead {
  const head = html.slice(0, html.indexOf("</head>"));
  const tags = [...head.matchAll(/<(?:meta|link)\b[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const meta = (name: string) =>
    tags.find((tag) => tag.name === name || tag.property === name)?.content;
  const canonical = tags.find(({ rel }) => rel === "canonical")?.href;
  const policy = tags.find((tag) => tag["http-equiv"] === "Content-Security-Policy")?.content;
  return {
    path,
    title: decoded(/<title[^>]*>([^<]*)/.exec(head)?.[1] ?? ""),
    description: meta("description") ?? "",
    ...(canonical === undefined ? {} : { canonical }),
    hidden: meta("robots")?.includes("noindex") ?? false,
    ...(policy === undefined ? {} : { policy }),
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
