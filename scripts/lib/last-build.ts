// The parts of the library that a build asks about the build before: one file, which starts fast where it is bundled.
export { basePath } from "../../lib/site/base-path";
export * from "../../lib/site/build-cache/gatsby-cache";
export * from "../../lib/site/build-cache/last-build";
export { checkSettings } from "../../lib/site/host-settings/check-settings";
export { commitOf } from "../../lib/site/report/commit-of";
export { reportUnchanged } from "../../lib/site/report/unchanged-report";
