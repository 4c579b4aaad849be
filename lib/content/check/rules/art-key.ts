import { CUTS, moodKey, posterKey, shownBeside } from "../../model/kinds/poster-key";
import { AUDITION, KINDS } from "../../model/kinds/kinds";
import type { Content } from "../../read/records";
import { quotedNearest } from "../../model/problems/suggest";
import { ROSTER } from "./known";
import type { Rule } from "./rule";

export const ART_KEYS =
  "characters/<cname> or <cname>-4piece, each also with -on-stage, and the first with -off-duty or -caught-out, units/<id>-wide, -tall or -mark, offices/<id>-mark or -picture, campaigns/<slug>-wide or -tall, trips/<id> or <id>-wide, albums/<id>, venues/<id>-wide or -tall";

export function artKeys(content: Content): { drawn: Set<string>; named: Set<string> } {
  const { albums, campaigns, trips, venueIds } = content;
  const { pictures: ofUnit } = KINDS.units.naming;
  const { pictures: ofCampaign } = KINDS.campaigns.naming;
  const { pictures: ofTrip } = KINDS.trips.naming;
  const { pictures: ofAlbum } = KINDS.albums.naming;
  const drawn = new Set([
    ...postersOf(content),
    ...content.unitIds.flatMap((id) => ofUnit(id)),
    ...content.officeIds.flatMap((id) => [`offices/${id}-mark`, `offices/${id}-picture`]),
    ...campaigns.flatMap(({ key }) => ofCampaign(key)),
    ...trips.flatMap((trip) => [trip.key, trip.get("id") ?? trip.key]).flatMap((id) => ofTrip(id)),
    ...albums.flatMap(({ key }) => ofAlbum(key)),
    ...venueIds.flatMap((id) => [`venues/${id}-wide`, `venues/${id}-tall`]),
  ]);
  return { drawn, named: new Set(artReferences(content).map(({ key }) => key)) };
}

/** The poster in `drawn` that the picture of a key is made of; undefined if it is made of none. */
export function posterOfCut(key: string, drawn: ReadonlySet<string>): string | undefined {
  const cut = CUTS.find((name) => key.endsWith(`-${name}`));
  const poster = cut && key.slice(0, -cut.length - 1);
  return poster !== undefined && drawn.has(poster) ? poster : undefined;
}

/** Posters and moods of all records. A mistake in a record does not make its file unknown. */
function postersOf({ characters }: Content): string[] {
  return characters.flatMap((entry) => {
    const isAudition = entry.key.endsWith(AUDITION);
    const unit = isAudition ? "4piece" : (entry.get("unit") ?? "");
    const { moods } = shownBeside({ unit });
    const names = new Set([entry.get("cname"), entry.key.replace(AUDITION, "")]);
    return [...names].flatMap((cname) =>
      cname
        ? [posterKey({ cname, unit }), ...moods.map((mood) => moodKey({ cname, unit }, mood))]
        : [],
    );
  });
}

const artReferences = ({ references }: Content) =>
  references.flatMap(({ entry, path, refers, value }) =>
    refers === "picture" && entry.isWhole(...path) ? [{ entry, path, key: String(value) }] : [],
  );

/** A picture named by a record is drawn by the site or is a file in content/art. */
export const artKey: Rule = {
  name: "art-key",
  dependsOn: ROSTER,
  *check(content) {
    const { drawn } = artKeys(content);
    const known = new Set([...drawn, ...content.listing.art.map(({ key }) => key)]);
    for (const { entry, path, key } of artReferences(content)) {
      if (known.has(key) || posterOfCut(key, drawn) !== undefined) continue;
      const what = "but no such picture is drawn and content/art has no such file";
      yield entry.wrong(
        path,
        what,
        `${ART_KEYS}, or a file in content/art`,
        quotedNearest(key, known),
      );
    }
  },
};
