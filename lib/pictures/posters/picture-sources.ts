import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Catalogue } from "../../content/model/catalogue/catalogue";
import { WHEEL, WHEEL_KEY } from "../../calendar/birthday-wheel";
import { campaignArtKey } from "../../content/model/kinds/campaign-art";
import { cutKey, moodKey, posterKey, shownBeside } from "../../content/model/kinds/poster-key";
import { contentFolder } from "../../content/check/validated/content-folder";
import { validatedCatalogue } from "../../content/check/validated/validated-catalogue";
import type { PictureSource } from "../../images/types";
import { picture } from "../../artwork/drawing/svg";
import { drawn, illustration } from "../../artwork/illustration/illustration";
import { inksOf } from "../../artwork/drawing/inks";
import { FACE_REGION, PHONE_REGION } from "./regions";
import { groupSvg } from "../../artwork/posters/group/group";
import { groupFrames } from "../../artwork/posters/group/group-rows";
import { MOOD_SIZE, moodSvg } from "../../artwork/posters/mood/mood-picture";
import { MARK_HEIGHT, MARK_WIDTH, markSvg } from "../../artwork/posters/marks/mark";
import { officePictureSvg } from "../../artwork/posters/marks/office-picture";
import { POSTER_HEIGHT, POSTER_WIDTH, posterSvg } from "../../artwork/posters/poster/poster";
import { WALLPAPER, wallpaperSvg } from "../../artwork/posters/poster/wallpaper";
import { sleeveSvg } from "../../artwork/posters/sleeve/sleeve";
import { SLEEVE_SIZE } from "../../artwork/posters/sleeve/sleeve-subject";
import { panoramaSvg, travelPosterSvg } from "../../artwork/posters/travel/travel";
import { birthdayWheelSvg } from "../../artwork/posters/wheel/birthday-wheel";
import { fingerprints } from "../fingerprint";
import { campaignSvg } from "../../artwork/posters/scenes/campaign-picture";
import { sleeveSubject } from "./sleeve-subject";
import {
  castSubjects,
  groupUnit,
  memberSubjects,
  moodSubject,
  officeSubject,
  posterSubject,
  travelSubject,
  wheelSubject,
} from "./subjects";

type Shape = Pick<PictureSource, "width" | "height" | "profile">;

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height });

const POSTER: Shape = { width: POSTER_WIDTH, height: POSTER_HEIGHT, profile: "poster" };
const PHONE: Shape = { ...WALLPAPER, profile: "wallpaper" };
const MOOD: Shape = { width: MOOD_SIZE, height: MOOD_SIZE, profile: "mood" };
const MARK: Shape = { width: MARK_WIDTH, height: MARK_HEIGHT, profile: "mark" };
const WIDE = { ...sizeOf(groupFrames.wide), profile: "wide" } as const satisfies Shape;
const TALL = { ...sizeOf(groupFrames.tall), profile: "tall" } as const satisfies Shape;
const TRAVEL: Shape = { ...TALL, profile: "travel" };
const SCENES = { wide: WIDE, tall: { ...TALL, profile: "tallScene" } } as const;
const SLEEVE: Shape = { width: SLEEVE_SIZE, height: SLEEVE_SIZE, profile: "sleeve" };
const SHAPES = ["wide", "tall"] as const;
const WHEEL_SHAPE: Shape = { width: WHEEL.size, height: WHEEL.size, profile: "wheel" };

interface PictureMaterial {
  catalogue: Catalogue;
  /** Files that replace drawn pictures, by key. */
  art: ReadonlyMap<string, string>;
  /** Identifies a drawing by its data. */
  fingerprint: (data: unknown) => string;
}

export function pictureSources(root: string): PictureSource[] {
  const catalogue = validatedCatalogue(root);
  return picturesOf({
    catalogue,
    art: artFiles(contentFolder(root)),
    fingerprint: fingerprints(root),
  });
}

/**
 * All pictures of a content folder: posters with faces, wallpapers and moods, group pictures, marks, office pictures,
 * heads of campaigns, travel posters with panoramas, sleeves of albums, venues of the audition, the wheel of birthdays.
 * An art file replaces the picture with its key.
 */
export function picturesOf({ catalogue, art, fingerprint }: PictureMaterial): PictureSource[] {
  function source(key: string, shape: Shape, data: unknown, draw: () => string): PictureSource {
    const file = art.get(key);
    return {
      key,
      ...shape,
      ...(file ? { file } : { drawing: { fingerprint: fingerprint(data), draw } }),
    };
  }

  const frame = (name: string) => illustration(catalogue.illustrations, "frames", name);

  const posters = catalogue.characters.flatMap((character) => {
    const key = posterKey(character);
    const subject = posterSubject(character, catalogue);
    const poster = source(key, POSTER, subject, () => posterSvg(subject));
    const face = {
      ...poster,
      key: cutKey(key, "face"),
      profile: "detail",
      region: FACE_REGION,
    } as const;
    const { cuts, moods: shown } = shownBeside(character);
    const phone = cutKey(key, "wallpaper");
    const wallpaper: PictureSource = poster.file
      ? { ...poster, key: phone, profile: "wallpaper", region: PHONE_REGION }
      : source(phone, PHONE, [subject, "wallpaper"], () => wallpaperSvg(subject));
    const moods = shown.map((mood) => {
      const moody = moodSubject(character, mood, catalogue);
      return source(moodKey(character, mood), MOOD, [moody, mood], () => moodSvg(moody, mood));
    });
    return [poster, ...cuts.map((cut) => ({ face, wallpaper })[cut]), ...moods];
  });

  const units = catalogue.units.flatMap((record) => {
    const unit = groupUnit(record, catalogue);
    const key = `units/${record.id}`;
    const { name, mark, colors, spots } = unit;
    const lettered = { name, mark, colors, spots };
    return [
      ...[WIDE, TALL].map((shape) => {
        const { profile } = shape;
        const members = memberSubjects(record, catalogue, profile);
        const stage = { board: frame(`group-${profile}`), riser: frame("riser") };
        return source(`${key}-${profile}`, shape, [unit, members, profile, stage], () =>
          groupSvg(unit, members, profile, stage),
        );
      }),
      source(`${key}-mark`, MARK, lettered, () => markSvg(lettered)),
    ];
  });

  const offices = catalogue.offices.flatMap((record) => {
    const office = officeSubject(record, catalogue);
    const own = catalogue.units
      .filter(({ id }) => record.list.includes(id))
      .map((unit) => groupUnit(unit, catalogue));
    const key = `offices/${record.id}`;
    return [
      source(`${key}-mark`, MARK, [office], () => markSvg(office)),
      source(`${key}-picture`, WIDE, [office, own], () => officePictureSvg(office, own)),
    ];
  });

  const campaigns = catalogue.campaigns.flatMap((campaign) => {
    const { slug, colors } = campaign;
    const cast = castSubjects(campaign, catalogue);
    return SHAPES.map((shape) => {
      const scene = illustration(catalogue.illustrations, "scenes", `${campaign.scene}.${shape}`);
      return source(campaignArtKey(slug, shape), SCENES[shape], [scene, colors, cast, shape], () =>
        campaignSvg(scene, colors, cast, shape),
      );
    });
  });

  const trips = catalogue.trips.flatMap((trip) => {
    const subject = travelSubject(trip, catalogue);
    const key = `trips/${trip.id}`;
    return [
      source(key, TRAVEL, [subject, "poster"], () => travelPosterSvg(subject)),
      source(`${key}-wide`, WIDE, [subject, "wide"], () => panoramaSvg(subject)),
    ];
  });

  const sleeves = catalogue.albums.map((album) => {
    const subject = sleeveSubject(album, catalogue);
    return source(`albums/${album.id}`, SLEEVE, subject, () => sleeveSvg(subject));
  });

  const venues = catalogue.venues.flatMap(({ id, motif, colors }) =>
    SHAPES.map((shape) => {
      const { width, height } = SCENES[shape];
      const drawing = illustration(catalogue.illustrations, "venues", `${motif}.${shape}`);
      return source(`venues/${id}-${shape}`, SCENES[shape], [drawing, colors], () =>
        picture(width, height, drawn(drawing, inksOf(colors))),
      );
    }),
  );

  const people = wheelSubject(catalogue);
  const wheel = source(WHEEL_KEY, WHEEL_SHAPE, people, () => birthdayWheelSvg(people));

  const made = [
    ...posters,
    ...units,
    ...offices,
    ...campaigns,
    ...trips,
    ...sleeves,
    ...venues,
    wheel,
  ];
  const known = new Set(made.map(({ key }) => key));
  const extra = [...art].flatMap(([key, file]): PictureSource[] =>
    known.has(key) ? [] : [{ key, file, ...WIDE }],
  );
  return [...made, ...extra];
}

const ENDING = /\.(png|jpe?g|webp|avif)$/;

/** Files of `content/art` by art key (`characters/anzu`); they replace drawn pictures. */
export function artFiles(contentRoot: string): Map<string, string> {
  const folder = join(contentRoot, "art");
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => ENDING.test(file))
      .toSorted()
      .map((file) => [file.replaceAll("\\", "/").replace(ENDING, ""), join(folder, file)]),
  );
}
