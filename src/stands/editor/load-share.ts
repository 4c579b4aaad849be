/** The dialog that saves and shares a stand, fetched when it is asked for. */
export const loadShareDialog = () =>
  import(/* webpackChunkName: "stand-share" */ "../sharing/share-dialog");

/** What reads a saved picture back, fetched when it is asked for. */
export const loadOpenPicture = async () =>
  (await import(/* webpackChunkName: "stand-open-picture" */ "../export/open-picture")).openPicture;
