/** The dialog that saves and shares a stand, fetched when it is asked for. */
export const loadShareDialog = () => import("../share/share-dialog");

/** What reads a saved picture back, fetched when it is asked for. */
export const loadOpenPicture = async () => (await import("../export/open-picture")).openPicture;
