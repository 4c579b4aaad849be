import type { ReactNode } from "react";
import { artistsOf } from "#lib/music/artists";
import { creditKey } from "#lib/music/credit-names";
import type { SongView } from "#src/data/songs/song-view";
import { langOf } from "#lib/text/lang-of";
import { songsAddress } from "#src/data/songs/songs-address";
import { Cluster } from "#src/ui/primitives/elements";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";

interface ArtistsProps {
  of: Pick<Queries.TrackFragment, "act" | "units">;
  className?: string;
  /** More entries. */
  children?: ReactNode;
}

/** The units and the act of an album or a song, each a link to its songs. */
export function Artists({ of, className, children }: ArtistsProps) {
  const { units, act } = artistsOf(of);
  const link = (name: string, view: SongView) => (
    <li key={name}>
      <SiteLink lang={langOf(name)} target={songsAddress(view)}>
        {name}
      </SiteLink>
    </li>
  );
  return (
    <Cluster as="ul" className={className}>
      {units.map(({ id, name }) => link(name, { unit: id }))}
      {act && link(act, { by: creditKey(act) })}
      {children}
    </Cluster>
  );
}
