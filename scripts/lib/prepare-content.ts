// What a build does while Gatsby starts: one file, which starts fast where it is bundled.
export { prepareContent } from "../../lib/content/check/validated/prepare-content";
