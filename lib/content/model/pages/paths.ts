export const homePath = "/";

export const mainPath = "/main";

export const unitsPath = "/explore/units";

/** List of all units, for mobile. */
export const unitListPath = `${unitsPath}/list`;

/** List of all characters, for mobile; also the prefix of profiles. */
export const characterListPath = `${unitsPath}/characters`;

export const favoritesPath = `${unitsPath}?favorites`;

export const comparePath = "/explore/compare";

/** Comparison with one character chosen, waiting for others. */
export const compareWithPath = (cname: string): string => `${comparePath}?a=${cname}`;

export const compareUnitPath = (unitId: string): string => `${comparePath}?unit=${unitId}`;

/** All characters with filters (lib/facets). */
export const everybodyPath = "/explore/everybody";

export const unitPath = (unitId: string): string => `${unitsPath}/${unitId}`;

export const officePath = (officeId: string): string => `/explore/agencies/${officeId}`;

export const clubsPath = "/explore/clubs";

export const clubPath = (key: string): string => `${clubsPath}/${key}`;

/** Records that share a cname share the page. */
export const characterPath = (cname: string): string => `${characterListPath}/${cname}`;

/** An audition record (unit `4piece`) is a section of the idol's page. */
export const recordPath = ({ cname, unit }: { cname: string; unit: string }): string =>
  unit === "4piece" ? `${characterPath(cname)}#audition` : characterPath(cname);

export const tripPath = (tripId: string): string => `/${tripId}`;

export const songsPath = "/explore/songs";

export const albumPath = (albumId: string): string => `/explore/albums/${albumId}`;

export const otherSongsPath = albumPath("on-no-album");

export const legalPath = (slug: string): string => `/${slug}`;

export const aboutPath = "/about";

export const campaignPath = (slug: string): string => `/${slug}`;

export const explorePath = "/explore";

/** Address of a search. @param words URL-encoded */
export const searchPath = (words: string): string => `${explorePath}?search=${words}`;

export const mediaPath = "/explore/media";

export const screeningPath = (filmId: string): string =>
  `${mediaPath}?film=${filmId}#film-${filmId}`;

/** A film of the screening room as text. */
export const storyboardPath = (filmId: string): string => `${mediaPath}/${filmId}`;

export const filmPath = "/playmovie_campaign";

export const filmChapterPath = (chapterId: string): string => `${filmPath}#${chapterId}`;

export const informationPath = "/information";

/** Notices of a half-year. @param period such as `2024-1` */
export const noticePeriodPath = (period: string): string => `${informationPath}/${period}`;

/** Half-year of a day: `2024-1` or `2024-2`. */
export const periodOf = (day: string): string =>
  `${day.slice(0, 4)}-${day.slice(5, 7) < "07" ? 1 : 2}`;

/** A notice on the board, which scrolls to it. */
export const boardPath = (noticeId: string): string => `${informationPath}#${noticeId}`;

/** A notice on the page of its half-year, which works without scripts. */
export const noticePath = ({ id, start }: { id: string; start: string }): string =>
  `${noticePeriodPath(periodOf(start))}#${id}`;

export const timelinePath = "/timeline";

export const birthdaysPath = "/birthdays";

export const fourPiecePath = "/4piece";

export const fourPieceIdolsPath = `${fourPiecePath}/idol`;

export const fourPieceIdolPath = (slug: string): string => `${fourPieceIdolsPath}/${slug}`;

export const flowerStandPath = "/flowerstand";

export const makerPath = `${flowerStandPath}/maker`;

export const exhibitionPath = `${flowerStandPath}/share`;

/** A single stand, named by the rest of the address. */
export const standPath = `${exhibitionPath}/detail`;

export const exhibitPath = (id: string): string => `${standPath}?id=${encodeURIComponent(id)}`;

/** Address that contains a whole stand and shows it. @param document from `encodeStand` */
export const sharedStandPath = (document: string): string => `${standPath}#${document}`;

/** Address that opens a stand in the editor as a new draft. @param document from `encodeStand` */
export const makeYoursPath = (document: string): string => `${makerPath}#${document}`;

export const guessPath = "/play/guess";

export const puzzlePath = (puzzle: number): string => `${guessPath}?puzzle=${puzzle}`;

/** A puzzle for a friend. @param code from `friendCode` */
export const friendPuzzlePath = (code: string): string => `${guessPath}#${code}`;

export const sorterPath = "/play/sorter";

export const songSorterPath = "/play/song-sorter";

export const ownUnitPath = "/play/unit";

/** Address that contains a visitor's own unit. @param document from `encodeUnit` */
export const sharedUnitPath = (document: string): string => `${ownUnitPath}#${document}`;

export const penlightPath = "/play/penlight";
