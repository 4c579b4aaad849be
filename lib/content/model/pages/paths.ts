/** Path of the home page. */
export const homePath = "/";

/** Another path of the home page. */
export const mainPath = "/main";

/** Path of the unit explorer. */
export const unitsPath = "/explore/units";

/** Path of the page that lists all units, for mobile. */
export const unitListPath = `${unitsPath}/list`;

/** Path of the wall of everybody for mobile, and what paths of profiles begin with. */
export const characterListPath = `${unitsPath}/characters`;

/** Address of the explorer's favourites view. */
export const favoritesPath = `${unitsPath}?favorites`;

/** Path of the page on which characters stand side by side. */
export const comparePath = "/explore/compare";

/** Address at which a character waits for others to stand beside. */
export const compareWithPath = (cname: string): string => `${comparePath}?a=${cname}`;

/** Address at which the members of a unit stand side by side. */
export const compareUnitPath = (unitId: string): string => `${comparePath}?unit=${unitId}`;

/** Path of the wall of everybody, to be searched and sorted out (lib/facets). */
export const everybodyPath = "/explore/everybody";

/** Path of a unit's page. */
export const unitPath = (unitId: string): string => `${unitsPath}/${unitId}`;

/** Path of an office's page. */
export const officePath = (officeId: string): string => `/explore/agencies/${officeId}`;

/** Path of the page that shows all clubs. */
export const clubsPath = "/explore/clubs";

/** Path of a club's page. */
export const clubPath = (key: string): string => `${clubsPath}/${key}`;

/** Path of a character's page; records that share a cname share the page. */
export const characterPath = (cname: string): string => `${characterListPath}/${cname}`;

/** Where a record is told: an audition record (unit `4piece`) is a section of the idol's page. */
export const recordPath = ({ cname, unit }: { cname: string; unit: string }): string =>
  unit === "4piece" ? `${characterPath(cname)}#audition` : characterPath(cname);

/** Path of a trip. */
export const tripPath = (tripId: string): string => `/${tripId}`;

/** Path of the list of all songs. */
export const songsPath = "/explore/songs";

/** Path of an album. */
export const albumPath = (albumId: string): string => `/explore/albums/${albumId}`;

/** Path of the page of songs that are on no album. */
export const looseSongsPath = albumPath("on-no-album");

/** Path of a legal page. */
export const legalPath = (slug: string): string => `/${slug}`;

/** Path of the page about this guide. */
export const aboutPath = "/about";

/** Path of a campaign's page. */
export const campaignPath = (slug: string): string => `/${slug}`;

/** Path of all that there is. */
export const explorePath = "/explore";

/** Address that searches for words, as they are written in an address. */
export const searchPath = (words: string): string => `${explorePath}?search=${words}`;

/** Path of the screening room. */
export const mediaPath = "/explore/media";

/** Address of the screening room with a film on its screen. */
export const screeningPath = (filmId: string): string =>
  `${mediaPath}?film=${filmId}#film-${filmId}`;

/** Path of the page on which a film of the screening room can be read. */
export const storyboardPath = (filmId: string): string => `${mediaPath}/${filmId}`;

/** Path of the film. */
export const filmPath = "/playmovie_campaign";

/** Address of a chapter of the film. */
export const filmChapterPath = (chapterId: string): string => `${filmPath}#${chapterId}`;

/** Path of the full list of notices. */
export const informationPath = "/information";

/** Path of the page of a half-year’s notices. @param period such as `2024-1` */
export const noticePeriodPath = (period: string): string => `${informationPath}/${period}`;

/** The half-year of a day: `2024-1` or `2024-2`. */
export const periodOf = (day: string): string =>
  `${day.slice(0, 4)}-${day.slice(5, 7) < "07" ? 1 : 2}`;

/** Address of a notice on the board, which turns to it. */
export const boardPath = (noticeId: string): string => `${informationPath}#${noticeId}`;

/** Address of a notice on the page of its half-year, which needs no scripts. */
export const noticePath = ({ id, start }: { id: string; start: string }): string =>
  `${noticePeriodPath(periodOf(start))}#${id}`;

/** Path of the timeline. */
export const timelinePath = "/timeline";

/** Path of the year of birthdays. */
export const birthdaysPath = "/birthdays";

/** Path of the audition's page. */
export const fourPiecePath = "/4piece";

/** Path of the list of idols in the audition. */
export const fourPieceIdolsPath = `${fourPiecePath}/idol`;

/** Path of an idol's page of the audition. */
export const fourPieceIdolPath = (slug: string): string => `${fourPieceIdolsPath}/${slug}`;

/** Path of the flower stands: what they are. */
export const flowerStandPath = "/flowerstand";

/** Path of the maker. */
export const makerPath = `${flowerStandPath}/maker`;

/** Path of the exhibition. */
export const exhibitionPath = `${flowerStandPath}/share`;

/** Path of the page of a single stand, which the rest of its address names. */
export const standPath = `${exhibitionPath}/detail`;

/** Address of a stand of the exhibition. */
export const exhibitPath = (id: string): string => `${standPath}?id=${encodeURIComponent(id)}`;

/** Address that carries a whole stand and shows it. @param document as `encodeStand` gives it */
export const sharedStandPath = (document: string): string => `${standPath}#${document}`;

/** Address that opens a stand in the maker, as a new draft. @param document as `encodeStand` gives it */
export const makeYoursPath = (document: string): string => `${makerPath}#${document}`;

/** Path of the idol of the day. */
export const guessPath = "/play/guess";

/** Address of a puzzle of the archive. */
export const puzzlePath = (puzzle: number): string => `${guessPath}?puzzle=${puzzle}`;

/** Address of a puzzle for a friend. @param code as `friendCode` gives it */
export const friendPuzzlePath = (code: string): string => `${guessPath}#${code}`;

/** Path of the idol sorter. */
export const sorterPath = "/play/sorter";

/** Address that carries a sorting. @param document as `encodeSort` gives it */
export const sharedSortPath = (document: string): string => `${sorterPath}#${document}`;

/** Path of the penlight. */
export const penlightPath = "/play/penlight";
