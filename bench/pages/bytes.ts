/** A request as Lighthouse lists it in its audit `network-requests`. */
export interface ListedRequest {
  url: string;
  /** Chromium's name of the type, such as `Document`; `Preflight` and others come too. */
  resourceType?: string;
  /** Bytes on the wire, headers included. */
  transferSize?: number;
}

/** Groups that bytes are counted in; `other` holds data, icons and manifests. */
export const BYTE_GROUPS = ["document", "script", "image", "font", "style", "other"] as const;

export type ByteGroup = (typeof BYTE_GROUPS)[number];

/** Bytes as sent (compressed, headers included) by group, their sum, and the number of requests. */
export type Bytes = Record<ByteGroup | "total" | "requests", number>;

const GROUP_OF_TYPE: Readonly<Record<string, ByteGroup>> = {
  document: "document",
  script: "script",
  image: "image",
  font: "font",
  stylesheet: "style",
};

const isNetwork = ({ url }: ListedRequest) => /^https?:/.test(url);

/**
 * Adds up what a page asked for. `data:` and `blob:` addresses are no requests; a script that is
 * only prefetched has the type `Other` in Chromium and counts as script by its name.
 */
export function groupBytes(requests: readonly ListedRequest[]): Bytes {
  const sum: Bytes = {
    document: 0,
    script: 0,
    image: 0,
    font: 0,
    style: 0,
    other: 0,
    total: 0,
    requests: 0,
  };
  for (const request of requests.filter(isNetwork)) {
    const size = request.transferSize ?? 0;
    sum[groupOf(request)] += size;
    sum.total += size;
    sum.requests += 1;
  }
  return sum;
}

function groupOf({ url, resourceType = "" }: ListedRequest): ByteGroup {
  if (/\.m?js$/.test(new URL(url).pathname)) return "script";
  return GROUP_OF_TYPE[resourceType.toLowerCase()] ?? "other";
}
