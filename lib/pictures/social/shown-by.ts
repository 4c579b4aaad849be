import { colorsOfUnit } from "../../content/model/catalogue/colors-of-unit";
import type { Catalogue } from "../../content/model/catalogue/catalogue";
import { filterBy, findBy } from "../../content/model/catalogue/find-by";
import {
  birthdaysPath,
  albumPath,
  campaignPath,
  clubPath,
  fourPieceIdolPath,
  storyboardPath,
  tripPath,
} from "../../content/model/pages/paths";
import { reelsOf } from "../../content/model/pages/reels";
import { illustration } from "../../artwork/illustration/illustration";
import { random } from "../../artwork/drawing/random";
import type { PosterSubject } from "../../artwork/posters/poster/poster";
import { sleeveSubject } from "../posters/sleeve-subject";
import {
  type Cast,
  castSubjects,
  groupUnit,
  posterSubject,
  subjectsOfIds,
  wheelSubject,
} from "../posters/subjects";
import { unitStyle } from "../posters/unit-style";
import type { LineUp } from "../../artwork/social/line-up";
import type { OnSleeve, Thing } from "../../artwork/social/solo";
import type { Banded } from "../../artwork/social/sheet";
import type { Wheel } from "../../artwork/social/wheel";
import { guideLook, guideStyle, sharedPictureOf } from "./guide-pages";
import type { SceneName } from "../../../content/types";

/** Subject of a page's picture: figures, a prop, a sleeve, or the wheel of birthdays. */
export type Shown = (LineUp | OnSleeve | Thing | Wheel) & Banded;

/** Addresses of pages of characters, units and agencies (lib/content/model/pages/paths.ts). */
const CHARACTER = /^\/explore\/units\/characters\/([^/]+)$/;
const UNIT = /^\/explore\/units\/([^/]+)$/;
const AGENCY = /^\/explore\/agencies\/([^/]+)$/;

/** More figures would be too small. */
const MAX_FIGURES = 12;

/** Finds the subject of a page's picture by the page's path. */
export const shownBy = (
  path: string,
  catalogue: Catalogue,
  casts: ReadonlyMap<string, PageCast>,
): Shown => ({
  ...subjectOf(path, catalogue, casts),
  band: illustration(catalogue.illustrations, "frames", "shared-band"),
});

function subjectOf(
  path: string,
  catalogue: Catalogue,
  casts: ReadonlyMap<string, PageCast>,
): LineUp | OnSleeve | Thing | Wheel {
  const cname = CHARACTER.exec(path)?.[1];
  // Of two records with one cname the later, as on the page.
  const character = filterBy(catalogue.characters, "cname", cname)
    .toSorted((a, b) => a.id - b.id)
    .at(-1);
  if (character) {
    const subject = posterSubject(character, catalogue);
    return { cast: [subject], colors: subject.unitColors, style: subject.style };
  }

  const unitId = UNIT.exec(path)?.[1];
  const unit = findBy(catalogue.units, "id", unitId);
  if (unit) {
    const members = subjectsOfIds(unit.list, catalogue);
    const rankOf = ({ id, look }: PosterSubject) =>
      id === unit.leader ? 0 : look.kind === "portrait" ? 1 : 2;
    return {
      cast: members.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, MAX_FIGURES),
      colors: colorsOfUnit(unit),
      style: unitStyle(unit, catalogue),
      mark: groupUnit(unit, catalogue),
    };
  }

  const agency = findBy(catalogue.offices, "id", AGENCY.exec(path)?.[1]);
  if (agency) {
    const leaders = agency.list.flatMap((id) => findBy(catalogue.units, "id", id)?.leader ?? []);
    const look = guideLook(path, catalogue, agency.color);
    if (leaders.length > 0) return { ...look, cast: subjectsOfIds(leaders, catalogue) };
  }

  const album = catalogue.albums.find(({ id }) => albumPath(id) === path);
  if (album) return { sleeve: sleeveSubject(album, catalogue) };

  const pageCast = casts.get(path);
  const cast = pageCast ? castSubjects(pageCast, catalogue) : [];
  const [first] = cast;
  const scene = pageCast?.scene && {
    scene: illustration(catalogue.illustrations, "scenes", `${pageCast.scene}.wide`),
  };
  if (pageCast && first) {
    return {
      ...scene,
      cast: cast.slice(0, MAX_FIGURES),
      colors: pageCast.colors ?? first.unitColors,
      style: pageCast.isAudition
        ? unitStyle(findBy(catalogue.units, "id", "4piece"), catalogue)
        : guideStyle(random(`gathering ${path}`), "#ffd23f", catalogue.illustrations),
    };
  }
  const look = guideLook(path, catalogue);
  if (path === birthdaysPath) {
    return { wheel: wheelSubject(catalogue), colors: look.colors, style: look.style };
  }
  const colors = pageCast?.colors ?? look.colors;
  const crowd = randomLeaders(sharedPictureOf(path, catalogue.site)?.idols ?? 0, path, catalogue);
  return crowd.length > 0
    ? { ...scene, cast: crowd, colors, style: look.style }
    : {
        ...look,
        ...scene,
        colors,
        prop: illustration(catalogue.illustrations, "props", look.prop),
      };
}

function randomLeaders(count: number, path: string, catalogue: Catalogue): PosterSubject[] {
  const generator = random(`crowd ${path}`);
  const remaining = catalogue.units.flatMap(({ leader }) => (leader === undefined ? [] : [leader]));
  const drawn = Array.from({ length: Math.min(count, remaining.length) }, () => {
    const id = generator.pick(remaining);
    remaining.splice(remaining.indexOf(id), 1);
    return id;
  });
  return subjectsOfIds(drawn, catalogue);
}

export interface PageCast extends Cast {
  scene?: SceneName;
  /** True for pages of the audition 4piece, which share a jigsaw backdrop. */
  isAudition?: boolean;
}

type CastRecords = Pick<Catalogue, "trips" | "campaigns" | "clubs" | "fourPiece" | "videos">;

/** Casts by path of the page. */
export function castsOf({
  trips,
  campaigns,
  clubs,
  fourPiece,
  videos,
}: CastRecords): Map<string, PageCast> {
  return new Map<string, PageCast>([
    ...trips.map(({ id, cast, colors }) => [tripPath(id), { cast, colors }] as const),
    ...campaigns.map(
      ({ slug, cast, colors, scene, costume }) =>
        [campaignPath(slug), { cast, colors, scene, costume }] as const,
    ),
    ...reelsOf(videos).map(({ id, cast }) => [storyboardPath(id), { cast }] as const),
    ...clubs.map(({ key, list }) => [clubPath(key), { cast: list }] as const),
    ...fourPiece.map(({ slug, character, audition = character, twin }) => {
      const cast = [audition, twin].filter((id) => id !== undefined);
      return [fourPieceIdolPath(slug), { cast, isAudition: true }] as const;
    }),
  ]);
}
