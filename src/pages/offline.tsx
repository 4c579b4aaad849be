import { headOf } from "#src/app/head/head-of";

export { OfflinePage as default } from "#src/app/offline/page/offline-page";

export const Head = headOf({
  title: "You are offline",
  description: "The pages of Encore that this device has saved, to read without a network.",
  noIndex: true,
});
