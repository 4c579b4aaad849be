import { SiteLink } from "../../primitives/site-link/site-link";

export interface ExternalLink {
  readonly kind: string;
  readonly title: string;
  readonly about: string | null;
  readonly address: string;
}

/** Links of some kinds with a known address, in the order of the content. */
export function externalLinksOf<Link extends ExternalLink>(
  links: readonly Link[],
  kinds: readonly string[],
): readonly Link[] {
  return links.filter(({ kind, address }) => address !== "" && kinds.includes(kind));
}

export function ExternalLinkList({ links }: { links: readonly ExternalLink[] }) {
  return (
    <ul>
      {links.map(({ title, about, address }) => (
        <li key={title}>
          <SiteLink target={address}>{title}</SiteLink>
          {about ? `: ${about}` : null}
        </li>
      ))}
    </ul>
  );
}
