import { basePath } from "../../lib/site/base-path";
import {
  hasSameData,
  inputsOf,
  isDamaged,
  isUnchanged,
  noteBuild,
} from "../../lib/site/build-cache/last-build";
import {
  dropUnusableCache,
  markCache,
  removeCaches,
} from "../../lib/site/build-cache/gatsby-cache";
import { checkSettings } from "../../lib/site/host-settings/check-settings";
import { commitOf } from "../../lib/site/report/commit-of";
import { reportUnchanged } from "../../lib/site/report/unchanged-report";

// Functions that a build needs about the last one, in one module for bundling.
export {
  basePath,
  checkSettings,
  commitOf,
  dropUnusableCache,
  hasSameData,
  inputsOf,
  isDamaged,
  isUnchanged,
  markCache,
  noteBuild,
  removeCaches,
  reportUnchanged,
};
