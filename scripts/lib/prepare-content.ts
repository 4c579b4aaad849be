// A build runs this while Gatsby starts; one module for bundling.
export { prepareContent } from "../../lib/content/check/validated/prepare-content";
